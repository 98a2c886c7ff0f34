// A decided game that the room takes for one that goes on: until its ballot is over and whoever leaves by it has spoken.
import { hasLinesLeft } from './ballot.ts';
import type { Result } from './event.ts';
import { type Ballot, type GameState, lastBallot } from './state.ts';

/** A removal or a forfeit that decides the game stops it where it stands: no morning comes, and no last word. */
export const stopsPlay = ({ by }: Result): boolean => by === 'removal' || by === 'forfeit';
export const isStopped = ({ result }: GameState): boolean => result !== null && stopsPlay(result);

/**
 * A ballot that nobody can turn any more, while the referee still asks about the rest of its candidates: its outcome is
 * announced with the last of them, and until then the room has seen hands and nothing else.
 */
export const openBallot = (state: GameState): Ballot | null => {
  const ballot = state.phase === 'day' && !isStopped(state) ? lastBallot(state) : undefined;
  return hasLinesLeft(ballot) ? ballot : null;
};

/** Whoever leaves by it has not spoken, or its ballot is still open. */
export const isUntold = (state: GameState): boolean =>
  state.result !== null && !isStopped(state) && (state.farewells.length > 0 || openBallot(state) !== null);
