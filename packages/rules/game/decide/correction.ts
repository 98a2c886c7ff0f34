// Correcting what was written: lines taken out or put in, and everything after them played again.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { type Cards, cardsFrom } from '../cards.ts';
import type { Command, CommandOf, Correction, LineCommand } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { eventsOf, evolve, linesOf } from '../fold/evolve.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { type Seat, seats } from '../seat.ts';
import { type GameState, initialState } from '../state.ts';
import { type Performed, performLine } from './line.ts';

/** A line that the corrected course does not allow, with the reason; `line` is its number before the correction, null for a new one. */
export type Conflict = {
  readonly line: number | null;
  readonly command: LineCommand;
  readonly refusal: RuleRefusal;
};

export type Replaced = {
  readonly state: GameState;
  /** Left out of the corrected course. */
  readonly conflicts: readonly Conflict[];
};

/** Puts the corrected lines in and replays what followed. */
export const replayWith = (
  rulebook: Rulebook,
  state: GameState,
  { line, count, commands, dealt }: Correction,
): Replaced => {
  const old = linesOf(state).map((command, i) => ({ line: i + 1, command }));
  const corrected = [
    ...old.slice(0, line - 1),
    ...commands.map((command) => ({ line: null, command })),
    ...old.slice(line - 1 + count),
  ];
  const conflicts: Conflict[] = [];
  let current = initialState(dealt ? cardsFrom(dealt) : state.dealtRoles);
  for (const each of corrected) {
    const done = performLine(rulebook, current, each.command);
    if (isRefusal(done)) conflicts.push({ ...each, refusal: done });
    else current = done.state;
  }
  return { state: current, conflicts };
};

/** A correction exchanges the cards that were dealt: the seat whose card was not among them, if any. */
const strangeCard = (dealt: Cards, right: Cards): Seat | undefined => {
  const left = seats.map((seat) => dealt[seat]);
  return seats.find((seat) => {
    const place = left.indexOf(right[seat]);
    left.splice(place, place < 0 ? 0 : 1);
    return place < 0;
  });
};

const correctionProblem = (
  rulebook: Rulebook,
  state: GameState,
  { line, count, commands, dealt }: Correction,
): RuleRefusal | null => {
  const most = linesOf(state).length;
  const fits =
    Number.isInteger(line) && Number.isInteger(count) && line >= 1 && count >= 0 && line + count <= most + 1;
  const plain = commands.every((command: Command) => command.type !== 'replace' && command.type !== 'undo');
  if (!fits || !plain || (count === 0 && commands.length === 0 && !dealt))
    return refuse(rulebook, 'replace/no-such-line', { number: line });
  const strange = dealt && strangeCard(state.dealtRoles, cardsFrom(dealt));
  return strange === undefined
    ? null
    : refuse(rulebook, 'deal/card-not-in-deck', { seat: strange, word: dealt?.[strange] ?? '' });
};

export const replaceLine = (
  rulebook: Rulebook,
  state: GameState,
  command: CommandOf<'replace'>,
): Performed => {
  const problem = correctionProblem(rulebook, state, command);
  if (problem) return problem;
  const { state: replayed, conflicts } = replayWith(rulebook, state, command);
  const own = conflicts.find((each) => each.line === null);
  if (own) return own.refusal;
  const event: GameEvent = { ...command, type: 'LineReplaced', events: eventsOf(replayed.log) };
  return { events: [event], state: evolve(state, event) };
};
