// What house rules may set beside the switches: the keys, what each takes and what it changes.
import { compare, type Fraction, parsePoints, points, zero } from '@omerta/base/fraction.ts';
import { compensation, type HouseChange, inPart, ruling } from './change.ts';
import { bases, distances, type PenaltySize, roundings, type ScoringRules } from './scoring-rules.ts';

/** Points and amounts (points not below zero) are strings, counts whole numbers, or one word of a list. */
type HouseForm = 'points' | 'amount' | 'count' | 'yes-no' | readonly string[];

/** What a key takes: null for anything else. */
type Taken<V> = {
  readonly form: HouseForm;
  readonly wanted: string;
  readonly read: (value: unknown) => V | null;
};

const readPoints = (value: unknown): Fraction | null =>
  typeof value === 'string' ? parsePoints(value) : null;

const aNumber: Taken<Fraction> = { form: 'points', wanted: '"0.75"', read: readPoints };

/** What is deducted, and what is a limit. */
const anAmount: Taken<Fraction> = {
  form: 'amount',
  wanted: '"0.75"',
  read: (value) => {
    const given = readPoints(value);
    return given !== null && compare(given, zero) >= 0 ? given : null;
  },
};

const aCount: Taken<number> = {
  form: 'count',
  wanted: '4',
  read: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null),
};

const yesNo: Taken<boolean> = {
  form: 'yes-no',
  wanted: 'true | false',
  read: (value) => (typeof value === 'boolean' ? value : null),
};

const oneOf = <V extends string>(values: readonly V[]): Taken<V> => ({
  form: values,
  wanted: values.join(' | '),
  read: (value) => values.find((each) => each === value) ?? null,
});

type HouseKey = {
  readonly form: HouseForm;
  readonly wanted: string;
  /** Null for a value the key does not take. */
  readonly change: (rules: ScoringRules, value: unknown) => ScoringRules | null;
};

const key = <V>({ form, wanted, read }: Taken<V>, change: HouseChange<V>): HouseKey => ({
  form,
  wanted,
  change: (rules, value) => {
    const given = read(value);
    return given === null ? null : change(rules, given);
  },
});

const penaltySize = (size: PenaltySize): HouseChange<Fraction> =>
  inPart('penalties', (before, value) => {
    const printed = before.sizes[size];
    return printed === null
      ? before
      : { ...before, sizes: { ...before.sizes, [size]: { ...printed, value } } };
  });

/** A limit without steps: nothing stands beyond it, whoever agrees. */
const extraTotal: HouseChange<Fraction> = (rules, value) => {
  const { extra } = rules;
  return extra.kind === 'numbers'
    ? { ...rules, extra: { ...extra, total: { ...extra.total, free: value, steps: [] } } }
    : { ...rules, extra: { ...extra, total: { value, clause: extra.players.clause } } };
};

const extraPlayers: HouseChange<number> = (rules, value) => {
  const { extra } = rules;
  return extra.kind === 'numbers'
    ? { ...rules, extra: { ...extra, players: { ...extra.players, free: value, steps: [] } } }
    : { ...rules, extra: { ...extra, players: { ...extra.players, value } } };
};

const houseKeys = new Map<string, HouseKey>([
  ['win', key(aNumber, ruling('win'))],
  ['loss', key(aNumber, ruling('loss'))],
  ['draw', key(aNumber, ruling('draw'))],
  ['bestMove3', key(aNumber, ruling('bestMove3'))],
  ['bestMove2', key(aNumber, ruling('bestMove2'))],
  ['bestMoveExclusive', key(yesNo, ruling('bestMoveExclusive'))],
  ['removal', key(anAmount, ruling('removal'))],
  [
    'forfeit',
    key(anAmount, (rules, value) => ({ ...rules, forfeit: { ...rules.forfeit, value, asRemoval: false } })),
  ],
  ['penalty', key(anAmount, penaltySize('penalty'))],
  ['smallPenalty', key(anAmount, penaltySize('small'))],
  ['largePenalty', key(anAmount, penaltySize('large'))],
  ['ciCap', key(anAmount, compensation('cap'))],
  ['ciMinimumB', key(aCount, compensation('minimumB'))],
  ['ciRounding', key(oneOf(roundings), compensation('rounding'))],
  ['ciBase', key(oneOf(bases), compensation('base'))],
  ['ciDistance', key(oneOf(distances), compensation('distance'))],
  ['ciOnWin', key(anAmount, compensation('onWin'))],
  ['ciOnDraw', key(yesNo, (rules, on) => compensation('onDraw')(rules, on ? points('1') : zero))],
  ['ciNeedsBlack', key(yesNo, compensation('needsBlack'))],
  ['extraTotal', key(anAmount, extraTotal)],
  ['extraPlayers', key(aCount, extraPlayers)],
  ['extraFree', key(yesNo, (rules, extraFree) => ({ ...rules, extraFree }))],
]);

export const houseKey = (name: string): HouseKey | undefined => houseKeys.get(name);

/** By key, what it takes. */
export const houseForms: Readonly<Record<string, HouseForm>> = Object.fromEntries(
  [...houseKeys].map(([name, { form }]) => [name, form]),
);
