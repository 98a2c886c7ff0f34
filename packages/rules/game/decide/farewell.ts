// What leaving players may still do: the last word and the best move.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { RuleName } from '../../rulebooks/rules.ts';
import { actFor } from '../event.ts';
import { refuse } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { type GameState, tonight } from '../state.ts';
import type { LineGuards } from './answer.ts';
import { nightStepOpen } from './night.ts';

/** The morning gives the victim his word; once the game is decided it needs no morning. */
export const mayLeave = (state: GameState, seat: Seat): boolean =>
  state.farewells.includes(seat) && (state.phase === 'day' || state.result !== null);

/** The rule by which this player has no last word now. */
const ruleOfSilence = (state: GameState, seat: Seat): RuleName => {
  const how =
    state.expelled.find((each) => each.seat === seat)?.how ??
    state.out.find((each) => each.seat === seat)?.by;
  if (how === 'red-card') return 'redCardLeaves';
  if (how === 'fouls' || how === 'removal' || how === 'forfeit') return 'removalLeaves';
  return tonight(state)?.killed === seat ? 'killedLastWordSeconds' : 'votedLastWordSeconds';
};

/** The best move in the last word comes after the morning and before that word. */
export const bestMoveOpen = (state: GameState): boolean => {
  const right = state.bestMoveRight;
  if (!right) return false;
  if (right.place === 'at-night') return nightStepOpen(state, 'best');
  return state.phase === 'day' && state.farewells.includes(right.seat);
};

/** The rule by which nobody has a right to the best move. */
const ruleOfNoRight = ({ rules }: Rulebook, state: GameState): RuleName => {
  if (state.bestMove) return 'bestMoveNumbers';
  if (state.expelled.some((each) => each.seat === state.firstKilled)) return 'removalLeaves';
  const votedOut = state.out.filter(
    (each) => (each.by === 'vote' || each.by === 'lift') && each.at.number === 1,
  ).length;
  const denied =
    rules.bestMoveAfterTwoVotedOut.value === 'lost' && state.firstKilled !== null && votedOut >= 2;
  return denied ? 'bestMoveAfterTwoVotedOut' : 'bestMove';
};

export const farewellChecks: LineGuards<'last' | 'best'> = {
  last: (rulebook, state, command) =>
    mayLeave(state, command.seat)
      ? actFor(command)
      : refuse(rulebook, 'last/not-leaving', { seat: command.seat }, ruleOfSilence(state, command.seat)),
  best: (rulebook, state, command) => {
    if (!bestMoveOpen(state))
      return state.bestMoveRight
        ? refuse(rulebook, 'best/not-now')
        : refuse(rulebook, 'best/no-right', {}, ruleOfNoRight(rulebook, state));
    const most = rulebook.rules.bestMoveNumbers.value;
    return command.seats.length > most
      ? refuse(rulebook, 'best/too-many', { number: most })
      : actFor(command);
  },
};
