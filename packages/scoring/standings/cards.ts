// What yellow and purple cards cost: a ladder over each stage, and a counter over the chain.
import { type Fraction, negate, subtract, zero } from '@omerta/base/fraction.ts';
import type { Scoring } from '../scoring.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import type { PurpleReason } from '../sheet/sheet.ts';
import type { Appearance } from './played-game.ts';
import type { Stage } from './tournament.ts';

export type CardFine = { readonly points: Fraction; readonly clause: string };

type YellowRules = NonNullable<ScoringRules['yellow']>;
type PurpleRules = NonNullable<ScoringRules['purple']>;

/** The fine of the `number`-th yellow card in a stage of so many games. */
export const yellowFine = (rules: YellowRules, number: number, games: number): CardFine => {
  const long = games >= rules.longFrom;
  const ladder = long ? rules.long : rules.short;
  const step = (at: number): Fraction => (at === 0 ? zero : (ladder[at - 1] ?? rules.beyond));
  const price = rules.mode === 'per-card' ? step(number) : subtract(step(number), step(number - 1));
  return { points: negate(price), clause: long ? rules.longClause : rules.shortClause };
};

/** The fines of the `number`-th purple card: the next after the first, and what it was for on top. */
export const purpleFines = (rules: PurpleRules, number: number, reason: PurpleReason): CardFine[] => {
  const fined = [...(number > 1 ? [rules.next] : []), ...(reason === 'conduct' ? [] : [rules[reason]])];
  return fined.length === 0
    ? [{ points: zero, clause: rules.first }]
    : fined.map(({ value, clause }) => ({ points: negate(value), clause }));
};

/** Every clause that prices a card: what a card off the sheets cost is a fine that gives one of them as its reason. */
export const cardClauses = ({ yellow, purple }: Scoring): ReadonlySet<string> =>
  new Set([
    ...(yellow ? [yellow.longClause, yellow.shortClause] : []),
    ...(purple ? [purple.next.clause, purple.damage.clause, purple.throwing.clause] : []),
  ]);

/** What the cards of one player cost, game by game; his games come in the order they were played. */
export const cardFinesOf = (
  { yellow, purple }: Scoring,
  parts: readonly Appearance[],
  lengthOf: (stage: Stage) => number,
): ReadonlyMap<Appearance, readonly CardFine[]> => {
  const fines = new Map<Appearance, CardFine[]>();
  if (!yellow && !purple) return fines;
  const yellows = new Map<Stage, number>();
  let purples = 0;
  for (const part of parts) {
    const { sheet, stage } = part.game;
    const own: CardFine[] = [];
    for (const seat of sheet.yellow) {
      if (!yellow || seat !== part.seat) continue;
      const number = (yellows.get(stage) ?? 0) + 1;
      yellows.set(stage, number);
      own.push(yellowFine(yellow, number, lengthOf(stage)));
    }
    for (const { seat, reason } of sheet.purple)
      if (purple && seat === part.seat) own.push(...purpleFines(purple, ++purples, reason));
    if (own.length > 0) fines.set(part, own);
  }
  return fines;
};
