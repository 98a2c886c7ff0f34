// From a sheet to the points of its ten players.
import { compare, type Fraction, negate, parseDecimal, sum, zero } from '@omerta/base/fraction.ts';
import { teamOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '../scoring.ts';
import type { Bucket } from '../scoring-rules.ts';
import { outcomeAt, roleAt, type Sheet, teamAt } from '../sheet/sheet.ts';
import type { RivalOf } from './extra-entry.ts';
import { giveExtras } from './extra-points.ts';
import { type GameScore, type Item, SheetTally } from './game-score.ts';
import { checkWaivers, givePenalties } from './penalties.ts';

const giveResult = (tally: SheetTally, scoring: Scoring, sheet: Sheet): void => {
  for (const seat of seats) {
    const kind = outcomeAt(sheet, seat);
    const clause = kind === 'win' ? scoring.win[teamAt(sheet, seat)] : scoring[kind].clause;
    tally.give(seat, { kind, points: scoring[kind].value, clause, bucket: 'main' });
  }
};

/** In some rulebooks two voted out on day 1 cost the victim his best move. */
export const bestMoveDenied = (scoring: Scoring, sheet: Sheet): boolean =>
  scoring.bestMoveRight.value === 'lost-after-two-voted-out' && sheet.outDay1 >= 2;

/** Different blacks among the first three numbers of the first victim. */
export const blacksNamed = (sheet: Sheet): number => {
  const named = new Set(sheet.bestMove?.slice(0, 3) ?? []);
  return [...named].filter((seat) => teamOf(roleAt(sheet, seat)) === 'black').length;
};

const bestMoveItem = (
  scoring: Scoring,
  sheet: Sheet,
): { readonly seat: Seat; readonly points: Fraction; readonly clause: string } | null => {
  const seat = sheet.firstKilled;
  if (
    seat === null ||
    teamAt(sheet, seat) === 'black' ||
    sheet.bestMove === null ||
    bestMoveDenied(scoring, sheet)
  )
    return null;
  const blacks = blacksNamed(sheet);
  if (blacks < 2) return null;
  const rule = blacks >= 3 ? scoring.bestMove3 : scoring.bestMove2;
  return { seat, points: rule.value, clause: rule.clause };
};

/** Where house rules let extra points stand as entered, nothing is compared with them. */
const isExclusive = (scoring: Scoring): boolean => scoring.bestMoveExclusive.value && !scoring.extraFree;

export const bestMoveRival = (scoring: Scoring, sheet: Sheet): RivalOf => {
  const best = bestMoveItem(scoring, sheet);
  return (seat) => (isExclusive(scoring) && best?.seat === seat ? best.points : zero);
};

const giveBestMove = (tally: SheetTally, scoring: Scoring, sheet: Sheet): void => {
  if (
    sheet.bestMove !== null &&
    sheet.bestMove.length > 0 &&
    (sheet.firstKilled === null || bestMoveDenied(scoring, sheet))
  ) {
    tally.warn('bestMove', 'best-move/no-right', scoring.bestMoveRight.clause, sheet.firstKilled ?? 1);
  }
  const best = bestMoveItem(scoring, sheet);
  giveExtras({ tally, scoring, sheet, rivalOf: bestMoveRival(scoring, sheet) });
  if (!best) return;
  // Smaller extra points have lapsed already; negative ones do not compete with a best move.
  const outdone =
    isExclusive(scoring) &&
    tally.itemsOf(best.seat).some((item) => item.kind === 'extra' && compare(item.points, zero) > 0);
  if (!outdone)
    tally.give(best.seat, {
      kind: 'best-move',
      points: best.points,
      clause: best.clause,
      bucket: 'additional',
    });
};

/** Disqualification and forfeit: what each costs alone and together. */
const giveSanctions = (tally: SheetTally, scoring: Scoring, sheet: Sheet): void => {
  const { removal, forfeit, redCard } = scoring;
  const secondYellow = sheet.yellow.filter((seat, i) => sheet.yellow.indexOf(seat) !== i);
  const removed = new Set<Seat>([
    ...sheet.removed,
    ...(redCard.value === 'as-removal' ? [...sheet.redCards, ...secondYellow] : []),
  ]);
  const { forfeitBy } = sheet;
  const counts = forfeitBy !== null && (sheet.by === 'forfeit' || forfeit.afterDecisive.value === 'the-fine');
  if (counts && (forfeit.asRemoval || forfeit.withRemoval)) removed.add(forfeitBy);
  for (const seat of removed)
    tally.give(seat, {
      kind: 'removal',
      points: negate(removal.value),
      clause: removal.clause,
      bucket: removal.bucket,
    });
  if (!counts || forfeit.asRemoval) return;
  const clause = sheet.by === 'forfeit' ? forfeit.clause : forfeit.afterDecisive.clause;
  tally.give(forfeitBy, { kind: 'forfeit', points: negate(forfeit.value), clause, bucket: forfeit.bucket });
};

const giveFines = (tally: SheetTally, scoring: Scoring, sheet: Sheet): void => {
  for (const [i, { seat, points: text }] of sheet.fines.entries()) {
    const value = parseDecimal(text);
    if (value === null || compare(value, zero) <= 0)
      tally.refuse({ path: `fines[${i}]`, code: 'fine/not-decimal', clause: null, seat });
    else
      tally.give(seat, { kind: 'fine', points: negate(value), clause: scoring.fine.clause, bucket: 'other' });
  }
};

export const scoreGame = (scoring: Scoring, sheet: Sheet): GameScore => {
  const tally = new SheetTally();
  giveResult(tally, scoring, sheet);
  giveBestMove(tally, scoring, sheet);
  givePenalties(tally, scoring, sheet);
  checkWaivers(tally, scoring, sheet);
  giveSanctions(tally, scoring, sheet);
  giveFines(tally, scoring, sheet);
  return {
    players: seats.map((seat) => ({
      seat,
      player: sheet.seats[seat - 1]?.player ?? '',
      role: roleAt(sheet, seat),
      items: tally.itemsOf(seat),
    })),
    needs: tally.needs,
    refused: tally.refused,
    warnings: tally.warnings,
  };
};

export const bucketOf = (items: readonly Item[], bucket: Bucket): Fraction =>
  sum(items.filter((item) => item.bucket === bucket).map((item) => item.points));

export const totalOf = (items: readonly Item[]): Fraction => sum(items.map((item) => item.points));
