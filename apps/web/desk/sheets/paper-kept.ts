// Half-entered sheets, kept in the browser until they are handed in.
import { read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { emptyDraft, type PaperDraft, paperFields } from './paper-words.ts';

/** The browser's, or a map in its place. */
export type DraftShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (tournament: string, game: string): string => `omerta.paper ${tournament} ${game}`;

const draft = shape(
  Object.fromEntries(paperFields.map((field) => [field, text])) as Record<keyof PaperDraft, typeof text>,
);

const parsed = (said: string): unknown => {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
};

/** Null where nothing was begun; what another version kept is forgotten. */
export const keptDraft = (shelf: DraftShelf | null, tournament: string, game: string): PaperDraft | null => {
  const said = shelf?.getItem(keyOf(tournament, game));
  const found = said == null ? null : read(draft, parsed(said));
  return found === null || isRefusal(found) ? null : found;
};

const isEmpty = (given: PaperDraft): boolean =>
  paperFields.every((field) => given[field] === emptyDraft[field]);

/** A full shelf keeps nothing: what is on the screen goes on. */
export const keepDraft = (
  shelf: DraftShelf | null,
  tournament: string,
  game: string,
  given: PaperDraft,
): void => {
  try {
    if (isEmpty(given)) shelf?.removeItem(keyOf(tournament, game));
    else shelf?.setItem(keyOf(tournament, game), JSON.stringify(given));
  } catch {
    return;
  }
};

export const forgetDraft = (shelf: DraftShelf | null, tournament: string, game: string): void =>
  shelf?.removeItem(keyOf(tournament, game));
