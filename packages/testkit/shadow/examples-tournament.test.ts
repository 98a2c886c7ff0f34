// The worked tournaments, by the shadow alone: six games with K, and ten games under all five rulebooks.
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import { acts, fileWith, given, readNothing } from './examples.ts';
import type { ShadowFile, ShadowRole, ShadowSheet, SheetGame } from './file.ts';
import { exactly, sum } from './number.ts';
import { type ShadowRow, shadowTable } from './table.ts';

const roleIn = (sheriff: number, blacks: readonly number[], seat: number): ShadowRole => {
  if (seat === sheriff) return 'sheriff';
  if (seat === blacks[2]) return 'don';
  return blacks.includes(seat) ? 'black' : 'red';
};

/** Everybody keeps his seat: the Sheriff, the two blacks and the Don change. */
const game = (
  round: number,
  [sheriff, blacks, winner]: readonly [number, readonly number[], ShadowSheet['winner']],
  rest: Partial<ShadowSheet>,
): SheetGame => {
  const seats = Array.from({ length: 10 }, (_, i) => ({
    player: `p${i + 1}`,
    role: roleIn(sheriff, blacks, i + 1),
  }));
  return { stage: 'q', round, table: 1, sheet: { seats, winner, ...rest } };
};

const shot = (firstKilled: number, ...bestMove: number[]): Partial<ShadowSheet> => ({
  firstKilled,
  bestMove,
});

const kindSum = ({ items }: ShadowRow, ...kinds: readonly string[]): string =>
  exactly(sum(items.filter(({ kind }) => kinds.includes(kind)).map(({ points }) => points)));

const rowsOf = (id: RulebookId, changes: Partial<ShadowFile>): ShadowRow[] =>
  shadowTable(fileWith(id, changes), readNothing);

it('EX-59 a small tournament of bel-canto with K', () => {
  const games = [
    game(1, [1, [8, 9, 10], 'red'], { ...shot(2, 8, 9, 10), extra: given('1 li1', '2 li2', '9 li2') }),
    game(2, [4, [1, 2, 3], 'black'], { ...shot(5, 1, 2, 6), extra: given('3 li1', '1 li2', '4 li2') }),
    game(3, [6, [3, 4, 5], 'black'], {
      ...shot(6, 2, 3, 9),
      extra: given('5 li1', '4 li2', '7 li2'),
      removed: [8],
    }),
    game(4, [8, [5, 6, 7], 'black'], { extra: given('7 li1', '5 li2', '9 li2') }),
    game(5, [3, [10, 1, 2], 'red'], { ...shot(4, 1, 2, 10), extra: given('4 li1', '3 li2', '2 li2') }),
    game(6, [10, [7, 8, 9], 'black'], { ...shot(1, 7, 8, 2), extra: given('7 li1', '9 li2', '3 li2') }),
  ];
  const told = ({ place, player, counts, columns, total, decidedBy }: ShadowRow): string => {
    const figures = [columns.main, columns.additional, total].map(exactly).join(' ');
    return `${place} ${player} ${counts.wins} ${figures} ${decidedBy ?? '-'}`;
  };
  expect(rowsOf('bel-canto', { games }).map(told)).toEqual([
    '1 p7 4 28/3 2.5 71/6 -',
    '2 p3 4 28/3 2 34/3 -',
    '3 p5 4 28/3 1.75 133/12 -',
    '4 p4 3 22/3 2.5 59/6 -',
    '5 p6 3 22/3 0 22/3 -',
    '6 p1 2 14/3 1.75 77/12 -',
    '7 p9 2 14/3 1.5 37/6 li2',
    '8 p2 2 14/3 1.5 37/6 -',
    '9 p8 2 14/3 -1 11/3 -',
    '10 p10 0 0 0 0 -',
  ]);
});

/** What the five referees wrote down of the same ten games. */
type Writing = {
  readonly extra: readonly (readonly string[])[];
  /** The break into a red on day 1, and the Sheriff without checks on two nights. */
  readonly broke: string | null;
  readonly unchecked: string | null;
};

const tenths = [
  ['2 0.6', '1 0.4'],
  ['1 0.5', '10 0.3'],
  ['10 0.4', '2 0.3'],
  ['4 0.5', '5 0.3'],
  ['3 0.5'],
  ['7 0.4'],
  [],
  ['6 0.3', '8 0.4'],
  ['7 0.3'],
  ['1 0.5', '10 0.3'],
];

