// A table of people: each fault at its cell and nowhere else, whom a row may be, and who would be taken in.
import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftSaid, sayingOf } from '../../device/kept-draft.ts';
import {
  draftOf,
  type ImportRow,
  importKept,
  importRows,
  type KnownPerson,
  takenRows,
  withCell,
  withoutRows,
  withSame,
} from './import-draft.ts';
import type { RosterFaultCode } from './import-fault.ts';
import { assigned } from './sheet/columns.ts';
import { cellsOfFile } from './sheet/from-file.ts';
import { cellsOfText, type SheetCells } from './sheet/from-text.ts';
import { clubOf, csv, inWindows1251, nicknameOf, workbook } from './testing/tables.ts';

const known = (person: string, nickname: string, isEntered = false): KnownPerson => ({
  person,
  nickname,
  club: null,
  isEntered,
});
const rowsOf = (cells: SheetCells, people: readonly KnownPerson[] = []): readonly ImportRow[] =>
  importRows(draftOf(cells), people);
const found = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ faults }) => faults.map(({ row, column, code }) => `${row}:${column} ${code}`)).toSorted();

const [nickname, club, status, paid] = [0, 1, 2, 3];
const count = 500;

/** Wrong cells, a kind each; `row` is of the row it is planted in. */
const plants: readonly {
  readonly code: RosterFaultCode;
  readonly column: number;
  readonly cell: (row: number) => string;
}[] = [
  { code: 'missing', column: nickname, cell: () => '' },
  { code: 'missing', column: nickname, cell: () => '   ' },
  { code: 'long', column: nickname, cell: (row) => `${nicknameOf(row)}${'я'.repeat(60)}` },
  { code: 'long', column: club, cell: () => 'Клуб'.repeat(16) },
  { code: 'mixed', column: nickname, cell: (row) => `${nicknameOf(row)} Pоман` },
  { code: 'mixed', column: nickname, cell: (row) => `${nicknameOf(row)} Cат` },
  { code: 'entered', column: nickname, cell: () => 'ЁЖИК' },
  { code: 'entered', column: nickname, cell: () => ' don  Корлеоне ' },
  { code: 'status', column: status, cell: () => 'наверное' },
  { code: 'status', column: status, cell: () => 'withdrawn' },
  { code: 'payment', column: paid, cell: () => 'потом' },
  { code: 'payment', column: paid, cell: () => '500 из 1000' },
  { code: 'unreadable', column: nickname, cell: () => '#N/A' },
  { code: 'unreadable', column: nickname, cell: () => '#ССЫЛКА!' },
  { code: 'unreadable', column: club, cell: () => '#VALUE!' },
  { code: 'unreadable', column: paid, cell: () => '#ЗНАЧ!' },
  { code: 'control', column: nickname, cell: (row) => `${nicknameOf(row)}\u0007` },
  { code: 'control', column: club, cell: () => 'Мин\u0002ск' },
];

type Planted = { readonly cells: SheetCells; readonly expected: readonly string[] };

/** Twenty: those above, each in a row of its own, and two that say again what stands further up. */
const planted = (rows: readonly number[], again: readonly [number, number]): Planted => {
  const clean = Array.from({ length: count }, (_, i) => [
    nicknameOf(i + 1),
    clubOf(i),
    ['', 'принят', 'reserve', 'Заявка'][i % 4] ?? '',
    ['', 'да', 'no', '+'][i % 4] ?? '',
  ]);
  const head = ['Ник', 'Клуб', 'Статус', 'Оплата'];
  let cells: string[][] = [head, ...clean];
  const expected: string[] = [];
  const put = (row: number, column: number, cell: string, code: RosterFaultCode): void => {
    cells = cells.with(row, (cells[row] ?? []).with(column, cell));
    expected.push(`${row}:${column} ${code}`);
  };
  for (const [i, { code, column, cell }] of plants.entries())
    put(rows[i] ?? 0, column, cell(rows[i] ?? 0), code);
  // Never the first row that has it: that one is right.
  const others = Array.from({ length: count }, (_, i) => i + 1).filter((row) => !rows.includes(row));
  for (const [i, each] of again.entries()) {
    const first = others[each % 100] ?? 1;
    const later = others[200 + i] ?? 1;
    put(later, nickname, nicknameOf(first).toUpperCase(), 'twice');
  }
  return { cells, expected: expected.toSorted() };
};

const anyPlanted = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: count }), {
      minLength: plants.length,
      maxLength: plants.length,
    }),
    fc.tuple(fc.nat(99), fc.nat(99)),
  )
  .map(([rows, again]) => planted(rows, again));

