// What each key of house rules stands at in a rulebook, with its clause: what an organiser would change.
import { makeExact } from '@omerta/base/fraction.ts';
import { houseForms } from './house.ts';
import type { PenaltySize, ScoringRules } from './scoring-rules.ts';

/** A value of null: no limit. */
type HouseValue = { readonly value: string | number | boolean | null; readonly clause: string };

const penalty =
  (size: PenaltySize) =>
  ({ penalties }: ScoringRules): HouseValue | null => {
    const printed = penalties?.sizes[size];
    return printed ? { value: makeExact(printed.value), clause: printed.clause } : null;
  };

type Numeric = 'cap' | 'onWin';
type Plain = 'minimumB' | 'rounding' | 'base' | 'distance' | 'needsBlack';

const amountOf =
  (name: Numeric) =>
  ({ compensation }: ScoringRules): HouseValue | null =>
    compensation && { value: makeExact(compensation[name].value), clause: compensation[name].clause };

const plain =
  (name: Plain) =>
  ({ compensation }: ScoringRules): HouseValue | null =>
    compensation && { value: compensation[name].value, clause: compensation[name].clause };

const total = ({ extra }: ScoringRules): HouseValue => {
  if (extra.kind === 'numbers') return { value: makeExact(extra.total.free), clause: extra.total.clause };
  return { value: extra.total && makeExact(extra.total.value), clause: extra.players.clause };
};

const values: Readonly<Record<string, (rules: ScoringRules) => HouseValue | null>> = {
  win: ({ win }) => ({ value: makeExact(win.value), clause: win.red }),
  loss: ({ loss }) => ({ value: makeExact(loss.value), clause: loss.clause }),
  draw: ({ draw }) => ({ value: makeExact(draw.value), clause: draw.clause }),
  bestMove3: ({ bestMove3 }) => ({ value: makeExact(bestMove3.value), clause: bestMove3.clause }),
  bestMove2: ({ bestMove2 }) => ({ value: makeExact(bestMove2.value), clause: bestMove2.clause }),
  bestMoveExclusive: ({ bestMoveExclusive: { value, clause } }) => ({ value, clause }),
  removal: ({ removal }) => ({ value: makeExact(removal.value), clause: removal.clause }),
  forfeit: ({ forfeit }) => ({ value: makeExact(forfeit.value), clause: forfeit.clause }),
  penalty: penalty('penalty'),
  smallPenalty: penalty('small'),
  largePenalty: penalty('large'),
  ciCap: amountOf('cap'),
  ciMinimumB: plain('minimumB'),
  ciRounding: plain('rounding'),
  ciBase: plain('base'),
  ciDistance: plain('distance'),
  ciOnWin: amountOf('onWin'),
  ciOnDraw: ({ compensation }) =>
    compensation && { value: compensation.onDraw.value.over > 0n, clause: compensation.onDraw.clause },
  ciNeedsBlack: plain('needsBlack'),
  extraTotal: total,
  extraPlayers: ({ extra }) => ({
    value: extra.kind === 'numbers' ? extra.players.free : extra.players.value,
    clause: extra.players.clause,
  }),
  extraFree: ({ extraFree, extra }) => ({ value: extraFree, clause: extra.players.clause }),
};

/** Null where the rulebook has no such thing, and a change of it changes nothing. */
export const houseValue = (rules: ScoringRules, key: string): HouseValue | null =>
  values[key]?.(rules) ?? null;

/** The keys that change something in this rulebook. */
export const houseKeysOf = (rules: ScoringRules): readonly string[] =>
  Object.keys(houseForms).filter((key) => houseValue(rules, key) !== null);
