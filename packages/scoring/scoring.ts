// The scoring in force: a rulebook's points with its switches and house changes applied.
import {
  compare,
  type Fraction,
  isZero,
  parseDecimal,
  parsePoints,
  points,
  zero,
} from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook, RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchesOf, takesValue } from '@omerta/rules/rulebooks/switches.ts';
import { scoring as belCanto } from './rulebooks/bel-canto.ts';
import { scoring as fiim2018 } from './rulebooks/fiim-2018.ts';
import { scoring as fiim2025 } from './rulebooks/fiim-2025.ts';
import { scoring as fsm2024 } from './rulebooks/fsm-2024.ts';
import { scoring as neftMmt } from './rulebooks/neft-mmt.ts';
import type { CompensationRules, ScoringRules } from './scoring-rules.ts';

const printed: Readonly<Record<RulebookId, ScoringRules>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};

/** Rules of points in force, and the rulebook they belong to. */
export type Scoring = ScoringRules & { readonly rulebook: Rulebook };

type Apply<V> = (rules: ScoringRules, value: V) => ScoringRules;

const compensated =
  (
    change: (rules: CompensationRules) => Partial<CompensationRules>,
  ): ((rules: ScoringRules) => ScoringRules) =>
  (rules) =>
    rules.compensation
      ? { ...rules, compensation: { ...rules.compensation, ...change(rules.compensation) } }
      : rules;

const decimalOf = (text: string): Fraction => parseDecimal(text) ?? zero;

/** What each switch changes in the points; play switches change nothing here. */
const switchEffects: Readonly<Record<string, Apply<string>>> = {
  difficulty: (rules, value) =>
    rules.difficulty ? { ...rules, difficulty: { ...rules.difficulty, on: value === 'on' } } : rules,
  'k-count-draws': (rules, value) =>
    rules.difficulty ? { ...rules, difficulty: { ...rules.difficulty, countDraws: value === 'on' } } : rules,
  'k-scope': (rules, value) =>
    rules.difficulty
      ? { ...rules, difficulty: { ...rules.difficulty, scope: value === 'stage' ? 'stage' : 'tournament' } }
      : rules,
  'ci-rounding': (rules, value) =>
    compensated((c) => ({ rounding: { ...c.rounding, value: value as 'nearest' | 'ceil' | 'floor' } }))(
      rules,
    ),
  'ci-base': (rules, value) =>
    compensated((c) => ({ base: { ...c.base, value: value as 'played' | 'planned' } }))(rules),
  'ci-cap': (rules, value) => compensated((c) => ({ cap: { ...c.cap, value: decimalOf(value) } }))(rules),
  'ci-mode': (rules, value) =>
    compensated((c) => ({ mode: { ...c.mode, value: value as 'retroactive' | 'progressive' } }))(rules),
  'ci-if-best-move-denied': (rules, value) =>
    compensated((c) => ({ ifDenied: { ...c.ifDenied, value: value as 'none' | 'full' } }))(rules),
  'ci-on-draw': (rules, value) =>
    compensated((c) => ({ onDraw: { ...c.onDraw, value: value === 'on' ? points('1') : zero } }))(rules),
  'judge-step': (rules, value) =>
    rules.extra.kind === 'numbers'
      ? { ...rules, extra: { ...rules.extra, warnStep: isZero(decimalOf(value)) ? null : decimalOf(value) } }
      : rules,
  'judge-grid-2025': (rules, value) =>
    rules.extra.kind === 'numbers' && value === 'any'
      ? { ...rules, extra: { ...rules.extra, step: null, namedOnly: false } }
      : rules,
  'ppk-fine-mode': (rules, value) => ({
    ...rules,
    forfeit: { ...rules.forfeit, withRemoval: value === 'cumulative' },
  }),
  'red-card-removal-fine': (rules, value) => ({
    ...rules,
    redCard: { ...rules.redCard, value: value === 'on' ? 'as-removal' : 'no-own-fine' },
  }),
  'yellow-mode': (rules, value) =>
    rules.yellow
      ? { ...rules, yellow: { ...rules.yellow, mode: value === 'total' ? 'total' : 'per-card' } }
      : rules,
  'same-act-policy': (rules, value) => {
    if (!rules.penalties || value !== 'sum') return rules;
    const items = rules.penalties.items.map(({ lighterThan: _, ...item }) => item);
    return { ...rules, penalties: { ...rules.penalties, items } };
  },
  'tie-additional': (rules, value) =>
    value === 'with-fines'
      ? {
          ...rules,
          forfeit: { ...rules.forfeit, bucket: 'additional' },
          removal: { ...rules.removal, bucket: 'additional' },
        }
      : rules,
  'tie-deaths-roles': (rules, value) => ({
    ...rules,
    firstKills: { ...rules.firstKills, value: value === 'red' ? 'red' : 'any' },
  }),
};

