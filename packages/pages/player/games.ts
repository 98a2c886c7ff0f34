// The released games of a tournament, each read once: what statistics and lists of games are made of.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Part, partsOf } from '@omerta/scoring/statistics/part.ts';
import type { RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { ReleasedGame } from '@omerta/tournament/view/released.ts';
import { playedRecord } from '../game/record.ts';

export type ReadGame = { readonly game: ReleasedGame; readonly parts: readonly Part[] };

/** In the order in which they were played. */
export const readGames = (rules: RulesChoice, games: readonly ReleasedGame[]): readonly ReadGame[] => {
  const book = chooseBook(rules);
  if (isRefusal(book)) return [];
  return games.map((game) => {
    const played = game.record === null ? null : playedRecord(game.record);
    return { game, parts: partsOf(book.scoring, { sheet: game.sheet, state: played?.state ?? null }) };
  });
};
