// How consequences are collected, and the two that end a game: the win test and a result fixed.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { RuleName } from '../../rulebooks/rules.ts';
import type { Consequence, Result } from '../event.ts';
import { evolve } from '../fold/evolve.ts';
import { type GameState, now } from '../state.ts';
import { teamsLeft } from '../teams-left.ts';

/** Collects consequences while the state follows them. */
export type Settling = { readonly rulebook: Rulebook; state: GameState; readonly events: Consequence[] };

/** Spares the caller from spelling out the clause: the rule gives it. */
type Bare<E> = E extends Consequence ? Omit<E, 'clause'> : never;

/** A consequence under the clause of a rule. */
export const happen = (course: Settling, rule: RuleName, event: Bare<Consequence>): void => {
  happenBy(course, course.rulebook.rules[rule].clause, event);
};

export const happenBy = (course: Settling, clause: string, event: Bare<Consequence>): void => {
  const full = { ...event, clause } as Consequence;
  course.events.push(full);
  course.state = evolve(course.state, full);
};

export const fix = (course: Settling, result: Omit<Result, 'clause'>, clause: string): void =>
  happenBy(course, clause, { type: 'ResultFixed', result: { ...result, clause } });

/** No black left, or no fewer blacks than reds; unknown while a card is not dealt. */
export const winnerOf = (state: GameState): 'red' | 'black' | null => {
  const left = teamsLeft(state);
  if (!left) return null;
  if (left.black === 0) return 'red';
  return left.black >= left.red ? 'black' : null;
};

export const testWin = (course: Settling, by: Result['by']): void => {
  if (course.state.result) return;
  const winner = winnerOf(course.state);
  if (winner) fix(course, { winner, by, at: now(course.state) }, course.rulebook.rules.winTest.clause);
};
