// How much of a sheet's limits on extra points is used, as they stand while it is being filled in.
import {
  add,
  compare,
  type Fraction,
  makeExact,
  multiply,
  parseDecimal,
  sum,
  whole,
} from '@omerta/base/fraction.ts';
import type { Approver } from '@omerta/rules/game/command.ts';
import type { Scoring } from '../scoring.ts';
import type { Limit, LiRules } from '../scoring-rules.ts';
import { outcomeAt, type Sheet } from '../sheet/sheet.ts';
import { inWholes } from './extra-numbers.ts';
import { bestMoveRival } from './score.ts';

export type LimitUse = {
  readonly limit: 'players' | 'total' | 'winners' | 'losers';
  readonly used: string;
  /** What the referee gives alone. */
  readonly free: string;
  /** The steps beyond that, each with who must agree; `upTo` null is no end. */
  readonly steps: readonly { readonly upTo: string | null; readonly by: Approver }[];
  readonly passed: 'no' | 'with-approval' | 'yes';
  readonly clause: string;
};

const useOf = (
  limit: LimitUse['limit'],
  used: Fraction,
  { free, steps, clause }: Limit<Fraction>,
): LimitUse => {
  const within = (bound: Fraction | null): boolean => bound === null || compare(used, bound) <= 0;
  const beyond = steps.some(({ upTo }) => within(upTo)) ? 'with-approval' : 'yes';
  return {
    limit,
    used: makeExact(used),
    free: makeExact(free),
    steps: steps.map(({ upTo, by }) => ({ upTo: upTo === null ? null : makeExact(upTo), by })),
    passed: within(free) ? 'no' : beyond,
    clause,
  };
};

const alone = (count: number, clause: string): Limit<Fraction> => ({ free: whole(count), steps: [], clause });

const liSum = ({ li1, li2 }: LiRules, sheet: Sheet): Fraction => {
  const count = (size: 'li1' | 'li2'): Fraction =>
    whole(sheet.extra.filter(({ points }) => points === size).length);
  return add(multiply(count('li1'), li1.value), multiply(count('li2'), li2.value));
};

export const sheetUse = (scoring: Scoring, sheet: Sheet): readonly LimitUse[] => {
  const { extra } = scoring;
  if (scoring.extraFree) return [];
  const rival = bestMoveRival(scoring, sheet);
  if (extra.kind === 'li') {
    const won = sheet.extra.filter(({ seat }) => outcomeAt(sheet, seat) === 'win').length;
    return [
      useOf('players', whole(sheet.extra.length), alone(extra.players.value, extra.players.clause)),
      ...(extra.total
        ? [
            useOf('total', liSum(extra, sheet), {
              free: extra.total.value,
              steps: [],
              clause: extra.total.clause,
            }),
          ]
        : []),
      useOf('winners', whole(won), alone(extra.winners.value, extra.winners.clause)),
      useOf('losers', whole(sheet.extra.length - won), alone(extra.losers.value, extra.losers.clause)),
    ];
  }
  const given = sheet.extra.flatMap(({ seat, points }) => {
    const value = parseDecimal(points);
    return value === null || compare(value, rival(seat)) <= 0 ? [] : [{ seat, value }];
  });
  const counted = given.filter(({ seat }) => compare(rival(seat), whole(0)) <= 0).map(({ value }) => value);
  return [
    useOf('players', whole(given.length), inWholes(extra.players)),
    useOf('total', sum(counted), extra.total),
  ];
};