/** `amount` is points not below zero: what is deducted, and what is a limit. */
type House = {
  readonly form: 'points' | 'amount' | 'count' | 'yes-no' | readonly string[];
  readonly apply: Apply<never>;
};

const house = <V>(form: House['form'], apply: Apply<V>): House => ({ form, apply: apply as Apply<never> });
const ruledPoints = (name: 'loss' | 'draw' | 'bestMove3' | 'bestMove2'): House =>
  house<Fraction>('points', (rules, value) => ({ ...rules, [name]: { ...rules[name], value } }));
const penaltySize = (size: 'penalty' | 'small' | 'large'): House =>
  house<Fraction>('amount', (rules, value) => {
    const before = rules.penalties?.sizes[size];
    if (!rules.penalties || !before) return rules;
    return {
      ...rules,
      penalties: { ...rules.penalties, sizes: { ...rules.penalties.sizes, [size]: { ...before, value } } },
    };
  });

/** What house rules may set beside the switches. */
const houseKeys: Readonly<Record<string, House>> = {
  win: house<Fraction>('points', (rules, value) => ({ ...rules, win: { ...rules.win, value } })),
  loss: ruledPoints('loss'),
  draw: ruledPoints('draw'),
  bestMove3: ruledPoints('bestMove3'),
  bestMove2: ruledPoints('bestMove2'),
  bestMoveExclusive: house<boolean>('yes-no', (rules, value) => ({
    ...rules,
    bestMoveExclusive: { ...rules.bestMoveExclusive, value },
  })),
  removal: house<Fraction>('amount', (rules, value) => ({ ...rules, removal: { ...rules.removal, value } })),
  forfeit: house<Fraction>('amount', (rules, value) => ({
    ...rules,
    forfeit: { ...rules.forfeit, value, asRemoval: false },
  })),
  penalty: penaltySize('penalty'),
  smallPenalty: penaltySize('small'),
  largePenalty: penaltySize('large'),
  ciCap: house<Fraction>('amount', (rules, value) =>
    compensated((c) => ({ cap: { ...c.cap, value } }))(rules),
  ),
  ciMinimumB: house<number>('count', (rules, value) =>
    compensated((c) => ({ minimumB: { ...c.minimumB, value } }))(rules),
  ),
  ciRounding: house<'nearest' | 'ceil' | 'floor'>(['nearest', 'ceil', 'floor'], (rules, value) =>
    compensated((c) => ({ rounding: { ...c.rounding, value } }))(rules),
  ),
  ciBase: house<'played' | 'planned'>(['played', 'planned'], (rules, value) =>
    compensated((c) => ({ base: { ...c.base, value } }))(rules),
  ),
  ciDistance: house<'stage' | 'before-final'>(['stage', 'before-final'], (rules, value) =>
    compensated((c) => ({ distance: { ...c.distance, value } }))(rules),
  ),
  ciOnWin: house<Fraction>('amount', (rules, value) =>
    compensated((c) => ({ onWin: { ...c.onWin, value } }))(rules),
  ),
  ciOnDraw: house<boolean>('yes-no', (rules, value) =>
    compensated((c) => ({ onDraw: { ...c.onDraw, value: value ? points('1') : zero } }))(rules),
  ),
  ciNeedsBlack: house<boolean>('yes-no', (rules, value) =>
    compensated((c) => ({ needsBlack: { ...c.needsBlack, value } }))(rules),
  ),
  extraTotal: house<Fraction>('amount', (rules, value) =>
    rules.extra.kind === 'numbers'
      ? { ...rules, extra: { ...rules.extra, total: { ...rules.extra.total, free: value, steps: [] } } }
      : { ...rules, extra: { ...rules.extra, total: { value, clause: rules.extra.players.clause } } },
  ),
  extraPlayers: house<number>('count', (rules, value) =>
    rules.extra.kind === 'numbers'
      ? { ...rules, extra: { ...rules.extra, players: { ...rules.extra.players, free: value, steps: [] } } }
      : { ...rules, extra: { ...rules.extra, players: { ...rules.extra.players, value } } },
  ),
  extraFree: house<boolean>('yes-no', (rules, value) => ({ ...rules, extraFree: value })),
};

