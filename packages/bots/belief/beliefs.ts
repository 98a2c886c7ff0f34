// What is believed of the cards: scores that each thing heard moves, the weights of the worlds, and what follows for each seat.
import { type BySeat, bySeat, listOf, nobody, type Seat, type SeatSet } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { freshTable, type HeardTable, type Observation, observe, tellingOf } from './evidence.ts';
import type { Open } from './knowledge.ts';
import { likelihoods, type TellingSign } from './likelihoods.ts';
import { weightOf } from './weight.ts';
import { type Case, cases, teams } from './worlds.ts';

/** Below every likelihood, so that it is not believed; and finite, so that a wrong record leaves something to believe. */
const endedScore = -30_000;

/** A case's score is its own and its team's: most of what is heard tells of teams alone. Whole numbers, alike on every machine. */
export type Beliefs = {
  readonly ofTeam: Int32Array;
  readonly ofCase: Int32Array;
  readonly table: HeardTable;
  readonly observations: Observation[];
  /** Whose own acts tell him nothing. */
  readonly self: Seat | null;
};

export const freshBeliefs = (self: Seat | null): Beliefs => ({
  ofTeam: new Int32Array(teams.length),
  ofCase: new Int32Array(cases.length),
  table: freshTable(),
  observations: [],
  self,
});

const scoreOf = (telling: TellingSign | 'ended' | null): number => {
  if (telling === null) return 0;
  return telling === 'ended' ? endedScore : likelihoods[telling];
};

/** How much an observation moved one case. */
export const scoreIn = (observation: Observation, { blacks, sheriff }: Case): number =>
  scoreOf(tellingOf(observation, blacks, sheriff));

const bit = (set: SeatSet, seat: Seat): number => (set >> seat) & 1;

/** Loops by number: they run for every hand that is raised or not. */
const apply = ({ ofTeam, ofCase }: Beliefs, observation: Observation): void => {
  switch (observation.about) {
    case 'pair': {
      const { by, seat } = observation;
      const scores = observation.tellings.map(scoreOf);
      for (let team = 0; team < teams.length; team++) {
        const blacks = teams[team] ?? nobody;
        ofTeam[team] = (ofTeam[team] ?? 0) + (scores[2 * bit(blacks, by) + bit(blacks, seat)] ?? 0);
      }
      return;
    }
    case 'team':
      teams.forEach((blacks, team) => {
        ofTeam[team] = (ofTeam[team] ?? 0) + scoreOf(observation.tells(blacks));
      });
      return;
    case 'case':
      cases.forEach(({ blacks, sheriff }, i) => {
        ofCase[i] = (ofCase[i] ?? 0) + scoreOf(observation.tells(blacks, sheriff));
      });
  }
};

export const hear = (beliefs: Beliefs, item: Heard): void => {
  for (const observation of observe(beliefs.table, item)) {
    if (beliefs.self !== null && observation.reason.by === beliefs.self) continue;
    apply(beliefs, observation);
    beliefs.observations.push(observation);
  }
};

const teamOf: readonly number[] = cases.map((each) => each.team);

/** Of the open cases, in their order: each as much as all its worlds together. */
export const weightsOf = ({ ofTeam, ofCase }: Beliefs, open: Open): readonly number[] => {
  const scores = open.cases.map((i) => (ofCase[i] ?? 0) + (ofTeam[teamOf[i] ?? 0] ?? 0));
  const best = Math.max(...scores);
  return scores.map((score, at) => weightOf(best - score) * (open.dons[at] ?? 0));
};

/** Weights over one total: of the worlds in which a seat is black, and in which it is the Sheriff. */
export type Belief = {
  readonly total: number;
  readonly black: BySeat<number>;
  readonly sheriff: BySeat<number>;
};

const membersOf: readonly (readonly Seat[])[] = teams.map(listOf);

export const beliefOf = (beliefs: Beliefs, open: Open): Belief => {
  const weights = weightsOf(beliefs, open);
  const perTeam = new Float64Array(teams.length);
  const sheriff = new Float64Array(11);
  const black = new Float64Array(11);
  let total = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    const each = cases[open.cases[at] ?? 0];
    if (!each) continue;
    total += weight;
    perTeam[each.team] = (perTeam[each.team] ?? 0) + weight;
    sheriff[each.sheriff] = (sheriff[each.sheriff] ?? 0) + weight;
  }
  for (const [team, members] of membersOf.entries())
    for (const seat of members) black[seat] = (black[seat] ?? 0) + (perTeam[team] ?? 0);
  return { total, black: bySeat((seat) => black[seat] ?? 0), sheriff: bySeat((seat) => sheriff[seat] ?? 0) };
};

/** A part of the total in thousandths. */
export const thousandths = (part: number, total: number): number => Math.floor((part * 1000) / total);
