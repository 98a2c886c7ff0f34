// What each switch changes in the points.
import { type Fraction, isZero, parseDecimal, points, zero } from '@omerta/base/fraction.ts';
import { compensation, type HouseChange, inNumbers, inPart, ruling } from './change.ts';
import {
  bases,
  deathsCounted,
  ifDenied,
  modes,
  roundings,
  type ScoringRules,
  scopes,
  yellowModes,
} from './scoring-rules.ts';

/** The value is one of the switch's own: whoever reads a file or a record has checked it. */
type Effect = HouseChange<string>;

const onOff =
  (change: HouseChange<boolean>): Effect =>
  (rules, value) =>
    change(rules, value === 'on');

const decimal =
  (change: HouseChange<Fraction>): Effect =>
  (rules, value) =>
    change(rules, parseDecimal(value) ?? zero);

const oneOf =
  <V extends string>(values: readonly V[], change: HouseChange<V>): Effect =>
  (rules, value) => {
    const chosen = values.find((each) => each === value);
    return chosen === undefined ? rules : change(rules, chosen);
  };

/** A switch whose other value says what the rulebook says anyway. */
const when =
  (value: string, change: Effect): Effect =>
  (rules, chosen) =>
    chosen === value ? change(rules, chosen) : rules;

const effects: Readonly<Record<string, Effect>> = {
  difficulty: onOff(inPart('difficulty', (before, on) => ({ ...before, on }))),
  'k-count-draws': onOff(inPart('difficulty', (before, countDraws) => ({ ...before, countDraws }))),
  'k-scope': oneOf(
    scopes,
    inPart('difficulty', (before, scope) => ({ ...before, scope })),
  ),
  'ci-rounding': oneOf(roundings, compensation('rounding')),
  'ci-base': oneOf(bases, compensation('base')),
  'ci-cap': decimal(compensation('cap')),
  'ci-mode': oneOf(modes, compensation('mode')),
  'ci-if-best-move-denied': oneOf(ifDenied, compensation('ifDenied')),
  'ci-on-draw': onOff((rules, on) => compensation('onDraw')(rules, on ? points('1') : zero)),
  'judge-step': decimal(inNumbers((before, step) => ({ ...before, warnStep: isZero(step) ? null : step }))),
  'judge-grid-2025': when(
    'any',
    inNumbers((before) => ({ ...before, step: null, namedOnly: false })),
  ),
  'ppk-fine-mode': (rules, value) => ({
    ...rules,
    forfeit: { ...rules.forfeit, withRemoval: value === 'cumulative' },
  }),
  'red-card-removal-fine': onOff((rules, on) => ({
    ...rules,
    redCard: { ...rules.redCard, value: on ? 'as-removal' : 'no-own-fine' },
  })),
  'yellow-mode': oneOf(
    yellowModes,
    inPart('yellow', (before, mode) => ({ ...before, mode })),
  ),
  'same-act-policy': when(
    'sum',
    inPart('penalties', (before) => ({
      ...before,
      items: before.items.map(({ lighterThan: _, ...item }) => item),
    })),
  ),
  'tie-additional': when('with-fines', (rules) => ({
    ...rules,
    forfeit: { ...rules.forfeit, bucket: 'additional' },
    removal: { ...rules.removal, bucket: 'additional' },
  })),
  'tie-deaths-roles': oneOf(deathsCounted, ruling('firstKills')),
};

/** The rules with a switch set; a switch of the play alone changes no points. */
export const withSwitch = (rules: ScoringRules, name: string, value: string): ScoringRules =>
  effects[name]?.(rules, value) ?? rules;
