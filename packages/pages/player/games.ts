// The released games of a tournament, each read once: what statistics and lists of games are made of.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type PlayedPart, partsOf } from '@omerta/scoring/statistics/part.ts';
import { type Book, chooseBook, type RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import type { ReleasedGame } from '@omerta/tournament/view/released.ts';
import { playedRecord } from '../game/record.ts';

export type PlayersGame = { readonly game: ReleasedGame; readonly parts: readonly PlayedPart[] };

/** A sheet is never changed, only followed by another: each game is read once. */
const known = new WeakMap<
  ReleasedGame['sheet'],
  { readonly book: Book; readonly parts: readonly PlayedPart[] }
>();

const partsIn = (book: Book, { sheet, record }: ReleasedGame): readonly PlayedPart[] => {
  const before = known.get(sheet);
  if (before?.book === book) return before.parts;
  const state = record === null ? null : (playedRecord(record)?.state ?? null);
  const parts = partsOf(book.scoring, { sheet, state });
  known.set(sheet, { book, parts });
  return parts;
};

/** In the order in which they were played. */
export const readGames = (rules: RulesChoice, games: readonly ReleasedGame[]): readonly PlayersGame[] => {
  const book = chooseBook(rules);
  if (isRefusal(book)) return [];
  return games.map((game) => ({ game, parts: partsIn(book, game) }));
};
