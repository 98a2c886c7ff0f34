// Why a room refuses: a stable code, the clause where a rule stands behind it, and what the sentence needs.
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { RuleName } from '@omerta/rules/rulebooks/rules.ts';
import type { ActWord } from './act.ts';

export const roomRefusalCodes = [
  'room/setup',
  'room/full',
  'room/started',
  'room/not-started',
  'room/over',
  'room/system-leads',
  'room/paused',
  'room/no-result',
  'line/stale',
  'line/cards',
  'proposal/none',
  'chair/none',
  'chair/left',
  'nickname/form',
  'nickname/taken',
  'entropy/form',
  'act/unreadable',
  'act/not-asked',
  'act/late',
  'ask/other',
  'shot/other-number',
  'shot/second',
] as const;
export type RoomRefusalCode = (typeof roomRefusalCodes)[number];

export type RoomRefusal = {
  readonly code: RoomRefusalCode;
  readonly clause: string | null;
  readonly args: { readonly word?: string; readonly number?: number };
};

/** Of the room, or of the rules of the game. */
export type PlayRefusal = RoomRefusal | RuleRefusal;

export const refuseRoom = (code: RoomRefusalCode, args: RoomRefusal['args'] = {}): RoomRefusal => ({
  code,
  clause: null,
  args,
});

/** The rule that says when each act has its moment. */
const ruleOfAct: Readonly<Record<ActWord, RuleName>> = {
  ready: 'opening',
  pass: 'opener',
  nominate: 'nomination',
  withdraw: 'withdrawal',
  hand: 'oneVote',
  shoot: 'shooting',
  point: 'agreementSeconds',
  check: 'checksPerNight',
  best: 'bestMove',
  say: 'speechSeconds',
  claim: 'speechSeconds',
  'foul-speech': 'sanctionsByRules',
  protest: 'protest',
  leave: 'removalLeaves',
};

export const refuseAct = (
  { rules }: Rulebook,
  code: 'act/not-asked' | 'act/late' | 'shot/other-number' | 'shot/second',
  word: ActWord,
  number?: number,
): RoomRefusal => ({
  code,
  clause: rules[code.startsWith('shot/') ? 'shotsCall' : ruleOfAct[word]].clause,
  args: number === undefined ? { word } : { word, number },
});
