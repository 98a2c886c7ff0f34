// Why a JSON file of ours cannot be read: where, and which sentence says it.
import type { Problem } from './problem.ts';

export const invalidCodes = [
  'key/missing',
  'key/unknown',
  'type/flag',
  'type/list',
  'type/number',
  'type/object',
  'type/text',
  'value/count',
  'value/decimal',
  'value/format',
  'value/numbered',
  'value/pair',
  'value/positive',
  'value/unlisted',
  'text/long',
  'text/plain',
  'seat/not-a-seat',
  'seat/twice',
  'sheet/deck',
  'sheet/seats',
  'sheet/winner',
  'rulebook/unknown',
  'switch/unknown',
  'switch/value',
  'house/unknown',
  'house/value',
  'player/id-twice',
  'player/twice',
  'player/unknown',
  'stage/id-twice',
  'stage/none',
  'stage/unknown',
  'game/twice',
  'game/record-or-sheet',
  'record/missing',
  'record/outside',
  'record/player-ambiguous',
  'record/player-unknown',
  'record/rulebook',
  'record/switch',
  'record/syntax',
] as const;
export type InvalidCode = (typeof invalidCodes)[number];

export type Invalid = {
  /** From the root of the file: `games[3].sheet.seats[2]`; empty for the root itself. */
  readonly path: string;
  readonly code: InvalidCode;
  /** What was found, and what there is to choose from. */
  readonly found?: string;
  readonly wanted?: string;
  /** Where and why a record cannot be parsed. */
  readonly problem?: Problem;
};