const writings: Readonly<Record<RulebookId, Writing>> = {
  'fsm-2024': { extra: tenths, broke: '5 8.5.1', unchecked: '3 8.5.8' },
  'fiim-2018': { extra: tenths, broke: '5 8.5.1', unchecked: null },
  'neft-mmt': { extra: tenths, broke: '5 19.5.1', unchecked: '3 19.5.8' },
  'bel-canto': {
    extra: [
      ['2 li1', '1 li2', '10 li2'],
      ['1 li1', '10 li2', '3 li2'],
      ['10 li1', '2 li2'],
      ['4 li1', '5 li2', '3 li2'],
      ['3 li1'],
      ['7 li1'],
      [],
      ['6 li1', '8 li2'],
      ['7 li1'],
      ['1 li1', '10 li2'],
    ],
    broke: null,
    unchecked: null,
  },
  'fiim-2025': {
    extra: [
      ['2 1', '1 0.7', '10 0.3'],
      ['1 1', '10 0.5'],
      ['10 0.7', '2 0.5'],
      ['4 1', '5 0.5'],
      ['3 1'],
      ['7 0.7'],
      [],
      ['6 0.5', '8 0.7'],
      ['7 0.5'],
      ['1 1', '10 0.5'],
    ],
    broke: '5 8.5.5/1.1',
    unchecked: '3 8.5.5/2.3',
  },
};

const tenGames = ({ extra, broke, unchecked }: Writing): SheetGame[] => {
  const act = (entry: string | null): NonNullable<ShadowSheet['penalties']> =>
    entry === null ? [] : acts(entry);
  const facts: readonly (readonly [
    Parameters<typeof game>[1],
    Partial<ShadowSheet> & { readonly outDay1: number },
  ])[] = [
    [[1, [8, 9, 10], 'red'], { ...shot(2, 8, 9, 10), outDay1: 1 }],
    [[2, [9, 10, 1], 'black'], { ...shot(4, 9, 10, 6), outDay1: 1, penalties: act(broke) }],
    [[3, [10, 1, 2], 'black'], { ...shot(6, 3, 4, 5), outDay1: 0, removed: [7], penalties: act(unchecked) }],
    [[4, [1, 2, 3], 'red'], { outDay1: 1 }],
    [[5, [2, 3, 4], 'black'], { ...shot(5, 2, 3, 4), outDay1: 1 }],
    [[6, [3, 4, 5], 'red'], { ...shot(6, 1, 3, 4), outDay1: 2 }],
    [[7, [4, 5, 6], 'draw'], { ...shot(8, 3, 4, 1), outDay1: 0, atTable: [3, 5, 7] }],
    [[8, [5, 6, 7], 'black'], { ...shot(8, 5, 6, 1), outDay1: 1 }],
    [[9, [6, 7, 8], 'black'], { ...shot(9, 6, 1, 2), outDay1: 1, by: 'forfeit', forfeitBy: 3 }],
    [[10, [7, 8, 9], 'red'], { ...shot(10, 7, 8, 1), outDay1: 1, removed: [8] }],
  ];
  return facts.map(([dealt, rest], i) => game(i + 1, dealt, { ...rest, extra: given(...(extra[i] ?? [])) }));
};

