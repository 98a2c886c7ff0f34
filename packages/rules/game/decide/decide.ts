// What comes of a command: the events it leads to, or the refusal.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { RuleRefusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { replaceLine } from './correction.ts';
import { type Performed, performLine } from './line.ts';

export type Decided = { readonly events: readonly GameEvent[] } | RuleRefusal;

export const perform = (rulebook: Rulebook, state: GameState, command: Command): Performed =>
  command.type === 'replace' ? replaceLine(rulebook, state, command) : performLine(rulebook, state, command);

export const decide = (rulebook: Rulebook, state: GameState, command: Command): Decided => {
  const done = perform(rulebook, state, command);
  return isRefusal(done) ? done : { events: done.events };
};
