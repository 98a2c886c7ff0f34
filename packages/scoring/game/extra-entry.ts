// One line of extra points, and what every way of counting them asks of it.
import { compare, type Fraction, makeExact, subtract, zero } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '../scoring.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { ScoreCode, SheetTally } from './game-score.ts';

/** Best-move points of a seat where they exclude extra points, else zero. */
export type RivalOf = (seat: Seat) => Fraction;

/** What the extra points of a sheet are held against, and where the answer goes. */
export type Weighing = {
  readonly tally: SheetTally;
  readonly scoring: Scoring;
  readonly sheet: Sheet;
  readonly rivalOf: RivalOf;
};

export type ExtraEntry = { readonly path: string; readonly seat: Seat; readonly points: Fraction };

/** Why an entry may not be given; the limit it passes, if it passes one. */
export type Objection = { readonly code: ScoreCode; readonly clause: string; readonly limit?: Fraction };

export const refuse = (
  tally: SheetTally,
  { path, seat }: Pick<ExtraEntry, 'path' | 'seat'>,
  { code, clause, limit }: Objection,
): void => tally.refuse({ path, code, clause, seat, ...(limit ? { limit: makeExact(limit) } : {}) });

/** By how much the entries together pass a limit of the sheet. */
export const excess = (
  used: Fraction,
  most: Fraction,
): { readonly limit: string; readonly over: string } => ({
  limit: makeExact(most),
  over: makeExact(subtract(used, most)),
});

/** Best-move points that are no smaller: the extra points are not received and use up no limit. */
export const lapses = (
  { tally, scoring, rivalOf }: Weighing,
  { path, seat, points }: ExtraEntry,
): boolean => {
  const lapsed = compare(points, zero) > 0 && compare(points, rivalOf(seat)) <= 0;
  if (lapsed) tally.warn(path, 'extra/lapsed', scoring.bestMoveExclusive.clause, seat);
  return lapsed;
};

/** A player who was removed or lost the game for his team may be rewarded, but it deserves a second look. */
export const warnOfSanctioned = (
  { tally, scoring, sheet }: Weighing,
  { path, seat }: ExtraEntry,
  forfeitClause: string,
): void => {
  if (sheet.removed.includes(seat)) tally.warn(path, 'extra/to-removed', scoring.removal.clause, seat);
  else if (sheet.forfeitBy === seat && sheet.by === 'forfeit')
    tally.warn(path, 'extra/to-forfeiter', forfeitClause, seat);
};

export const give = (tally: SheetTally, { seat, points }: ExtraEntry, clause: string): void =>
  tally.give(seat, { kind: 'extra', points, clause, bucket: 'additional' });
