// What everybody in the room has seen and heard: the base that every view is built from.
import type { OutBy, Result } from '../game/event.ts';
import { has, type Seat, seats } from '../game/seat.ts';
import { isCancelled } from '../game/slot.ts';
import { type Ballot, type GameState, tonight } from '../game/state.ts';

/** A removal or a forfeit that decides the game stops it where it stands: no morning comes, and no last word. */
const isStopped = ({ result }: GameState): boolean => result?.by === 'removal' || result?.by === 'forfeit';

/** The victim is named in the morning, or by his last word: until then he sits among the others. */
export const hiddenVictim = (state: GameState): Seat | null => {
  const killed = state.phase === 'night' && !isStopped(state) ? (tonight(state)?.killed ?? null) : null;
  return killed !== null && state.farewells.includes(killed) ? killed : null;
};

export type Leaving = { readonly seat: Seat; readonly by: OutBy };

/** Removed while the room does not know the result yet: no rule takes them out any more, but they are seen to go. */
const removedUnawares = (state: GameState): readonly Leaving[] => {
  const removed: Leaving[] = [];
  if (seenResult(state) === state.result) return removed;
  for (let cell = state.log; cell !== null && cell.event.type !== 'ResultFixed'; cell = cell.before)
    if (cell.event.type === 'RemovalOrdered') removed.unshift({ seat: cell.event.seat, by: 'removal' });
  return removed.filter(({ seat }) => has(state.alive, seat));
};

/** Who is seen to be out: a victim removed before the morning was seen to be removed. */
export const seenOut = (state: GameState): readonly Leaving[] => {
  const hidden = hiddenVictim(state);
  const night = state.phase === 'night';
  const out = state.out
    .filter((each) => each.seat !== hidden)
    .map((each) => ({
      seat: each.seat,
      by:
        (night &&
          each.seat === tonight(state)?.killed &&
          state.expelled.find((other) => other.seat === each.seat)?.how) ||
        each.by,
    }));
  return [...out, ...removedUnawares(state)];
};

/** Somebody whose leaving has decided the game is still to speak. */
const leavesLastWord = (state: GameState): boolean =>
  state.farewells.length > 0 && state.result !== null && !isStopped(state);

/**
 * A result fixed by tonight's kill is a secret as long as the victim is; and one fixed before a last word is told after
 * it: until then the game looks like one that goes on.
 */
export const seenResult = (state: GameState): Result | null =>
  hiddenVictim(state) === null && !leavesLastWord(state) ? state.result : null;

/** As it stands for whoever does not know the result: also the clause of a last word would tell it. */
export const asSeen = (state: GameState): GameState =>
  seenResult(state) === state.result ? state : { ...state, result: null };

export type PhaseSeen = { readonly kind: GameState['phase'] | 'over' | 'annulled'; readonly number: number };

export const seenPhase = (state: GameState): PhaseSeen => {
  if (state.annulled) return { kind: 'annulled', number: state.number };
  const result = seenResult(state);
  return result ? { kind: 'over', number: result.at.number } : { kind: state.phase, number: state.number };
};

export type SeatLine = {
  readonly seat: Seat;
  readonly inGame: boolean;
  readonly left: OutBy | null;
  readonly fouls: number;
  readonly yellow: number;
};

export const seatLines = (state: GameState): readonly SeatLine[] => {
  const out = seenOut(state);
  return seats.map((seat) => {
    const left = out.find((each) => each.seat === seat)?.by ?? null;
    return {
      seat,
      inGame: left === null,
      left,
      fouls: state.fouls[seat],
      yellow: state.yellow[seat],
    };
  });
};

/** Today's vote, as far as the room knows that it falls. */
export const seenCancelled = (state: GameState): boolean =>
  state.phase === 'day' && isCancelled(state, state.number);

export type HandsSeen = { readonly candidate: Seat; readonly seats: readonly Seat[]; readonly count: number };
export type BallotSeen = {
  readonly day: number;
  readonly round: number;
  readonly outcome: Ballot['outcome'];
  readonly hands: readonly HandsSeen[];
};
