// The protocol form of each rulebook: its head, the letters of the roles, what must be explained, who signs.
import type { Text } from '@omerta/base/lang.ts';
import type { Role } from '../game/role.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import type { HeadField } from './head-fields.ts';

/** What is written down of the game itself. */
export type ProtocolField = 'winner' | 'bestMove' | 'nights' | 'fouls' | 'votes' | 'left';

/** A clause is null where the rulebook is silent and the product's own reading stands. */
export type ProtocolForm = {
  /** Each field with the clause that asks for it. */
  readonly head: Readonly<Record<HeadField, string | null>>;
  /** By which name the head calls the referee; the signature is his surname everywhere. */
  readonly refereeBy: 'surname' | 'nickname';
  /** Null: the role is not written. */
  readonly letters: { readonly of: Readonly<Record<Role, Text | null>>; readonly clause: string | null };
  readonly fields: Readonly<Record<ProtocolField, string | null>>;
  /** Every additional point and penalty is explained on the back. */
  readonly explained: string | null;
  readonly signed: string | null;
};

const fullLetters: Readonly<Record<Role, Text>> = {
  red: { ru: 'К', en: 'R' },
  black: { ru: 'Ч', en: 'B' },
  don: { ru: 'Д', en: 'D' },
  sheriff: { ru: 'Ш', en: 'S' },
};

/** No article of its own on the protocol. */
const unwritten = (bestMove: string): ProtocolForm => ({
  head: { event: null, stage: null, game: null, table: null, date: null, referee: null },
  refereeBy: 'surname',
  letters: { of: fullLetters, clause: null },
  fields: { winner: null, bestMove, nights: null, fouls: null, votes: null, left: null },
  explained: null,
  signed: null,
});

const fiim2018: ProtocolForm = {
  head: { event: '9.2.1', stage: '9.2.1', game: '9.2.1', table: '9.2.2', date: '9.2.2', referee: '9.2.3' },
  refereeBy: 'surname',
  letters: { of: fullLetters, clause: '9.4.1' },
  fields: { winner: '9.7', bestMove: '9.6', nights: null, fouls: '9.5', votes: '9.5', left: null },
  explained: '9.10',
  signed: '9.11',
};

export const protocolForms: Readonly<Record<RulebookId, ProtocolForm>> = {
  'fsm-2024': unwritten('8.3.1'),
  'fiim-2018': fiim2018,
  'neft-mmt': {
    head: { event: '25.2', stage: '25.2', game: '25.2', table: null, date: '25.2', referee: '25.2' },
    refereeBy: 'nickname',
    letters: { of: { ...fullLetters, red: null, black: { ru: 'М', en: 'M' } }, clause: '25.4' },
    fields: { winner: '25.9', bestMove: '25.8', nights: '25.6', fouls: '25.5', votes: '25.5', left: '25.7' },
    explained: null,
    signed: '25.13',
  },
  'bel-canto': { ...fiim2018, explained: null, signed: '9.10' },
  'fiim-2025': unwritten('8.2.1'),
};
