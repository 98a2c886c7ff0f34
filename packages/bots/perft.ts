// How many legal continuations a position has to a given depth: a number that any change of the rules would move.
import { isRefusal } from '@omerta/base/refusal.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';

export const perft = (rulebook: Rulebook, state: GameState, depth: number): number => {
  if (depth === 0) return 1;
  const commands = legal(rulebook, state);
  if (depth === 1) return commands.length;
  let nodes = 0;
  for (const command of commands) {
    const done = perform(rulebook, state, command);
    if (!isRefusal(done)) nodes += perft(rulebook, done.state, depth - 1);
  }
  return nodes;
};
