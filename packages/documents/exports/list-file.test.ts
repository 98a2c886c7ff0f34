// A list in a file says what it says on the screen, and nothing that a spreadsheet would run.
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvOf, fileName, type ListFile, textOf } from './list-file.ts';

const sheet: ListFile = {
  title: 'Minsk Open: people',
  heads: ['Nick', 'Club, city', 'Total'],
  cells: [
    ['=HYPERLINK("http://x")', 'Say "hi"', '-0.3'],
    ['Два\nряда', null, 9],
    ['@at', '-', '10.5'],
  ],
};

it('reads back cell for cell as CSV; what begins like a formula is a text', () => {
  const { data } = Papa.parse<string[]>(csvOf(sheet).slice(1).trimEnd());
  expect(data).toEqual([
    ['Nick', 'Club, city', 'Total'],
    [`'=HYPERLINK("http://x")`, 'Say "hi"', '-0.3'],
    ['Два\nряда', '', '9'],
    [`'@at`, `'-`, '10.5'],
  ]);
  expect(csvOf(sheet).codePointAt(0)).toBe(0xfeff);
});

it('is a line a row for a chat, without what is missing', () => {
  expect(textOf({ ...sheet, cells: [['Ёж', null, '9.5']] })).toBe('Minsk Open: people\nЁж · 9.5');
});

it('has a file name of letters and digits alone', () => {
  expect(fileName('Кубок «Минск» 2026: люди', 'csv')).toBe('Кубок-Минск-2026-люди.csv');
  expect(fileName('...', 'png')).toBe('list.png');
});
