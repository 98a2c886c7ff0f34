// Every clause has its words in both languages, and each in its own.
import { describe, expect, it } from 'vitest';
import { editions } from '../rulebooks/editions.ts';
import { rulebookIds } from '../rulebooks/rulebook.ts';
import { clauses as wordsEn } from '../texts/en/clauses.ts';
import { clauses as wordsRu } from '../texts/ru/clauses.ts';
import { register } from './register.ts';
import { registerIn } from './register-in.ts';

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

it('the Russian register differs in the words only, and has its own', async () => {
  const inRussian = await registerIn('ru');
  expect(inRussian.map((entry, i) => ({ ...entry, text: register[i]?.text }))).toEqual(register);
  expect(inRussian.map(({ text }) => text)).toEqual(
    register.map(({ rulebook, clause }) => wordsRu[rulebook][clause]),
  );
  expect(await registerIn('en')).toEqual(register);
});
