// The form of the protocol that each rulebook asks for: its head, the letters of the roles, what must be explained, who signs.
import type { Role } from '../game/role.ts';
import type { Text } from '../messages/lang.ts';
import type { RulebookId } from './rulebook.ts';

export const headFields = ['event', 'stage', 'game', 'table', 'date', 'referee'] as const;
export type HeadField = (typeof headFields)[number];

/** `clause` is null where the rulebook is silent and the product's own reading stands. */
export type ProtocolForm = {
  /** Each field with the clause that asks for it. */
  readonly head: Readonly<Record<HeadField, string | null>>;
  /** Null: the role is not written. */
  readonly letters: { readonly of: Readonly<Record<Role, Text | null>>; readonly clause: string | null };
  /** Every additional point and penalty is explained on the back. */
  readonly explained: string | null;
  readonly winner: string | null;
  readonly bestMove: string | null;
  readonly signed: string | null;
};

const fullLetters: Readonly<Record<Role, Text>> = {
  red: { ru: 'К', en: 'R' },
  black: { ru: 'Ч', en: 'B' },
  don: { ru: 'Д', en: 'D' },
  sheriff: { ru: 'Ш', en: 'S' },
};

/** No article of its own on the protocol. */
const unwritten: ProtocolForm = {
  head: { event: null, stage: null, game: null, table: null, date: null, referee: null },
  letters: { of: fullLetters, clause: null },
  explained: null,
  winner: null,
  bestMove: null,
  signed: null,
};

const fiim2018: ProtocolForm = {
  head: { event: '9.2.1', stage: '9.2.1', game: '9.2.1', table: '9.2.2', date: '9.2.2', referee: '9.2.3' },
  letters: { of: fullLetters, clause: '9.4.1' },
  explained: '9.10',
  winner: '9.7',
  bestMove: '9.6',
  signed: '9.11',
};

export const protocolForms: Readonly<Record<RulebookId, ProtocolForm>> = {
  'fsm-2024': { ...unwritten, bestMove: '8.3.1' },
  'fiim-2018': fiim2018,
  'neft-mmt': {
    head: { event: '25.2', stage: '25.2', game: '25.2', table: null, date: '25.2', referee: '25.2' },
    letters: { of: { ...fullLetters, red: null, black: { ru: 'М', en: 'M' } }, clause: '25.4' },
    explained: null,
    winner: '25.9',
    bestMove: '25.8',
    signed: '25.13',
  },
  'bel-canto': { ...fiim2018, explained: null, signed: '9.10' },
  'fiim-2025': { ...unwritten, bestMove: '8.2.1' },
};