/** Place, player, wins; result, Ci, best move, extra, penalties, removal, forfeit; additional, total. */
const tables: Readonly<Record<RulebookId, readonly string[]>> = {
  'fsm-2024': [
    '1 p1 5 5 0 0 1.4 0 0 0 1.4 6.4',
    '2 p6 6 6 0 0 0.3 0 0 0 0.3 6.3',
    '3 p10 5 5 0.05 0 1 0 0 0 1 6.05',
    '4 p2 5 5 0.05 0 0.9 0 0 0 0.9 5.95',
    '5 p7 5 5 0 0 0.7 0 -0.5 0 0.2 5.2',
    '6 p4 4 4 0.1 0.25 0.5 0 0 0 0.75 4.85',
    '7 p5 4 4 0.1 0.5 0.3 -0.4 0 0 0.4 4.5',
    '8 p9 3 3 0.1 0 0 0 0 0 0 3.1',
    '9 p8 3 3 0.2 0 0.4 0 -0.5 0 -0.1 3.1',
    '10 p3 3 3 0 0 0.5 -0.4 0 -1 0.1 2.1',
  ],
  'fiim-2018': [
    '1 p6 6 6 0.2 0.25 0.3 0 0 0 0.55 6.75',
    '2 p1 5 5 0 0 1.4 0 0 0 1.4 6.4',
    '3 p2 5 5 0 0.4 0.9 0 0 0 1.3 6.3',
    '4 p10 5 5 0 0.25 1 0 0 0 1.25 6.25',
    '5 p7 5 5 0 0 0.7 0 -0.5 0 0.2 5.2',
    '6 p4 4 4 0.1 0.25 0.5 0 0 0 0.75 4.85',
    '7 p5 4 4 0.1 0.4 0.3 -0.4 0 0 0.3 4.4',
    '8 p8 3 3 0.2 0.25 0.4 0 -0.5 0 0.15 3.35',
    '9 p9 3 3 0.1 0 0 0 0 0 0 3.1',
    '10 p3 3 3 0 0 0.5 0 -0.5 0 0 3',
  ],
  'neft-mmt': [
    '1 p1 5 5 0 0 1.4 0 0 0 1.4 6.4',
    '2 p6 6 6 0 0 0.3 0 0 0 0.3 6.3',
    '3 p10 5 5 0.05 0 1 0 0 0 1 6.05',
    '4 p2 5 5 0.05 0 0.9 0 0 0 0.9 5.95',
    '5 p7 5 5 0 0 0.7 0 -0.5 0 0.2 5.2',
    '6 p4 4 4 0.1 0.25 0.5 0 0 0 0.75 4.85',
    '7 p5 4 4 0.1 0.5 0.3 -0.4 0 0 0.4 4.5',
    '8 p9 3 3 0.1 0 0 0 0 0 0 3.1',
    '9 p8 3 3 0.2 0 0.4 0 -0.5 0 -0.1 3.1',
    '10 p3 3 3 0 0 0.5 -0.4 0 -1 -0.9 2.1',
  ],
  'bel-canto': [
    '1 p6 6 13.6 0 0.25 1 0 0 0 1.25 14.85',
    '2 p10 5 11.2 0 0.25 2.5 0 0 0 2.75 13.95',
    '3 p1 5 11.2 0 0 2.5 0 0 0 2.5 13.7',
    '4 p2 5 11.2 0 0.5 1.5 0 0 0 2 13.2',
    '5 p7 5 11.2 0 0 2 0 -1 0 1 12.2',
    '6 p4 4 9.2 0 0.25 1 0 0 0 1.25 10.45',
    '7 p5 4 9.2 0 0.5 0.5 0 0 0 1 10.2',
    '8 p3 3 6.8 0 0 2 0 -1 0 1 7.8',
    '9 p9 3 6.8 0 0 0 0 0 0 0 6.8',
    '10 p8 3 6.8 0 0.25 0.5 0 -1 0 -0.25 6.55',
  ],
  'fiim-2025': [
    '1 p1 5 8 0 0 2.7 0 0 0 2.7 10.7',
    '2 p10 5 8 0 0.5 2 0 0 0 2.5 10.5',
    '3 p2 5 8 0 0.7 1.5 0 0 0 2.2 10.2',
    '4 p6 6 9 0.25 0 0.5 0 0 0 0.5 9.75',
    '5 p4 4 7 0.125 0.5 1 0 0 0 1.5 8.625',
    '6 p7 5 8 0 0 1.2 -0.3 -0.8 0 0.9 8.1',
    '7 p5 4 7 0.125 0.7 0.5 -0.8 0 0 0.4 7.525',
    '8 p8 3 6 0.5 0.5 0.7 0 -0.8 0 1.2 6.9',
    '9 p9 3 6 0.125 0 0 0 0 0 0 6.125',
    '10 p3 3 6 0 0 1 -0.8 0 -1 0.2 5.2',
  ],
};

it.each(rulebookIds)('EX-67 ten games under %s', (id) =>
  expect(
    rowsOf(id, { games: tenGames(writings[id]) }).map((row) =>
      [
        row.place,
        row.player,
        row.counts.wins,
        kindSum(row, 'win', 'loss', 'draw', 'difficulty'),
        kindSum(row, 'compensation'),
        kindSum(row, 'best-move'),
        kindSum(row, 'extra'),
        kindSum(row, 'penalty'),
        kindSum(row, 'removal'),
        kindSum(row, 'forfeit'),
        exactly(row.columns.additional),
        exactly(row.total),
      ].join(' '),
    ),
  ).toEqual(tables[id]),
);

it('EX-68 the same under fiim-2018 with K', () =>
  expect(
    rowsOf('fiim-2018', {
      games: tenGames(writings['fiim-2018']),
      switches: { difficulty: true },
    }).map((row) => `${row.player} ${exactly(row.columns.main)} ${exactly(row.total)}`),
  ).toEqual([
    'p6 6.8 7.55',
    'p1 5.6 7',
    'p2 5.6 6.9',
    'p10 5.6 6.85',
    'p7 5.6 5.8',
    'p4 4.6 5.45',
    'p5 4.6 5',
    'p8 3.4 3.75',
    'p9 3.4 3.5',
    'p3 3.4 3.4',
  ]));
