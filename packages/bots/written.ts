// A played game as a person would have written it down.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { BotGame } from './bot.ts';

const letters = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliet'];

/** Players' own hands and shots are part of the referee's lines, so only those are written. */
export const writeDown = (
  rulebook: Rulebook,
  game: Pick<BotGame, 'deal' | 'state'>,
  names: readonly string[] = letters,
): string => {
  const tags = seats.map((seat) => {
    const role = game.deal[seat];
    return `[seat ${seat} "${names[seat - 1]}"${role ? ` ${role}` : ''}]`;
  });
  const lines = linesOf(game.state)
    .map(makeLine)
    .filter((line) => line !== '');
  return `${[`[rulebook ${rulebook.id}]`, ...tags, ...lines].join('\n')}\n`;
};
