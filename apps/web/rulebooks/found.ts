// The clauses of the register that a search asks for.
import type { Entry } from '@omerta/rules/register/register.ts';
import type { RulesSearch } from './search.ts';

/** Whoever types «е» for «ё» finds both. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** A number finds its clause and those under it; anything else is sought in the words and the places. */
export const clausesFound = (register: readonly Entry[], { book, status, find = '' }: RulesSearch): readonly Entry[] => {
  const words = plain(find.trim());
  const numbered = /^(g-)?\d/.test(words);
  const fits = ({ clause, text, where }: Entry): boolean => {
    if (words === '') return true;
    const number = clause.toLowerCase();
    if (numbered && (number === words || number.startsWith(words.endsWith('.') ? words : `${words}.`))) return true;
    return plain(text).includes(words) || where.some((place) => place.toLowerCase() === words);
  };
  return register.filter(
    (entry) => (book === undefined || entry.rulebook === book) && (status === undefined || entry.status === status) && fits(entry),
  );
};
