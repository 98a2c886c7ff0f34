// Going back: to any earlier line, or into it, with everything the correction would change told before it is made.
import { isRefusal } from '@omerta/base/refusal.ts';
import { exchanged, listCards } from '@omerta/rules/game/cards.ts';
import type { Correction, LineCommand, Shot } from '@omerta/rules/game/command.ts';
import type { Conflict } from '@omerta/rules/game/decide/correction.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { Result } from '@omerta/rules/game/event.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { type Departure, type GameState, initialState } from '@omerta/rules/game/state.ts';
import { type WrongAnswer, wrongAnswers } from '@omerta/rules/game/tell/wrong-answers.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { Live, Outcome, Session } from './session.ts';
import { type Line, timeline } from './timeline.ts';

export type Effects = {
  /** Lines that no longer fit and are left out; a new line among them is refused, and then nothing changes. */
  readonly conflicts: readonly Conflict[];
  /** Answers shown at night that are now known to be wrong. */
  readonly wrong: readonly WrongAnswer[];
  readonly noLongerOut: readonly Departure[];
  readonly nowOut: readonly Departure[];
  /** Out before and after, at another moment or by something else. */
  readonly otherwiseOut: readonly Departure[];
  /** The result where it changes; null where there is none any more. */
  readonly result: { readonly before: Result | null; readonly after: Result | null } | null;
};

const notIn = (list: readonly Departure[], others: readonly Departure[]): readonly Departure[] =>
  list.filter(({ seat }) => !others.some((other) => other.seat === seat));

const otherwise = (list: readonly Departure[], others: readonly Departure[]): readonly Departure[] =>
  list.filter(({ seat, by, at }) => {
    const other = others.find((each) => each.seat === seat);
    return other && (other.by !== by || other.at.kind !== at.kind || other.at.number !== at.number);
  });

export const effectsOf = (session: Session, correction: Correction): Effects => {
  const before = session.live().course.state;
  const { state: after, conflicts } = session.preview(correction);
  const sameResult = JSON.stringify(before.result) === JSON.stringify(after.result);
  return {
    conflicts,
    wrong: wrongAnswers(before, after),
    noLongerOut: notIn(before.out, after.out),
    nowOut: notIn(after.out, before.out),
    otherwiseOut: otherwise(after.out, before.out),
    result: sameResult ? null : { before: before.result, after: after.result },
  };
};

/** The lines that a correction leaves out because they no longer fit; none where it is refused itself. */
export const leftOut = (session: Session, correction: Correction): readonly Line[] => {
  const { conflicts } = session.preview(correction);
  if (conflicts.some(({ line }) => line === null)) return [];
  const numbers = new Set(conflicts.map(({ line }) => line));
  return timeline(session.live().course.state).filter(({ number }) => numbers.has(number));
};

/** The lines after one, that going back to it takes away. */
export const linesAfter = (session: Session, line: number): readonly Line[] =>
  timeline(session.live().course.state).slice(line);

/** A change of several lines at once, and how it is taken back whole: by one undo, or by so many steps of redo. */
export type LinesChange = { readonly outcome: Outcome; readonly back: 'undo' | number };

export const changed = (session: Session, change: () => Outcome): LinesChange => {
  const [from, ahead] = [session.live().course, session.redoCount()];
  const outcome = change();
  const written = session.live().history.past.at(-1)?.course === from;
  return { outcome, back: written ? 'undo' : session.redoCount() - ahead };
};

export const takeBack = (session: Session, back: LinesChange['back'], seen: number): Outcome => {
  if (seen !== session.live().course.version) return 'stale';
  if (back === 'undo') return session.undo(seen);
  let outcome: Outcome = 'done';
  for (let i = 0; i < back && outcome === 'done'; i++) outcome = session.redo(session.live().course.version);
  return outcome;
};

/** Striking out the last lines is taking them back. */
export const correct = (session: Session, correction: Correction, seen: number): Outcome => {
  const { line, count, commands, dealt } = correction;
  const toTheEnd = line + count - 1 === linesOf(session.live().course.state).length;
  if (toTheEnd && count > 0 && commands.length === 0 && !dealt) return undoTo(session, line - 1, seen);
  return session.perform({ type: 'replace', ...correction }, seen);
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
