// The words of fiim-2018 and bel-canto: English without Russian left in it, and the same numbers in both languages.
import { describe, expect, it } from 'vitest';
import { clausesEn as belCantoEn } from './bel-canto/clauses-en.ts';
import { clausesRu as belCantoRu } from './bel-canto/clauses-ru.ts';
import type { ClauseWords } from './clause.ts';
import { clausesEn as fiim2018En } from './fiim-2018/clauses-en.ts';
import { clausesRu as fiim2018Ru } from './fiim-2018/clauses-ru.ts';

const cyrillic = /\p{Script=Cyrillic}/u;

/** Each number once, a decimal comma as a point: `0,4` is `0.4`, `8.2.4` is one number. */
const numbersIn = (text: string): readonly string[] =>
  [...new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '.')))].sort();

const books: readonly (readonly [string, ClauseWords, ClauseWords])[] = [
  ['fiim-2018', fiim2018En, fiim2018Ru],
  ['bel-canto', belCantoEn, belCantoRu],
];

describe.each(books)('the words of %s', (_, en, ru) => {
  const clauses = [...new Set([...Object.keys(en), ...Object.keys(ru)])];

  it('say something of every clause in both languages', () => {
    expect(clauses.filter((clause) => !en[clause]?.trim() || !ru[clause]?.trim())).toEqual([]);
  });

  it('have no Cyrillic in English', () => {
    expect(clauses.filter((clause) => cyrillic.test(en[clause] ?? ''))).toEqual([]);
  });

  it('name the same numbers in both languages', () => {
    const told = (words: ClauseWords) =>
      clauses.map((clause) => [clause, numbersIn(words[clause] ?? '')] as const);
    expect(told(ru)).toEqual(told(en));
  });
});
