// Hands for the lift of two players out of four.
import { has, listOf, size } from '@omerta/rules/game/seat.ts';
import type { BallotFacts } from '../ballots.ts';
import { type GameFacts, teamOfSeat } from '../game.ts';
import { told } from '../say.ts';
import { type Find, liftAct } from './finding.ts';

/** Lifts of two with four at the table, one of the two black. */
const liftsAtFour = (facts: GameFacts): readonly BallotFacts[] =>
  facts.ballots.filter(
    ({ alive, ballot, lift }) =>
      lift !== null &&
      size(alive) === 4 &&
      ballot.candidates.length === 2 &&
      ballot.candidates.some((seat) => teamOfSeat(facts, seat) === 'black'),
  );

/** fiim-2025 8.4.4/1.6. */
export const noHandForLiftAtFour: Find = (facts) =>
  liftsAtFour(facts).flatMap((ballot) => {
    const { lift } = ballot;
    const hands = lift?.hands ?? null;
    if (!lift || hands === null) return [];
    const because = told('noHandForLiftAtFour', ballot.ballot.day);
    const without = listOf(ballot.alive & ~hands);
    return without.map((seat) => ({
      seat,
      certainty: 'certain' as const,
      because,
      question: null,
      lines: [lift.line],
      acts: [liftAct(ballot)],
    }));
  });

/** fiim-2025 8.4.4/2.8: exactly three hands, his among them, and he left. */
export const thirdHandForOwnLift: Find = (facts) =>
  liftsAtFour(facts).flatMap((ballot) => {
    const { lift } = ballot;
    const hands = lift?.hands ?? null;
    if (!lift?.passed || hands === null || size(hands) !== 3) return [];
    const because = told('thirdHandForOwnLift', ballot.ballot.day);
    return ballot.ballot.leaving
      .filter((seat) => has(hands, seat))
      .map((seat) => ({
        seat,
        certainty: 'certain' as const,
        because,
        question: null,
        lines: [lift.line],
        acts: [liftAct(ballot)],
      }));
  });
