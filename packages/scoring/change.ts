// Changes of the rules of points: a rule takes another value and keeps its clause.
import type { CompensationRules, ExtraRules, ScoringRules } from './scoring-rules.ts';

export type HouseChange<V> = (rules: ScoringRules, value: V) => ScoringRules;

type Ruling =
  | 'win'
  | 'loss'
  | 'draw'
  | 'bestMove3'
  | 'bestMove2'
  | 'bestMoveExclusive'
  | 'removal'
  | 'firstKills';

export const ruling =
  <K extends Ruling>(name: K): HouseChange<ScoringRules[K]['value']> =>
  (rules, value) => ({ ...rules, [name]: { ...rules[name], value } });

/** Changes one part of the rules; a rulebook without that part stays as it is. */
export const inPart =
  <P extends 'compensation' | 'difficulty' | 'yellow' | 'penalties', V>(
    part: P,
    change: (before: NonNullable<ScoringRules[P]>, value: V) => NonNullable<ScoringRules[P]>,
  ): HouseChange<V> =>
  (rules, value) => {
    const before = rules[part];
    return before === null ? rules : { ...rules, [part]: change(before, value) };
  };

export const compensation = <K extends keyof CompensationRules>(
  name: K,
): HouseChange<CompensationRules[K]['value']> =>
  inPart('compensation', (before, value) => ({ ...before, [name]: { ...before[name], value } }));

/** Changes extra points where they are numbers; LI1 and LI2 stay as they are. */
export const inNumbers =
  <V>(change: (before: ExtraRules, value: V) => ExtraRules): HouseChange<V> =>
  (rules, value) =>
    rules.extra.kind === 'numbers' ? { ...rules, extra: change(rules.extra, value) } : rules;
