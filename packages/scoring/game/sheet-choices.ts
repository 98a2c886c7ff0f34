// What may be entered on a sheet for one seat: each entry is tried, and only what scoring takes is offered.
import { add, compare, type Fraction, makeExact, points } from '@omerta/base/fraction.ts';
import type { Approver } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '../scoring.ts';
import type { ExtraRules, PenaltyItem } from '../scoring-rules.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { GameScore } from './game-score.ts';
import { scoreGame } from './score.ts';

/** A value with the approval it asks for. */
export type ExtraChoice = { readonly points: string; readonly approver: Approver | null };

const usualStep = points('0.1');

/** The values of the rulebook's own grid, the named ones above it included. */
const valuesOf = (rules: ExtraRules): readonly string[] => {
  const step = rules.warnStep ?? rules.step ?? usualStep;
  const named = rules.named.map(({ value }) => value);
  const most = [rules.winnerMost.value, rules.loserMost.value, ...named].reduce((a, b) =>
    compare(a, b) < 0 ? b : a,
  );
  const values = [rules.least];
  for (let value: Fraction = step; compare(value, most) <= 0; value = add(value, step)) {
    if (compare(value, rules.least) > 0) values.push(value);
  }
  return values.map(makeExact);
};

const approverIn = ({ needs }: GameScore, seat: Seat): Approver | null => {
  const need = needs.find((each) => each.what === 'approval' && each.seat === seat);
  return need?.by ?? null;
};

/** Extra points that this player alone could get; the limits of the whole sheet are held against what is entered. */
export const extraChoices = (scoring: Scoring, sheet: Sheet, seat: Seat): readonly ExtraChoice[] => {
  const values = scoring.extra.kind === 'li' ? ['li1', 'li2'] : valuesOf(scoring.extra);
  return values.flatMap((value) => {
    const alone = scoreGame(scoring, {
      ...sheet,
      extra: [{ seat, points: value, by: 'referee' }],
      approvals: [],
      penalties: [],
      waived: [],
    });
    return alone.refused.some(({ path }) => path === 'extra[0]')
      ? []
      : [{ points: value, approver: approverIn(alone, seat) }];
  });
};

/** Listed penalties whose conditions this player and this result meet, and that can still be added to the sheet. */
export const penaltyChoices = (scoring: Scoring, sheet: Sheet, seat: Seat): readonly PenaltyItem[] => {
  const path = `penalties[${sheet.penalties.length}]`;
  return (scoring.penalties?.items ?? []).filter(({ clause }) => {
    const { refused, warnings } = scoreGame(scoring, {
      ...sheet,
      penalties: [...sheet.penalties, { seat, clause, by: 'referee' }],
    });
    return (
      clause !== scoring.drawAtTable?.item && ![...refused, ...warnings].some((each) => each.path === path)
    );
  });
};

/** Who may agree that a listed penalty is not imposed; null where nobody may. */
export const waiverOf = (scoring: Scoring, clause: string): Approver | null => {
  const item = scoring.penalties?.items.find((each) => each.clause === clause);
  return (item && !item.approval && scoring.penalties?.waivers[item.size]?.by) || null;
};
