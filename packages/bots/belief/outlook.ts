// How the game will end from here if votes stay a little better than chance: of red, in thousandths, whole numbers throughout.
import { nobody, type SeatSet, size } from '@omerta/rules/game/seat.ts';
import { type Beliefs, weightsOf } from './beliefs.ts';
import type { Open } from './knowledge.ts';
import { cases } from './worlds.ts';

/** How likely a black is voted out, a red counting 2: as a bot counts on its table, and as people must aim to win as often as they do. */
const aims = { bots: 4, people: 7 } as const;
export type Voters = keyof typeof aims;
const certain = 1000;

/** Of red, when somebody is voted out next. */
export const redByDay = (players: number, blacks: number, voters: Voters): number => {
  if (blacks === 0) return certain;
  if (2 * blacks >= players) return 0;
  const [reds, aimed] = [2 * (players - blacks), aims[voters] * blacks];
  const hit = aimed * redByNight(players - 1, blacks - 1, voters);
  return Math.floor((hit + reds * redByNight(players - 1, blacks, voters)) / (aimed + reds));
};

/** Of red, when black shoots a red next. */
export const redByNight = (players: number, blacks: number, voters: Voters): number => {
  if (blacks === 0) return certain;
  return 2 * blacks >= players ? 0 : redByDay(players - 1, blacks, voters);
};

const chancesOver = (
  beliefs: Beliefs,
  open: Open,
  left: SeatSet,
  red: (players: number, blacks: number) => number,
): number => {
  const weights = weightsOf(beliefs, open);
  const chances = [0, 1, 2, 3].map((blacks) => red(size(left), blacks));
  let sum = 0;
  for (const [at, i] of open.cases.entries())
    sum += (weights[at] ?? 0) * (chances[size((cases[i]?.blacks ?? nobody) & left)] ?? 0);
  return sum;
};

/** For each set that may leave before the night: the sum over the open cases of their weight times red's chance after it. */
export const outlook = (beliefs: Beliefs, open: Open, leaving: readonly SeatSet[]): readonly number[] =>
  leaving.map((out) =>
    chancesOver(beliefs, open, beliefs.table.alive & ~out, (players, blacks) =>
      redByNight(players, blacks, 'bots'),
    ),
  );

/** The same as it stands, among people, whatever comes next. */
export const outlookNow = (beliefs: Beliefs, open: Open, isVoted: boolean): number =>
  chancesOver(beliefs, open, beliefs.table.alive, (players, blacks) =>
    (isVoted ? redByNight : redByDay)(players, blacks, 'people'),
  );