const entered = [known('p1', 'Ёжик', true), known('p2', 'DON Корлеоне', true)];

describe('500 rows with 20 planted faults of every kind', () => {
  it('each is found at its row and column, and no other: wherever they stand', () => {
    fc.assert(
      fc.property(anyPlanted, ({ cells, expected }) => {
        expect(expected).toHaveLength(20);
        expect(found(rowsOf(cells, entered))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  const [one] = fc.sample(anyPlanted, { numRuns: 1, seed: 7 });
  const { cells, expected } = one ?? planted([], [0, 0]);
  const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  it.each([
    ['semicolons, UTF-8 with its mark', () => utf8(`\ufeff${csv(cells, ';')}`)],
    ['commas, UTF-8', () => utf8(csv(cells, ','))],
    ['semicolons, Windows-1251', () => inWindows1251(csv(cells, ';'))],
    ['tabs, as pasted', () => utf8(cells.map((line) => line.join('\t')).join('\n'))],
  ])('and in a file: %s', async (_, bytes) => {
    const read = await cellsOfFile(new Blob([bytes()]));
    if (isRefusal(read)) throw new Error(read.code);
    expect(found(rowsOf(read, entered))).toEqual(expected);
  });

  it('and in a workbook, which cannot hold control characters', async () => {
    const isWritten = (each: string): boolean => !each.endsWith('control');
    const bytes = await workbook(cells.map((line) => line.map((cell) => cell.replaceAll(/\p{Cc}/gu, ''))));
    const read = await cellsOfFile(new Blob([bytes]));
    if (isRefusal(read)) throw new Error(read.code);
    expect(found(rowsOf(read, entered))).toEqual(expected.filter(isWritten));
  });
});

it('two thousand rows and no more: the first one over is the fault, and none after it is read', () => {
  const many = (n: number): SheetCells => [
    ['Nick'],
    ...Array.from({ length: n }, (_, i) => [`${nicknameOf(i)} ${i}`]),
  ];
  expect(found(rowsOf(many(2_000)))).toEqual([]);
  const rows = rowsOf(many(2_345));
  expect(found(rows)).toEqual(['2001:0 too-many']);
  expect(rows).toHaveLength(2_001);
  expect(rows.at(-1)?.faults[0]?.about).toBe('2345');
  expect(takenRows(rows)).toHaveLength(2_000);
});

describe('a row', () => {
  it('is mended in its cell: the fault goes, and so does the one it caused elsewhere', () => {
    const draft = draftOf([['Nick'], ['Кот'], ['кот'], ['Cоня']]);
    expect(found(importRows(draft, []))).toEqual(['2:0 twice', '3:0 mixed']);
    const [, , mixed] = importRows(draft, []);
    expect(mixed?.faults[0]?.mended).toBe('Соня');
    expect(found(importRows(withCell(draft, 1, 0, 'Пёс'), []))).toEqual(['3:0 mixed']);
    expect(found(importRows(withCell(draft, 3, 0, 'Соня'), []))).toEqual(['2:0 twice']);
  });

  it('of somebody in the club is he; of somebody alike is asked about and waits for the answer', () => {
    const people = [known('p1', 'Мышь'), known('p2', 'Семён'), known('p3', 'Вампир', true)];
    const draft = draftOf([['Nick'], ['мышь'], ['Semen'], ['Вапмир'], ['Лиса']]);
    const rows = importRows(draft, people);
    expect(rows.map(({ standing }) => standing)).toEqual(['known', 'ask', 'ask', 'new']);
    expect(rows.map(({ likely }) => likely.map(({ who, likeness }) => [who.person, likeness]))).toEqual([
      [],
      [['p2', 'sounds']],
      [['p3', 'near']],
      [],
    ]);
    expect(takenRows(rows).map((each) => each.person?.person ?? null)).toEqual(['p1', null]);
    const answered = withSame(withSame(draft, 2, 'p2'), 3, 'p3');
    expect(importRows(answered, people).map(({ standing }) => standing)).toEqual([
      'known',
      'known',
      'in',
      'new',
    ]);
    const others = withSame(withSame(draft, 2, null), 3, null);
    expect(importRows(others, people).map(({ standing }) => standing)).toEqual([
      'known',
      'new',
      'new',
      'new',
    ]);
    expect(importRows(withCell(answered, 2, 0, 'Семенов'), people)[1]?.standing).not.toBe('known');
  });

  it('cannot be the same person as a row above it', () => {
    const people = [known('p2', 'Семён')];
    const draft = withSame(withSame(draftOf([['Nick'], ['Semen'], ['Семен']]), 1, 'p2'), 2, 'p2');
    expect(found(importRows(draft, people))).toEqual(['2:0 twice']);
  });

  it('that is done with is gone, and the others keep their numbers', () => {
    const draft = draftOf([['Nick'], ['A'], ['B'], ['C']]);
    const left = withoutRows(draft, new Set([2]));
    expect(left && importRows(left, []).map(({ row }) => row)).toEqual([1, 3]);
    expect(withoutRows(draft, new Set([1, 2, 3]))).toBeNull();
  });

  it('is kept as it stands: its cells, its columns and who somebody is', () => {
    const kept = importKept('cup');
    const table = withSame(
      draftOf([
        ['Nick', ''],
        ['Semen', 'x'],
      ]),
      1,
      'p2',
    );
    const draft = { pasted: '', table };
    expect(draftSaid(kept, sayingOf(kept, draft))).toEqual(draft);
  });
});

describe('columns', () => {
  it.each<readonly [SheetCells, readonly (string | null)[], number | null]>([
    [[['№', 'Игрок', 'Город']], [null, 'nickname', 'club'], 0],
    [[['Nick name', 'PAID', 'Club']], ['nickname', 'paid', 'club'], 0],
    [
      [
        ['Клуб', '', 'Взнос'],
        ['Минск', 'Кот', 'да'],
      ],
      ['club', 'nickname', 'paid'],
      0,
    ],
    [
      [
        ['1', 'Кот'],
        ['2', 'Лис'],
      ],
      [null, 'nickname'],
      null,
    ],
    [[['Кот'], ['Лис']], ['nickname'], null],
    [
      [
        ['Ник', 'Имя'],
        ['Кот', 'Пётр'],
      ],
      ['nickname', 'name'],
      0,
    ],
    [
      [
        ['Кубок «Чёрной кошки», 12–13 июня'],
        [],
        ['Взнос:', '500 ₽'],
        ['№', 'Ник', 'Клуб', 'Город', 'Имя', 'Телефон', 'E-mail'],
        ['1', 'Кот', 'Ночь', 'Минск', 'Пётр Ёлкин', '+375 29 1', 'k@x.by'],
      ],
      [null, 'nickname', 'club', null, 'name', 'phone', 'email'],
      3,
    ],
    // Whoever is called so is no head: the rows above him are people.
    [
      [
        ['Кот', 'Минск'],
        ['Игрок', 'Клуб'],
      ],
      ['nickname', null],
      null,
    ],
  ])('%j', (cells, columns, head) => {
    expect(draftOf(cells)).toMatchObject({ columns, head });
  });

  it('assigned by hand: a field stands in one column; with none for nicknames there are no rows', () => {
    const draft = draftOf([
      ['Кот', 'Минск'],
      ['Лис', 'Брест'],
    ]);
    const turned = { ...draft, ...assigned(draft, 1, 'nickname') };
    expect(turned.columns).toEqual([null, 'nickname']);
    expect(importRows(turned, []).map((each) => each.nickname)).toEqual(['Минск', 'Брест']);
    expect(importRows({ ...draft, ...assigned(draft, 0, null) }, [])).toEqual([]);
  });

  it('blank lines are no rows, and a row keeps the number that it has in the file', () => {
    const rows = rowsOf(cellsOfText('\r\nНик;Оплата\r\n\r\nКот;да\r\n;\r\nЛис;?\r\n\r\n'));
    expect(rows.map(({ row, nickname: name, paid: has }) => [row, name, has])).toEqual([
      [3, 'Кот', true],
      [5, 'Лис', false],
    ]);
    expect(found(rows)).toEqual(['5:1 payment']);
  });

  it('one person in two spellings of one table is asked about, and is himself or left out', () => {
    const draft = draftOf(cellsOfText('Ник\nЁжик\nЛис\nЕжик\nЛиса'));
    const [, , again, near] = importRows(draft, []);
    expect(again).toMatchObject({ standing: 'ask', like: { who: { row: 1 }, likeness: 'letters' } });
    expect(near?.standing).toBe('new');
    expect(importRows(withSame(draft, 3, null), []).map(({ standing }) => standing)).toEqual(
      Array(4).fill('new'),
    );
  });

  it('contacts go along where they are said', () => {
    const rows = rowsOf(cellsOfText('Ник;ФИО;Почта;Тел.\nКот;Пётр Ёлкин;k@x.by;\nЛис;;нет;+375'));
    expect(rows.map(({ contacts }) => contacts)).toEqual([
      { name: 'Пётр Ёлкин', email: 'k@x.by' },
      { email: 'нет', phone: '+375' },
    ]);
    expect(found(rows)).toEqual(['2:2 email']);
  });
});
