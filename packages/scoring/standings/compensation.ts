// Compensation Ci: B, the value for i first deaths in N games, and the games that earn it.
import { divide, type Fraction, fraction, isZero, multiply, zero } from '@omerta/base/fraction.ts';
import { bestMoveDenied, blacksNamed } from '../game/score.ts';
import type { Scoring } from '../scoring.ts';
import type { CompensationRules } from '../scoring-rules.ts';
import { type Appearance, killedFirstAsRed } from './played-game.ts';
import type { Stage } from './tournament.ts';

/** 40% of N is 2N/5; in whole numbers, so that no binary float can tip it. */
const rounded: Readonly<Record<CompensationRules['rounding']['value'], (games: number) => number>> = {
  nearest: (games) => Math.floor((4 * games + 5) / 10),
  ceil: (games) => Math.floor((2 * games + 4) / 5),
  floor: (games) => Math.floor((2 * games) / 5),
};

export const compensationB = (rules: CompensationRules, games: number): number =>
  Math.max(rules.minimumB.value, rounded[rules.rounding.value](games));

/** Ci for `kills` first deaths over `games`: i > B is asked first, so that B = 0 divides nothing. */
export const compensationFor = (rules: CompensationRules, kills: number, games: number): Fraction => {
  if (kills === 0 || games < rules.leastGames.value) return zero;
  const b = compensationB(rules, games);
  return kills > b
    ? rules.cap.value
    : divide(multiply(fraction(BigInt(kills)), rules.cap.value), fraction(BigInt(b)));
};

const onDistance = (rules: CompensationRules, stage: Stage): boolean =>
  rules.distance.value === 'stage' || stage.kind !== 'final';

/** The first stage whose plan Ci needs and nobody wrote down. */
export const stageWithoutPlan = (
  rules: CompensationRules | null,
  stages: readonly Stage[],
): Stage | undefined =>
  rules?.base.value === 'planned'
    ? stages.find((stage) => stage.plannedGames === null && onDistance(rules, stage))
    : undefined;

/** One player's games cut into distances; a game outside every distance is in none. */
const distancesOf = (
  rules: CompensationRules,
  parts: readonly Appearance[],
): Iterable<readonly Appearance[]> => {
  const distances = new Map<string, Appearance[]>();
  for (const part of parts) {
    if (!onDistance(rules, part.game.stage)) continue;
    const key = rules.distance.value === 'stage' ? part.game.stage.id : '';
    const distance = distances.get(key);
    if (distance) distance.push(part);
    else distances.set(key, [part]);
  }
  return distances.values();
};

/** Games played so far, or the plans of the stages he has played in. */
const gamesOf = (rules: CompensationRules, distance: readonly Appearance[]): number => {
  if (rules.base.value === 'played') return distance.length;
  const stages = new Set(distance.map((part) => part.game.stage));
  return [...stages].reduce((games, stage) => games + (stage.plannedGames ?? 0), 0);
};

/** The best move holds a black, unless the rule does not ask or the right was lost and the switch forgives it. */
const meetsBestMove = (scoring: Scoring, rules: CompensationRules, { game }: Appearance): boolean => {
  if (!rules.needsBlack.value) return true;
  return bestMoveDenied(scoring, game.sheet) ? rules.ifDenied.value === 'full' : blacksNamed(game.sheet) > 0;
};

type Compensation = { readonly points: Fraction; readonly clause: string };

/** What each of one player's games earns; his games come in the order they were played. */
export const compensationsOf = (
  scoring: Scoring,
  parts: readonly Appearance[],
): ReadonlyMap<Appearance, Compensation> => {
  const earned = new Map<Appearance, Compensation>();
  const rules = scoring.compensation;
  if (!rules) return earned;
  const shares = { win: rules.onWin, loss: rules.onLoss, draw: rules.onDraw };
  for (const distance of distancesOf(rules, parts)) {
    const deaths = distance.filter(killedFirstAsRed);
    const games = gamesOf(rules, distance);
    const whole = compensationFor(rules, deaths.length, games);
    for (const [i, part] of deaths.entries()) {
      const share = shares[part.outcome];
      const value = rules.mode.value === 'retroactive' ? whole : compensationFor(rules, i + 1, games);
      if (isZero(share.value) || isZero(value) || !meetsBestMove(scoring, rules, part)) continue;
      earned.set(part, { points: multiply(value, share.value), clause: share.clause });
    }
  }
  return earned;
};
