// What is believed of the cards: a score for each world, moved by each thing heard, and what follows for each seat.
import { type BySeat, bySeat, has, nobody, type Seat, type SeatSet, seats } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { freshTable, type Observation, observe, type Table } from './evidence.ts';
import { likelihoods } from './likelihoods.ts';
import { weightOf } from './weight.ts';
import { worlds, worldsOfSheriff, worldsOfTeam } from './worlds.ts';

/** Below every likelihood, so that it is not believed; above none at all, so that a wrong record leaves something to believe. */
const endedScore = -30_000;

/** Whole numbers throughout: the same beliefs on every machine. */
export type Beliefs = {
  readonly scores: Int32Array;
  readonly table: Table;
  readonly observations: Observation[];
  /** Whose own acts tell him nothing. */
  readonly self: Seat | null;
};

export const freshBeliefs = (self: Seat | null): Beliefs => ({
  scores: new Int32Array(worlds.length),
  table: freshTable(),
  observations: [],
  self,
});

const blacksOf: readonly SeatSet[] = worlds.map((world) => world.blacks);
const sheriffOf: readonly Seat[] = worlds.map((world) => world.sheriff);

export const scoreOf = ({ tells }: Observation, blacks: SeatSet, sheriff: Seat): number => {
  const telling = tells(blacks, sheriff);
  if (telling === null) return 0;
  return telling === 'ended' ? endedScore : likelihoods[telling];
};

const apply = (scores: Int32Array, observation: Observation): void => {
  const row = observation.ofSheriff ? worldsOfSheriff : worldsOfTeam;
  for (let first = 0; first < scores.length; first += row) {
    const score = scoreOf(observation, blacksOf[first] ?? nobody, sheriffOf[first] ?? 1);
    if (score !== 0) for (let i = first; i < first + row; i++) scores[i] = (scores[i] ?? 0) + score;
  }
};

export const hear = (beliefs: Beliefs, item: Heard): void => {
  for (const observation of observe(beliefs.table, item)) {
    if (beliefs.self !== null && observation.reason.by === beliefs.self) continue;
    apply(beliefs.scores, observation);
    beliefs.observations.push(observation);
  }
};

/** Weights over one total: of the worlds in which a seat is black, and in which it is the Sheriff. */
export type Belief = {
  readonly total: number;
  readonly black: BySeat<number>;
  readonly sheriff: BySeat<number>;
};

/** Of the worlds of `open`, in their order. */
export const weightsOf = ({ scores }: Beliefs, open: readonly number[]): readonly number[] => {
  let best = Number.NEGATIVE_INFINITY;
  for (const i of open) best = Math.max(best, scores[i] ?? 0);
  return open.map((i) => weightOf(best - (scores[i] ?? 0)));
};

export const beliefOf = (beliefs: Beliefs, open: readonly number[]): Belief => {
  const weights = weightsOf(beliefs, open);
  const black = new Array<number>(11).fill(0);
  const sheriff = new Array<number>(11).fill(0);
  let total = 0;
  for (const [at, i] of open.entries()) {
    const weight = weights[at] ?? 0;
    const blacks = blacksOf[i] ?? nobody;
    const found = sheriffOf[i] ?? 1;
    total += weight;
    sheriff[found] = (sheriff[found] ?? 0) + weight;
    for (const seat of seats) if (has(blacks, seat)) black[seat] = (black[seat] ?? 0) + weight;
  }
  return { total, black: bySeat((seat) => black[seat] ?? 0), sheriff: bySeat((seat) => sheriff[seat] ?? 0) };
};

/** A part of the total in thousandths. */
export const thousandths = (part: number, total: number): number => Math.floor((part * 1000) / total);
