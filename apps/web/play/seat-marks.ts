// What the ring shows of each seat: only what the table itself has seen or heard.
import { turnOf } from '@omerta/rules/game/decide/circle.ts';
import { countOf, type OpenVote, openVote } from '@omerta/rules/game/decide/voting.ts';
import type { OutBy } from '@omerta/rules/game/event.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { has, type Seat } from '@omerta/rules/game/seat.ts';
import { candidatesOf } from '@omerta/rules/game/slot.ts';
import { type GameState, lastBallot } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { seatLines, seenResult } from '@omerta/rules/view/table.ts';
import type { Aside } from '../session/aside.ts';
import { currentStanding } from '../session/next-step.ts';

export type SeatMark = {
  readonly seat: Seat;
  readonly left: OutBy | null;
  readonly fouls: number;
  /** With so many fouls he leaves. */
  readonly removedAt: number;
  readonly yellow: number;
  /** Shown a purple card. */
  readonly purple?: boolean;
  readonly silenced: boolean;
  readonly speaking: boolean;
  readonly spoken: boolean;
  /** Place among the candidates, from 1. */
  readonly candidate: number | null;
  /** The candidate who is being voted on. */
  readonly asked: boolean;
  /** Votes that would fall to the last candidate if nobody else raised a hand. */
  readonly falls: number | null;
  /** A hand already accepted in this ballot. */
  readonly voted: boolean;
  /** Entered for the expected step and not accepted yet. */
  readonly chosen: boolean;
};

const hasSpoken = (state: GameState, seat: Seat): boolean => {
  const { day } = state;
  if (state.phase !== 'day' || !day || day.stage !== 'circle' || day.turn === null) return false;
  return turnOf(state, day, seat) <= 0;
};

/** In a tie the tied are the candidates; before it, and in the first round, the nominated. */
const candidates = (rulebook: Rulebook, state: GameState): readonly Seat[] => {
  if (state.phase !== 'day' || seenResult(state)) return [];
  const vote = openVote(rulebook, state);
  if (vote) return vote.candidates;
  if (state.day?.stage === 'circle') return candidatesOf(state);
  return state.day?.stage === 'tie' || state.day?.stage === 'lift' ? state.day.tied : [];
};

const fallsTo = (vote: OpenVote | null, { draft }: Aside, seat: Seat): number | null => {
  if (!vote || vote.isLast || vote.decided !== null || vote.candidates.at(-1) !== seat) return null;
  return vote.left.count - countOf(vote, draft);
};

const purpleSeats = (state: GameState): ReadonlySet<Seat> =>
  new Set(linesOf(state).flatMap((line) => (line.type === 'purple' ? [line.seat] : [])));

export const seatMarks = (rulebook: Rulebook, state: GameState, aside: Aside): readonly SeatMark[] => {
  const standing = currentStanding(rulebook, state, aside);
  const expected = conducts(rulebook, state);
  const listed = candidates(rulebook, state);
  const vote = expected?.step === 'vote' && !standing ? openVote(rulebook, state) : null;
  const ballot = vote && vote.place > 0 ? lastBallot(state) : undefined;
  const purple = purpleSeats(state);
  return seatLines(rulebook, state).map(({ seat, left, fouls, yellow }) => {
    const speaking = standing?.seat === seat;
    const place = listed.indexOf(seat);
    return {
      seat,
      left: speaking || state.farewells.includes(seat) ? null : left,
      fouls,
      removedAt: rulebook.rules.removedAtFouls.value,
      yellow,
      purple: purple.has(seat),
      silenced: has(state.muted, seat) && has(state.alive, seat),
      speaking,
      spoken: !speaking && hasSpoken(state, seat),
      candidate: place < 0 ? null : place + 1,
      asked: vote?.candidate === seat,
      falls: fallsTo(vote, aside, seat),
      voted: ballot?.hands.some((hands) => has(hands.seats, seat)) ?? false,
      chosen: aside.draft.seats.includes(seat),
    };
  });
};

/** Whose fouls may be told before the first speech of a day: of those still at the table. */
export const foulsAtDawn = (
  rulebook: Rulebook,
  state: GameState,
): readonly Pick<SeatMark, 'seat' | 'fouls'>[] => {
  const dawn =
    state.phase === 'day' && state.day?.turn === null && conducts(rulebook, state)?.step === 'speech';
  return dawn ? seatLines(rulebook, state).filter(({ inGame, fouls }) => inGame && fouls > 0) : [];
};
