// Which column of a table says what: by the words over it, in Russian and English, or by where it stands.
import { folded } from '@omerta/base/nickname.ts';
import type { SheetCells } from './from-text.ts';

export const rosterFields = ['nickname', 'club', 'status', 'paid', 'name', 'email', 'phone'] as const;
export type RosterField = (typeof rosterFields)[number];

const heads: Readonly<Record<RosterField, readonly string[]>> = {
  nickname: [
    'nickname',
    'nick',
    'nick name',
    'player',
    'ник',
    'никнейм',
    'псевдоним',
    'игрок',
    'участник',
    'игровой ник',
    'игровое имя',
  ],
  club: ['club', 'club city', 'клуб', 'клуб город', 'название клуба'],
  status: ['status', 'state', 'статус', 'состояние'],
  paid: ['paid', 'payment', 'fee', 'оплата', 'оплачено', 'взнос', 'оплатил', 'оплата взноса'],
  name: [
    'real name',
    'full name',
    'фио',
    'ф и о',
    'настоящее имя',
    'имя фамилия',
    'имя и фамилия',
    'фамилия имя',
  ],
  email: ['e mail', 'email', 'mail', 'e mail address', 'почта', 'эл почта', 'электронная почта', 'имейл'],
  phone: ['phone', 'phone number', 'mobile', 'тел', 'телефон', 'номер телефона', 'моб телефон', 'мобильный'],
};

/** Words that mean the first of these that no other column says. */
const lesser: readonly (readonly [words: readonly string[], means: readonly RosterField[]])[] = [
  [
    ['name', 'имя'],
    ['nickname', 'name'],
  ],
  [['city', 'город'], ['club']],
];

const wordsIn = (cell: string): string =>
  folded(cell)
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const once = (found: readonly (RosterField | null)[]): readonly (RosterField | null)[] =>
  found.map((field, i) => (field !== null && found.indexOf(field) === i ? field : null));

/** What each cell of a head says, a field once. */
const fieldsIn = (line: readonly string[], width: number): readonly (RosterField | null)[] => {
  const said = Array.from({ length: width }, (_, i) => wordsIn(line[i] ?? ''));
  const plain = once(said.map((each) => rosterFields.find((field) => heads[field].includes(each)) ?? null));
  return said.reduce((found, each, i) => {
    const means = lesser.find(([words]) => words.includes(each))?.[1] ?? [];
    const free = means.find((field) => !found.includes(field));
    return found[i] === null && free ? found.with(i, free) : found;
  }, plain);
};

export type ColumnsChosen = {
  /** The row with the words over the columns: it and whatever stands above it are nobody. Null: there is none. */
  readonly head: number | null;
  readonly columns: readonly (RosterField | null)[];
};

/** Row numbers, an index: no column of words. */
const isCounting = (cells: SheetCells, column: number): boolean =>
  cells.every((line) => /^\s*\d*\.?\s*$/.test(line[column] ?? ''));

export const widthOf = (cells: SheetCells): number => Math.max(0, ...cells.map((line) => line.length));

const filledIn = (line: readonly string[]): number => line.filter((cell) => cell.trim() !== '').length;

export const isBlankLine = (line: readonly string[]): boolean => filledIn(line) === 0;

/** The first row that says something; -1 in an empty table. */
export const firstLine = (cells: SheetCells): number => cells.findIndex((line) => !isBlankLine(line));

/** So many rows may stand above a head: the tournament's name, its days, its place. */
const mostTitles = 10;

/** The first row that names the nicknames or two fields, below nothing but rows with fewer cells; or else a first row that names any. */
const headOf = (cells: SheetCells, width: number): number | null => {
  const said = cells.flatMap((line, row) => (isBlankLine(line) ? [] : [row])).slice(0, mostTitles);
  const sizeOf = (row: number): number => filledIn(cells[row] ?? []);
  const namedIn = (row: number): readonly RosterField[] =>
    fieldsIn(cells[row] ?? [], width).filter((field) => field !== null);
  const isHead = (row: number, i: number): boolean =>
    (namedIn(row).length > 1 || namedIn(row)[0] === 'nickname') &&
    said.slice(0, i).every((above) => sizeOf(above) < sizeOf(row));
  const first = said.find((row, i) => i === 0 && namedIn(row).length > 0);
  return said.find(isHead) ?? first ?? null;
};

export const guessColumns = (cells: SheetCells): ColumnsChosen => {
  const width = widthOf(cells);
  const head = headOf(cells, width);
  const found = fieldsIn(head === null ? [] : (cells[head] ?? []), width);
  if (found.includes('nickname')) return { head, columns: found };
  const body = head === null ? cells : cells.slice(head + 1);
  const words = found.findIndex((field, i) => field === null && !isCounting(body, i));
  return { head, columns: words < 0 ? found : found.with(words, 'nickname') };
};

/** A field stands in one column: whichever had it before says nothing now. */
export const assigned = (
  { head, columns }: ColumnsChosen,
  column: number,
  field: RosterField | null,
): ColumnsChosen => ({
  head,
  columns: columns.map((each, i) => {
    if (i === column) return field;
    return each === field ? null : each;
  }),
});
