// How the game will end from here if votes stay a little better than chance: of red, in thousandths, whole numbers throughout.
import { nobody, type SeatSet, size } from '@omerta/rules/game/seat.ts';
import { type Beliefs, weightsOf } from './beliefs.ts';
import type { Open } from './knowledge.ts';
import { cases } from './worlds.ts';

/** How much likelier than a red a black is voted out. */
const aim = 2;
const certain = 1000;

/** Of red, when a night comes next and black shoots a red; the day after, somebody is voted out. */
export const redWins = (players: number, blacks: number): number => {
  if (blacks === 0) return certain;
  const left = players - 1;
  if (2 * blacks >= players || 2 * blacks >= left) return 0;
  const reds = left - blacks;
  const hit = aim * blacks * redWins(left - 1, blacks - 1);
  return Math.floor((hit + reds * redWins(left - 1, blacks)) / (aim * blacks + reds));
};

/** For each set that may leave: the sum over the open cases of their weight times red's chance after it. */
export const outlook = (beliefs: Beliefs, open: Open, leaving: readonly SeatSet[]): readonly number[] => {
  const { alive } = beliefs.table;
  const weights = weightsOf(beliefs, open);
  return leaving.map((out) => {
    const left = alive & ~out;
    const chances = [0, 1, 2, 3].map((blacks) => redWins(size(left), blacks));
    let sum = 0;
    for (const [at, i] of open.cases.entries())
      sum += (weights[at] ?? 0) * (chances[size((cases[i]?.blacks ?? nobody) & left)] ?? 0);
    return sum;
  });
};
