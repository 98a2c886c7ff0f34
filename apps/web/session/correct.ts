// Going back: to any earlier line, or into it, with everything the correction would change told before it is made.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { exchanged, listCards } from '@omerta/rules/game/cards.ts';
import type { Correction, LineCommand, Shot } from '@omerta/rules/game/command.ts';
import type { Conflict } from '@omerta/rules/game/decide/correction.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { handsOfRest, openVote } from '@omerta/rules/game/decide/voting.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { Live, Outcome, Session } from './session.ts';
import { type Line, timeline } from './timeline.ts';

/** Votes not cast go to the last candidate: where his line is everybody who had not voted, nobody counted his hands. */
const wasTheRest = (course: Course, { line, command }: Conflict): boolean => {
  if (line === null || command.type !== 'vote') return false;
  const vote = openVote(course.rulebook, stateBefore(course, line));
  return vote?.isLast === true && canonical(command.hands) === canonical(handsOfRest(vote.left));
};

/** With all the rest of a corrected ballot counted anew, where the number that was written no longer fits. */
export const reckoned = (session: Session, correction: Correction): Correction => {
  const { course } = session.live();
  const { line, count, commands } = correction;
  const rest = session.preview(correction).conflicts.find((each) => wasTheRest(course, each));
  if (rest?.command.type !== 'vote' || rest.line === null) return correction;
  const between = linesOf(course.state).slice(line - 1 + count, rest.line - 1);
  const wider: Correction = {
    ...correction,
    count: rest.line - line + 1,
    commands: [...commands, ...between, { ...rest.command, hands: { kind: 'rest' } }],
  };
  const fits = session.preview(wider).conflicts.every((each) => each.line !== null);
  return fits ? reckoned(session, wider) : correction;
};

/** The lines that a correction leaves out because they no longer fit; none where it is refused itself. */
export const leftOut = (session: Session, correction: Correction): readonly Line[] => {
  const { conflicts } = session.preview(reckoned(session, correction));
  if (conflicts.some(({ line }) => line === null)) return [];
  const numbers = new Set(conflicts.map(({ line }) => line));
  return timeline(session.live().course.state).filter(({ number }) => numbers.has(number));
};

/** The lines after one, that going back to it takes away. */
export const linesAfter = (session: Session, line: number): readonly Line[] =>
  timeline(session.live().course.state).slice(line);

/** How many hands a line of a ballot or of a lift had and has now. */
export type HandsChange = { readonly before: number; readonly after: number };

const handsIn = ({ state }: Course, line: number): { readonly count: number; readonly of: string } | null => {
  const command = linesOf(state)[line - 1];
  if (command?.type !== 'vote' && command?.type !== 'lift') return null;
  const { hands } = command;
  if (hands.kind !== 'named' && hands.kind !== 'counted') return null;
  return {
    count: hands.kind === 'counted' ? hands.count : hands.seats.length,
    of: canonical([command.type, command.type === 'vote' ? command.candidate : null]),
  };
};

/** Null where the line is not the same count corrected. */
export const handsChange = (from: Course, to: Course, line: number): HandsChange | null => {
  const [before, after] = [handsIn(from, line), handsIn(to, line)];
  return before && after && before.of === after.of ? { before: before.count, after: after.count } : null;
};

/** Striking out the last lines is taking them back. */
export const correct = (session: Session, correction: Correction, seen: number): Outcome => {
  const { line, count, commands, dealt } = correction;
  const toTheEnd = line + count - 1 === linesOf(session.live().course.state).length;
  if (toTheEnd && count > 0 && commands.length === 0 && !dealt) return undoTo(session, line - 1, seen);
  return session.perform({ type: 'replace', ...reckoned(session, correction) }, seen);
};

/** Lines alone lead back there: each can be brought back in its turn. */
const isPlain = ({ history }: Live, count: number): boolean =>
  history.past.length >= count &&
  history.past.slice(-count).every(({ command }) => command.type !== 'replace' && command.type !== 'undo');

/** Goes back until `line` is the last that stands, 0 to the beginning; over a correction in one piece, which undo brings back whole. */
export const undoTo = (session: Session, line: number, seen: number): Outcome => {
  if (seen !== session.live().course.version) return 'stale';
  const count = linesOf(session.live().course.state).length - line;
  if (count <= 0) return 'done';
  if (!isPlain(session.live(), count))
    return session.perform({ type: 'replace', line: line + 1, count, commands: [] }, seen);
  let outcome: Outcome = 'done';
  while (outcome === 'done' && linesOf(session.live().course.state).length > line)
    outcome = session.undo(session.live().course.version);
  return outcome;
};

/** The game as it stood when line `line` was about to be given. */
export const stateBefore = ({ rulebook, state }: Course, line: number): GameState => {
  let current = initialState(state.dealtRoles);
  for (const command of linesOf(state).slice(0, line - 1)) {
    const done = perform(rulebook, current, command);
    if (!isRefusal(done)) current = done.state;
  }
  return current;
};

/** Whoever shot held a black card: the shot goes with it. Where both are black each keeps his own. */
const shotsSwapped = (
  shots: readonly Shot[],
  one: Seat,
  other: Seat,
  swapped: (seat: Seat) => Seat,
): readonly Shot[] => {
  const both = [one, other].every((seat) => shots.some(({ by }) => by === seat));
  return both
    ? shots
    : shots.map((shot) => ({ ...shot, by: swapped(shot.by) })).toSorted((a, b) => a.by - b.by);
};

/** Two players hold each other's cards: the deck has no other card for either. */
export const swapCards = ({ state }: Course, one: Seat, other: Seat): Correction => {
  const swapped = (seat: Seat): Seat => {
    if (seat === one) return other;
    return seat === other ? one : seat;
  };
  const lines = linesOf(state);
  const last = lines.findLastIndex(({ type }) => type === 'deal' || type === 'shots') + 1;
  const commands = lines.slice(0, last).map((command): LineCommand => {
    if (command.type === 'shots')
      return { ...command, shots: shotsSwapped(command.shots, one, other, swapped) };
    const role = command.type === 'deal' ? state.roles[swapped(command.seat)] : null;
    return command.type === 'deal' && role ? { ...command, role } : command;
  });
  return { line: 1, count: last, commands, dealt: listCards(exchanged(state.dealtRoles, one, other)) };
};
