// Every clause has its words in both languages, and each in its own.
import { describe, expect, it } from 'vitest';
import { editions } from '../rulebooks/editions.ts';
import { rulebookIds } from '../rulebooks/rulebook.ts';
import { registerRu, wordsRu } from './in-russian.ts';
import { register, wordsEn } from './register.ts';

const cyrillic = /\p{Script=Cyrillic}/u;

describe.each(rulebookIds)('the words of %s', (id) => {
  const numbers = editions[id].clauses.map(([clause]) => clause);

  it.each([wordsEn[id], wordsRu[id]])(
    'are those of its register, none missing and none too many',
    (words) => {
      expect(Object.keys(words).sort()).toEqual(numbers.toSorted());
      expect(Object.values(words).filter((text) => text === '' || text !== text.trim())).toEqual([]);
    },
  );

  it('are in Cyrillic in Russian and never the English ones', () => {
    const english = new Set(Object.values(wordsEn[id]));
    expect(Object.values(wordsRu[id]).filter((text) => !cyrillic.test(text) || english.has(text))).toEqual(
      [],
    );
  });
});

it('the Russian register differs in the words only', () => {
  expect(registerRu.map((entry, i) => ({ ...entry, text: register[i]?.text }))).toEqual(register);
});
