// Two games that differ only in hidden cards, for comparing what the room sees of them.

import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { BotGame } from '@omerta/bots/bot.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { view } from '@omerta/rules/view/view.ts';
import { otherDeal, reshoot } from '../twin.ts';

const seen = (rulebook: Rulebook, state: GameState): string =>
  JSON.stringify([view(rulebook, state, 'hall'), view(rulebook, state, 'public')]);

/**
 * The first line after which the room would see a difference, or null; the comparison ends where a result or
 * a refusal tells the games apart.
 */
export const firstLeak = (rulebook: Rulebook, game: BotGame, random: Random): string | null => {
  if (seats.every((seat) => game.deal[seat] === null)) return null;
  const { deal, one, other } = otherDeal(game.deal, random);
  let left = initialState(game.deal);
  let right = initialState(deal);
  for (const command of linesOf(game.state)) {
    if (command.type === 'hand' || command.type === 'lift-hand' || command.type === 'shoot') continue;
    const a = perform(rulebook, left, command);
    const b = perform(rulebook, right, reshoot(right, command));
    if (isRefusal(a) || isRefusal(b)) return null;
    if (a.state.result || b.state.result) return null;
    if (a.state.nights.at(-1)?.killed !== b.state.nights.at(-1)?.killed) return null;
    if (seen(rulebook, a.state) !== seen(rulebook, b.state)) return JSON.stringify({ command, one, other });
    left = a.state;
    right = b.state;
  }
  return null;
};
