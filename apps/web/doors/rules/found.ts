// What a search asks for: the clauses of the register, the rows of a comparison.
import type { RegisterEntry } from '@omerta/rules/register/register.ts';
import { placesOf } from './places.ts';
import type { RulesSearch, Sight } from './search.ts';

/** Whoever types «е» for «ё» finds both. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Every word of the search stands somewhere in the text, whole or in part. */
export const hasWords = (text: string, find: string): boolean => {
  const sought = plain(text);
  return plain(find)
    .split(/\s+/)
    .every((word) => sought.includes(word));
};

const isAt = (at: Sight, { status, where }: RegisterEntry): boolean =>
  at === 'reminder' || at === 'definition' || at === 'repealed'
    ? status === at
    : placesOf(where, status).some(({ area }) => area === at);

const isNumber = /^(g-)?\d[\d.]*$/;

const isUnder = (clause: string, number: string): boolean =>
  clause === number || clause.startsWith(`${number.replace(/\.$/, '')}.`) || clause.startsWith(`${number}/`);

/** A number finds its clause and those under it; anything else is sought in the words. */
export const clausesFound = (
  register: readonly RegisterEntry[],
  { book, at, find = '' }: RulesSearch,
): readonly RegisterEntry[] => {
  const sought = find.trim();
  const number = sought.toLowerCase();
  const fits = ({ clause, text }: RegisterEntry): boolean =>
    (isNumber.test(number) && isUnder(clause.toLowerCase(), number)) || hasWords(text, sought);
  return register.filter(
    (entry) =>
      (book === undefined || entry.rulebook === book) &&
      (at === undefined || isAt(at, entry)) &&
      (sought === '' || fits(entry)),
  );
};

const escaped = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[её]/gi, '[её]');

/** A text in pieces, those that were sought apart from the rest. */
export const piecesOf = (
  text: string,
  find: string,
): readonly { readonly text: string; readonly sought: boolean }[] => {
  const words = find
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, sought: false }];
  const pieces = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu'));
  return pieces
    .map((piece, i) => ({ text: piece, sought: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
