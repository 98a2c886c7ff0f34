// Shots of the blacks: nights without one, misses of an agreed target, misses that would have ended the game.
import type { Shot } from '@omerta/rules/game/command.ts';
import { unanimousTarget } from '@omerta/rules/game/decide/night.ts';
import { listOf, type Seat } from '@omerta/rules/game/seat.ts';
import { wouldEndGame } from '../facts.ts';
import { countOf, type GameFacts, teamOfSeat } from '../game.ts';
import type { NightFacts } from '../nights.ts';
import { asked, told } from '../say.ts';
import type { Certainty, Finding } from '../suggestion.ts';
import type { Find } from './finding.ts';

const shotAct = (night: NightFacts): string => `shot ${night.number}`;

/** Not shooting on two or more nights; shooting several numbers is a tactical miss, not this. */
export const noShotTwice: Find = (facts) =>
  [...new Set(facts.nights.flatMap((night) => night.shots.map((shot) => shot.by)))].flatMap((seat) => {
    const nights = facts.nights.filter((night) =>
      night.shots.some((shot) => shot.by === seat && shot.targets.length === 0),
    );
    if (nights.length < 2) return [];
    const numbers = nights.map((night) => night.number).join(', ');
    const because = told('noShotTwice', numbers);
    const lines = nights.map((night) => night.line);
    return [
      {
        seat,
        certainty: 'certain' as const,
        because,
        question: null,
        lines,
        acts: nights.map(shotAct),
        least: 2,
      },
    ];
  });

type Deviation = {
  readonly seat: Seat;
  readonly target: Seat;
  readonly certainty: Certainty;
  readonly night: NightFacts;
};

/** The one number that these blacks agreed on. */
const agreedBy = (facts: GameFacts, shots: readonly Shot[]): Seat | null =>
  shots.length === 0 ? null : unanimousTarget(facts.rulebook, shots);

/**
 * Who spoilt the shot: the others agree on one number and he did not shoot it. Two numbers are a tactical miss,
 * and of two blacks with a number each either may have erred: then the record only hints.
 */
const deviationsIn = (facts: GameFacts, night: NightFacts): Deviation[] => {
  if (night.killed !== null || agreedBy(facts, night.shots) !== null) return [];
  return night.shots.flatMap((shot) => {
    const others = night.shots.filter((each) => each !== shot);
    const target = agreedBy(facts, others);
    if (target === null || !listOf(night.alive).includes(target)) return [];
    const clear = shot.targets.length === 0 || (shot.targets.length === 1 && others.length > 1);
    return [{ seat: shot.by, target, certainty: clear ? ('likely' as const) : ('ask' as const), night }];
  });
};

const wasDesignated = asked('wasDesignated');

const missed = ({ seat, target, certainty, night }: Deviation, ends: boolean): Finding => ({
  seat,
  certainty,
  because: told('missedAgreedShot', night.number, target, ends),
  question: wasDesignated,
  lines: [night.line],
  acts: [shotAct(night)],
});

/** fiim-2025 8.4.4/2.1. */
export const missedAgreedShot: Find = (facts) =>
  facts.nights.flatMap((night) => deviationsIn(facts, night).map((deviation) => missed(deviation, false)));

/** Alone he agrees with nobody: only he knows whether a target was set. */
const loneMiss = (night: NightFacts): Finding[] => {
  const [only, another] = night.shots;
  if (!only || another || night.killed !== null) return [];
  const because = told('loneMiss', night.number);
  return [
    {
      seat: only.by,
      certainty: 'ask',
      because,
      question: wasDesignated,
      lines: [night.line],
      acts: [shotAct(night)],
    },
  ];
};

export const missesThatWouldEndGame = (facts: GameFacts): Finding[] =>
  facts.nights
    .filter((night) => wouldEndGame(countOf(facts, night.alive, 'red'), countOf(facts, night.alive, 'black')))
    .flatMap((night) => {
      const found = deviationsIn(facts, night).filter(({ target }) => teamOfSeat(facts, target) === 'red');
      return [...found.map((deviation) => missed(deviation, true)), ...loneMiss(night)];
    });
