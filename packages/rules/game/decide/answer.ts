// What a check of one command says: the act to record, or the refusal.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { CommandOf, CommandType } from '../command.ts';
import type { Act } from '../event.ts';
import type { RuleRefusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

export type Answer = Act | RuleRefusal;
export type LineGuard<T extends CommandType> = (
  rulebook: Rulebook,
  state: GameState,
  command: CommandOf<T>,
) => Answer;
export type LineGuards<T extends CommandType> = { readonly [K in T]: LineGuard<K> };
