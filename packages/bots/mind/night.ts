// The night of a bot: the shot that its team agrees on without a word, its check, and the best move.
import { listOf, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { bestOf, blackness, sheriffness, type Thought } from './thought.ts';

/** How much the Sheriff's card is worth beside the trust that a player has at the table. */
const sheriffWorth = 3;

/**
 * The first in the game of those agreed on. Where nothing is, blacks aim by what each of them knows alike, and draw the
 * same lots: so they hit the same seat.
 */
export const target = (thought: Thought, order: readonly Seat[]): Seat => {
  const { alive, team, agreed } = thought;
  const reds = listOf(alive & ~team);
  const next = order.find((seat) => reds.includes(seat));
  if (next !== undefined) return next;
  if (thought.absent) return agreed.pick(reds);
  const worth = (seat: Seat): number =>
    sheriffWorth * sheriffness(thought.shared(), seat) - blackness(thought.room(), seat);
  return bestOf(reds, agreed, worth) ?? thought.seat;
};

const unchecked = ({ alive, team, seat, view }: Thought): readonly Seat[] =>
  listOf(alive & ~team).filter((each) => each !== seat && !view.checks.some((check) => check.seat === each));

/** Null where everybody is known. */
export const donsCheck = (thought: Thought): Seat | null => {
  const open = unchecked(thought);
  if (thought.absent) return open.length > 0 ? thought.random.pick(open) : null;
  return bestOf(open, thought.random, (each) => sheriffness(thought.shared(), each));
};

/** Where he knows least. */
export const sheriffsCheck = (thought: Thought): Seat | null => {
  const open = unchecked(thought);
  if (thought.absent) return open.length > 0 ? thought.random.pick(open) : null;
  const doubt = (each: Seat): number => {
    const black = blackness(thought.shown, each);
    return black * (1000 - black);
  };
  return bestOf(open, thought.random, doubt);
};

export const bestMove = ({ seat, random, absent, shown }: Thought, most: number): readonly Seat[] => {
  const drawn = random.shuffle(seats.filter((each) => each !== seat));
  if (!absent) drawn.sort((a, b) => blackness(shown, b) - blackness(shown, a));
  return drawn.slice(0, most);
};
