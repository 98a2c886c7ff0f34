// The step the referee leads the table through: a game decided in secret, or in an open ballot, goes on like any other until it is told.
import { type Expected, expects } from '../game/decide/expects.ts';
import type { GameState } from '../game/state.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';
import { asSeen } from './table.ts';

export const conducts = (rulebook: Rulebook, state: GameState): Expected | null =>
  expects(rulebook, asSeen(state));
