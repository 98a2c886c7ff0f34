// The facts of one game that detectors read: ballots with each voter, nights, circles, claims and agreed splits.
import { areDealt } from '@omerta/rules/game/cards.ts';
import { seatOf } from '@omerta/rules/game/decide/night.ts';
import { type Role, type Team, teamOf } from '@omerta/rules/game/role.ts';
import { type BySeat, listOf, type Seat, type SeatSet } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type BallotFacts, ballotsOf, type SplitFacts, splitsOf } from './ballots.ts';
import { type CircleFacts, circlesOf } from './circles.ts';
import { type Claim, claimsOf } from './claims.ts';
import { type PlayedStep, stepsOf } from './course.ts';
import { type NightFacts, nightsOf } from './nights.ts';
import type { AdvisedGame } from './suggestion.ts';

export type GameFacts = {
  readonly rulebook: Rulebook;
  readonly steps: readonly PlayedStep[];
  readonly final: GameState;
  readonly roles: BySeat<Role>;
  readonly ballots: readonly BallotFacts[];
  readonly splits: readonly SplitFacts[];
  readonly nights: readonly NightFacts[];
  readonly circles: readonly CircleFacts[];
  readonly claims: readonly Claim[];
};

/** Null while a card is not known: nothing can be said of roles. */
export const factsOf = (game: AdvisedGame): GameFacts | null => {
  const steps = stepsOf(game);
  const final = steps.at(-1)?.after ?? initialState();
  if (!areDealt(final.roles)) return null;
  return {
    rulebook: game.rulebook,
    steps,
    final,
    roles: final.roles,
    ballots: ballotsOf(steps, final),
    splits: splitsOf(steps),
    nights: nightsOf(steps, final),
    circles: circlesOf(steps),
    claims: claimsOf(steps),
  };
};

export const roleOf = (facts: GameFacts, seat: Seat): Role => facts.roles[seat];
export const teamOfSeat = (facts: GameFacts, seat: Seat): Team => teamOf(roleOf(facts, seat));
export const sheriffOf = (facts: GameFacts): Seat => seatOf(facts.final, 'sheriff') ?? 1;
export const donOf = (facts: GameFacts): Seat => seatOf(facts.final, 'don') ?? 1;
export const countOf = (facts: GameFacts, set: SeatSet, team: Team): number =>
  listOf(set).filter((seat) => teamOfSeat(facts, seat) === team).length;
export const hasLost = (facts: GameFacts, team: Team): boolean => {
  const winner = facts.final.result?.winner;
  return winner !== undefined && winner !== 'draw' && winner !== team;
};
