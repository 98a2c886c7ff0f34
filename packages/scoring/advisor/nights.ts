// Each night with shots: who was in the game, what each black did, and the checks that were due.
import type { Shot } from '@omerta/rules/game/command.ts';
import { checksTonight } from '@omerta/rules/game/decide/night.ts';
import type { Seat, SeatSet } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { PlayedStep } from './course.ts';

/** A check phase reached by its player in a game still open; `target` null: he showed no number. */
export type CheckFacts = {
  readonly target: Seat | null;
  readonly line: number;
  readonly at: number;
  readonly before: GameState;
};

export type NightFacts = {
  readonly number: number;
  readonly line: number;
  readonly shots: readonly Shot[];
  readonly killed: Seat | null;
  /** In the game when the shots fell. */
  readonly alive: SeatSet;
  readonly don: CheckFacts | null;
  readonly sheriff: CheckFacts | null;
};

const checkIn = (
  steps: readonly PlayedStep[],
  number: number,
  type: 'DonChecked' | 'SheriffChecked',
  role: 'don' | 'sheriff',
): CheckFacts | null => {
  for (const [at, { act, line, before }] of steps.entries()) {
    if (act.type !== type || before.number !== number || before.result || !checksTonight(before, role))
      continue;
    return { target: act.target, line, at, before };
  }
  return null;
};

export const nightsOf = (steps: readonly PlayedStep[], final: GameState): readonly NightFacts[] =>
  steps.flatMap(({ act, line, before }) => {
    if (act.type !== 'ShotsCounted') return [];
    const { number } = before;
    const night = final.nights.find((each) => each.number === number);
    return [
      {
        number,
        line,
        shots: act.shots,
        killed: night?.killed ?? null,
        alive: before.alive,
        don: checkIn(steps, number, 'DonChecked', 'don'),
        sheriff: checkIn(steps, number, 'SheriffChecked', 'sheriff'),
      },
    ];
  });

/** The checks made before this place in the course. */
export const checksBefore = (
  nights: readonly NightFacts[],
  role: 'don' | 'sheriff',
  at: number,
): readonly (CheckFacts & { readonly target: Seat })[] =>
  nights.flatMap((night) => {
    const check = night[role];
    return check && check.at < at && check.target !== null ? [{ ...check, target: check.target }] : [];
  });
