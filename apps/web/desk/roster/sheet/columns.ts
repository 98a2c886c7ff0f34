// Which column of a table says what: by the words over it, in Russian and English, or by where it stands.
import { folded } from '@omerta/base/nickname.ts';
import type { SheetCells } from './from-text.ts';

export const rosterFields = ['nickname', 'club', 'status', 'paid'] as const;
export type RosterField = (typeof rosterFields)[number];

const heads: Readonly<Record<RosterField, readonly string[]>> = {
  nickname: [
    'nickname',
    'nick',
    'nick name',
    'player',
    'name',
    'ник',
    'никнейм',
    'псевдоним',
    'игрок',
    'имя',
    'участник',
    'игровой ник',
    'игровое имя',
  ],
  club: ['club', 'city', 'club city', 'клуб', 'город', 'клуб город', 'название клуба'],
  status: ['status', 'state', 'статус', 'состояние'],
  paid: ['paid', 'payment', 'fee', 'оплата', 'оплачено', 'взнос', 'оплатил', 'оплата взноса'],
};

const wordsIn = (cell: string): string =>
  folded(cell)
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldOf = (cell: string): RosterField | null => {
  const said = wordsIn(cell);
  return rosterFields.find((field) => heads[field].includes(said)) ?? null;
};

export type ColumnsChosen = {
  /** The first row that says something is the head. */
  readonly hasHead: boolean;
  readonly columns: readonly (RosterField | null)[];
};

/** Row numbers, an index: no column of words. */
const isCounting = (cells: SheetCells, column: number): boolean =>
  cells.every((line) => /^\s*\d*\.?\s*$/.test(line[column] ?? ''));

const once = (found: readonly (RosterField | null)[]): readonly (RosterField | null)[] =>
  found.map((field, i) => (field !== null && found.indexOf(field) === i ? field : null));

export const widthOf = (cells: SheetCells): number => Math.max(0, ...cells.map((line) => line.length));

export const isBlankLine = (line: readonly string[]): boolean => line.every((cell) => cell.trim() === '');

export const guessColumns = (cells: SheetCells): ColumnsChosen => {
  const width = widthOf(cells);
  const head = cells.find((line) => !isBlankLine(line)) ?? [];
  const found = once(Array.from({ length: width }, (_, i) => fieldOf(head[i] ?? '')));
  const hasHead = found.some((field) => field !== null);
  if (found.includes('nickname')) return { hasHead, columns: found };
  const body = hasHead ? cells.slice(cells.indexOf(head) + 1) : cells;
  const words = found.findIndex((field, i) => field === null && !isCounting(body, i));
  return { hasHead, columns: words < 0 ? found : found.with(words, 'nickname') };
};

/** A field stands in one column: whichever had it before says nothing now. */
export const assigned = (
  { hasHead, columns }: ColumnsChosen,
  column: number,
  field: RosterField | null,
): ColumnsChosen => ({
  hasHead,
  columns: columns.map((each, i) => {
    if (i === column) return field;
    return each === field ? null : each;
  }),
});