export const isHouseKey = (key: string): boolean => Object.hasOwn(houseKeys, key);

/** What each house key takes: points and fractions are strings, counts whole numbers, yes/no booleans, or one of a list. */
export const houseForms: Readonly<Record<string, House['form']>> = Object.fromEntries(
  Object.entries(houseKeys).map(([key, { form }]) => [key, form]),
);

/** A change that cannot be: which key, and what it takes. */
export type ChangeRefusal = {
  readonly code: 'unknown-key' | 'unknown-value';
  readonly key: string;
  readonly wanted: string;
};

/** `ciOnDraw` is the switch `ci-on-draw`; `judgeGrid2025` is `judge-grid-2025`. */
export const switchName = (key: string): string =>
  key.replace(/[A-Z]|(?<=[a-z])\d+/g, (part) => `-${part.toLowerCase()}`);

const formWanted = (form: House['form']): string =>
  form === 'points' || form === 'amount'
    ? '"0.75"'
    : form === 'count'
      ? '4'
      : form === 'yes-no'
        ? 'true | false'
        : form.join(' | ');

const read = (form: House['form'], value: unknown): unknown => {
  if (form === 'points' || form === 'amount') {
    const given = typeof value === 'string' ? parsePoints(value) : null;
    return given !== null && form === 'amount' && compare(given, zero) < 0 ? null : given;
  }
  if (form === 'count') return Number.isInteger(value) && Number(value) >= 0 ? value : null;
  if (form === 'yes-no') return typeof value === 'boolean' ? value : null;
  return typeof value === 'string' && form.includes(value) ? value : null;
};

/** `true` is `on`; a value of several words may stand in camel case like its key: `perCard`. */
export const switchValue = (value: unknown): string =>
  value === true ? 'on' : value === false ? 'off' : switchName(String(value));

/** The switches of a tournament file, as the notation writes them: `true` is `on`. */
export const switchesFrom = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [switchName(key), switchValue(value)]));

const changeOne = (
  rulebook: Rulebook,
  rules: ScoringRules,
  key: string,
  value: unknown,
): ScoringRules | ChangeRefusal => {
  const own = isHouseKey(key) ? houseKeys[key] : undefined;
  if (own) {
    const given = read(own.form, value);
    return given === null
      ? { code: 'unknown-value', key, wanted: formWanted(own.form) }
      : own.apply(rules, given as never);
  }
  const known = switchesOf(rulebook.id).find((each) => each.name === switchName(key));
  if (!known)
    return {
      code: 'unknown-key',
      key,
      wanted: [...Object.keys(houseKeys), ...switchesOf(rulebook.id).map((each) => each.name)].join(' | '),
    };
  if (!takesValue(known, switchValue(value)))
    return { code: 'unknown-value', key, wanted: known.values.join(' | ') };
  return switchEffects[known.name]?.(rules, switchValue(value)) ?? rules;
};

/** The points of a rulebook with its switches, then the house changes in the order given. */
export const scoringOf = (
  rulebook: Rulebook,
  change: Readonly<Record<string, unknown>> = {},
): Scoring | ChangeRefusal => {
  let rules = printed[rulebook.id];
  for (const [name, value] of Object.entries(rulebook.switches))
    rules = switchEffects[name]?.(rules, value) ?? rules;
  for (const [key, value] of Object.entries(change)) {
    const changed = changeOne(rulebook, rules, key, value);
    if (isRefusal(changed)) return changed;
    rules = changed;
  }
  return { ...rules, rulebook };
};
