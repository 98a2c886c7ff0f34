// The retold clauses of fsm-2024 and fiim-2025: English without a Cyrillic letter, and the same numbers in
// both languages.
import { describe, expect, it } from 'vitest';
import { clauses as wordsEn } from '../texts/en/clauses.ts';
import { clauses as wordsRu } from '../texts/ru/clauses.ts';

type Numerals = readonly (readonly [number: string, words: RegExp])[];

const numeralsEn: Numerals = [
  ['3', /^(three|third)$/],
  ['4', /^(four|fourth)$/],
  ['5', /^five$/],
  ['6', /^six$/],
  ['7', /^seven$/],
  ['8', /^eight$/],
  ['9', /^nine$/],
  ['10', /^ten$/],
];

const numeralsRu: Numerals = [
  ['3', /^(три|тремя|тр[её][хм]|трое|троих|тройк.*|трет.*)$/],
  ['4', /^(четыр|четв[её]р)/],
  ['5', /^пят/],
  ['6', /^шест/],
  ['7', /^семь/],
  ['8', /^восемь/],
  ['9', /^девят/],
  ['10', /^десят/],
];

/** Figures, and numerals from three on: "one" and "two" are too often no number (one of them, both, twice). */
const numbersIn = (text: string, numerals: Numerals): readonly string[] => {
  const figures = text.match(/\d+([.,]\d+)*/g) ?? [];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spelled = numerals
    .filter(([, form]) => words.some((word) => form.test(word)))
    .map(([number]) => number);
  return [...new Set([...figures.map((figure) => figure.replace(',', '.')), ...spelled])].sort();
};

/** "Night 2" is «вторая ночь». */
const figuredNights = (text: string): string =>
  text.replace(/перв\S* (?=ноч|день|дн)/giu, '1 ').replace(/втор\S* (?=ноч|день|дн)/giu, '2 ');

describe.each(['fsm-2024', 'fiim-2025'] as const)('the retold clauses of %s', (id) => {
  const english = Object.entries(wordsEn[id]);

  it('have no Cyrillic letter in English', () => {
    expect(english.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  it('name the same numbers in both languages', () => {
    const numbers = english.map(([clause, text]) => [clause, numbersIn(text, numeralsEn)]);
    const russian = english.map(([clause]) => [
      clause,
      numbersIn(figuredNights(wordsRu[id][clause] ?? ''), numeralsRu),
    ]);
    expect(russian).toEqual(numbers);
  });
});
