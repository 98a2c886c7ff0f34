// What leaving players may still do: the last word and the best move.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { actFor } from '../event.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { type GameState, tonight } from '../state.ts';
import type { Checks } from './answer.ts';
import { nightStepOpen } from './night.ts';

/** The morning gives the victim his word; once the game is decided it needs no morning. */
export const mayLeave = (state: GameState, seat: Seat): boolean =>
  state.farewells.includes(seat) && (state.phase === 'day' || state.result !== null);

const whyNoLastWord = (rulebook: Rulebook, state: GameState, seat: Seat): RuleRefusal => {
  const how =
    state.expelled.find((each) => each.seat === seat)?.how ??
    state.out.find((each) => each.seat === seat)?.by;
  const removed = how === 'fouls' || how === 'removal' || how === 'forfeit';
  const killed = tonight(state)?.killed === seat;
  const rule =
    how === 'red-card'
      ? 'redCardLeaves'
      : removed
        ? 'removalLeaves'
        : killed
          ? 'killedLastWordSeconds'
          : 'votedLastWordSeconds';
  return refuse(rulebook, 'last/not-leaving', { seat }, rule);
};

/** The best move in the last word comes after the morning and before that word. */
export const bestMoveOpen = (state: GameState): boolean => {
  const right = state.bestMoveRight;
  if (!right) return false;
  if (right.place === 'at-night') return nightStepOpen(state, 'best');
  return state.phase === 'day' && state.farewells.includes(right.seat);
};

const whyNoBestMove = (rulebook: Rulebook, state: GameState): RuleRefusal => {
  if (state.bestMoveRight) return refuse(rulebook, 'best/not-now');
  if (state.bestMove) return refuse(rulebook, 'best/no-right', {}, 'bestMoveNumbers');
  const expelled = state.expelled.some((each) => each.seat === state.firstKilled);
  const votedOut = state.out.filter(
    (each) => (each.by === 'vote' || each.by === 'lift') && each.at.number === 1,
  ).length;
  const denied =
    rulebook.rules.bestMoveAfterTwoVotedOut.value === 'lost' && state.firstKilled !== null && votedOut >= 2;
  return refuse(
    rulebook,
    'best/no-right',
    {},
    expelled ? 'removalLeaves' : denied ? 'bestMoveAfterTwoVotedOut' : 'bestMove',
  );
};

export const farewellChecks: Checks<'last' | 'best'> = {
  last: (rulebook, state, command) =>
    mayLeave(state, command.seat) ? actFor(command) : whyNoLastWord(rulebook, state, command.seat),
  best: (rulebook, state, command) => {
    if (!bestMoveOpen(state)) return whyNoBestMove(rulebook, state);
    const most = rulebook.rules.bestMoveNumbers.value;
    return command.seats.length > most
      ? refuse(rulebook, 'best/too-many', { number: most })
      : actFor(command);
  },
};
