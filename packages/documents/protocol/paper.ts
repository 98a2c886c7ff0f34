// What is printed on one protocol: filled after the game, or prepared before it.
import type { Text } from '@omerta/base/lang.ts';
import type { SheetHead } from '@omerta/rules/protocol/head.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { SheetReopened, Signature } from '@omerta/stream/signing.ts';
import type { RuledGame } from '@omerta/tournament/ruling-kind.ts';
import type { Protocol } from './protocol.ts';

/** A protest of a tournament, and what was decided on it. */
export type PaperProtest = {
  readonly player: string;
  readonly text: string;
  /** Null: not decided. `outcome` in words. */
  readonly decision: { readonly outcome: Text; readonly reason: string } | null;
};

export type ProtocolPaper = RuledGame & {
  readonly rulebook: RulebookId;
  readonly head: SheetHead;
  /** Ten, seat 1 first; empty: to be written by hand. */
  readonly names: readonly string[];
  /** Null: blank, with whatever the head and the names say already. */
  readonly played: Protocol | null;
  readonly signature: Signature | null;
  /** Played and counted, and nobody has signed it yet. */
  readonly isUnsigned: boolean;
  /** Why it was opened again after it was signed, the first time first. */
  readonly reopened: readonly SheetReopened['reason'][];
  readonly protests: readonly PaperProtest[];
  /** Where the log of the game ended when the paper was made. */
  readonly log: Head | null;
  /** What the code says. */
  readonly link: string | null;
};

export const emptyHead: SheetHead = { event: '', stage: '', game: '', table: '', date: '', referee: '' };
const nobody = Array.from({ length: 10 }, () => '');

/** With nothing on it. */
export const emptyPaper = (rulebook: RulebookId): ProtocolPaper => ({
  rulebook,
  head: emptyHead,
  names: nobody,
  played: null,
  ruled: null,
  signature: null,
  isUnsigned: false,
  reopened: [],
  protests: [],
  log: null,
  link: null,
});
