// Listed penalties, their conditions and approvals, and those that were waived.
import { negate } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '../scoring.ts';
import type { PenaltyItem, PenaltyRules } from '../scoring-rules.ts';
import { outcomeAt, roleAt, type Sheet } from '../sheet/sheet.ts';
import { type SheetTally, satisfies } from './game-score.ts';

const impose = (tally: SheetTally, rules: PenaltyRules, item: PenaltyItem, seat: Seat): void => {
  const size = rules.sizes[item.size];
  if (size)
    tally.give(seat, {
      kind: 'penalty',
      points: negate(size.value),
      clause: item.clause,
      bucket: 'additional',
    });
};

/** In a draw everybody at the table has the one penalty of the draw. */
const drawPenalty = (tally: SheetTally, scoring: Scoring, sheet: Sheet, rules: PenaltyRules): void => {
  const draw = scoring.drawAtTable;
  if (!draw || sheet.winner !== 'draw') return;
  if (sheet.atTable === null) {
    tally.needs.push({ what: 'at-table', by: null, seat: null, clause: draw.spared });
    return;
  }
  const item = rules.items.find((each) => each.clause === draw.item);
  if (!item) return;
  for (const seat of new Set(sheet.atTable))
    if (!isWaived(sheet, item, seat)) impose(tally, rules, item, seat);
};

const names = (list: Sheet['penalties'], clause: string, seat: Seat): boolean =>
  list.some((each) => each.seat === seat && each.clause === clause);

/** An item both waived and imposed is imposed: the waiver is refused. */
const isWaived = (sheet: Sheet, item: PenaltyItem, seat: Seat): boolean =>
  names(sheet.waived, item.clause, seat) && !names(sheet.penalties, item.clause, seat);

const fitsRole = (sheet: Sheet, item: PenaltyItem, seat: Seat): boolean =>
  item.roles.includes(roleAt(sheet, seat));
const fitsResult = (sheet: Sheet, item: PenaltyItem, seat: Seat): boolean =>
  !item.lost || outcomeAt(sheet, seat) === 'loss';

/** A heavier item for the same act is imposed: one that is refused takes nothing away. */
const lighterFalls = (sheet: Sheet, rules: PenaltyRules, item: PenaltyItem, seat: Seat): boolean =>
  rules.items.some(
    (heavier) =>
      item.lighterThan?.includes(heavier.clause) &&
      names(sheet.penalties, heavier.clause, seat) &&
      fitsRole(sheet, heavier, seat) &&
      fitsResult(sheet, heavier, seat),
  );

export const givePenalties = (tally: SheetTally, scoring: Scoring, sheet: Sheet): void => {
  const rules = scoring.penalties;
  if (rules) drawPenalty(tally, scoring, sheet, rules);
  const imposed = new Set<string>();
  for (const [i, { seat, clause, by }] of sheet.penalties.entries()) {
    const path = `penalties[${i}]`;
    const item = rules?.items.find((each) => each.clause === clause);
    const key = `${seat} ${item?.caseOf ?? clause}`;
    const inDraw =
      sheet.winner === 'draw' && scoring.drawAtTable !== null && (sheet.atTable?.includes(seat) ?? false);
    if (!rules || !item)
      tally.refuse({ path, code: 'penalty/not-listed', clause: rules?.clause ?? scoring.total, seat });
    else if (clause === scoring.drawAtTable?.item) {
      // Everybody at the table has it from the draw. Where that list is missing, the entry itself counts.
      const unknown = sheet.winner === 'draw' && sheet.atTable === null;
      if (!unknown && !inDraw) tally.refuse({ path, code: 'penalty/result', clause, seat });
      if (unknown && !imposed.has(key)) impose(tally, rules, item, seat);
      if (unknown) imposed.add(key);
    } else if (inDraw)
      tally.refuse({
        path,
        code: 'penalty/at-table-in-draw',
        clause: scoring.drawAtTable?.spared ?? clause,
        seat,
      });
    else if (!fitsRole(sheet, item, seat)) tally.refuse({ path, code: 'penalty/role', clause, seat });
    else if (!fitsResult(sheet, item, seat)) tally.refuse({ path, code: 'penalty/result', clause, seat });
    else if (imposed.has(key) && !rules.repeats.includes(item.size))
      tally.refuse({ path, code: 'penalty/repeated', clause: rules.onceClause, seat });
    else if (lighterFalls(sheet, rules, item, seat)) tally.warn(path, 'penalty/lighter-falls', clause, seat);
    else {
      imposed.add(key);
      if (item.approval && !satisfies(item.approval, by))
        tally.need(item.approval, clause, { list: 'penalties', at: i, seat, value: clause });
      impose(tally, rules, item, seat);
    }
  }
};

export const checkWaivers = (tally: SheetTally, scoring: Scoring, sheet: Sheet): void => {
  const rules = scoring.penalties;
  for (const [i, { seat, clause, by }] of sheet.waived.entries()) {
    const path = `waived[${i}]`;
    const item = rules?.items.find((each) => each.clause === clause);
    const waiver = item && rules?.waivers[item.size];
    // An act that is not listed is fined only where somebody wants it: there is nothing to waive.
    if (!item || item.approval)
      tally.refuse({ path, code: 'waive/not-listed', clause: rules?.clause ?? scoring.total, seat });
    else if (!waiver)
      tally.refuse({ path, code: 'waive/not-provided', clause: rules?.clause ?? scoring.total, seat });
    else if (names(sheet.penalties, clause, seat))
      tally.refuse({ path, code: 'waive/imposed', clause: waiver.clause, seat });
    else if (!satisfies(waiver.by, by))
      tally.need(waiver.by, waiver.clause, { list: 'waived', at: i, seat, value: clause });
  }
};
