// One ten-game tournament under all five rulebooks, and with coefficient K: every number of the printed tables.
import { makeExact, sum } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { gamesOf, pointsOf, scoringFor, tableOf, tableSheet, tournamentOf } from '../testing/sheets.ts';
import { compensationFor } from './compensation.ts';
import type { StandingRow } from './standing-row.ts';

type Extras = readonly (readonly [seat: Seat, points: string])[];
type Row = {
  readonly sheriff: Seat;
  readonly blacks: readonly [Seat, Seat, Seat];
  readonly winner: Sheet['winner'];
  readonly killed?: Seat;
  readonly bestMove?: readonly Seat[];
  readonly out: number;
  readonly tenths: Extras;
  readonly li: Extras;
  readonly of2025: Extras;
  readonly facts?: Partial<Sheet>;
};

// biome-ignore format: a table, as the example prints it
const games: readonly Row[] = [
  { sheriff: 1, blacks: [8, 9, 10], winner: 'red', killed: 2, bestMove: [8, 9, 10], out: 1, tenths: [[2, '0.6'], [1, '0.4']], li: [[2, 'li1'], [1, 'li2'], [10, 'li2']], of2025: [[2, '1'], [1, '0.7'], [10, '0.3']] },
  { sheriff: 2, blacks: [9, 10, 1], winner: 'black', killed: 4, bestMove: [9, 10, 6], out: 1, tenths: [[1, '0.5'], [10, '0.3']], li: [[1, 'li1'], [10, 'li2'], [3, 'li2']], of2025: [[1, '1'], [10, '0.5']] },
  { sheriff: 3, blacks: [10, 1, 2], winner: 'black', killed: 6, bestMove: [3, 4, 5], out: 0, tenths: [[10, '0.4'], [2, '0.3']], li: [[10, 'li1'], [2, 'li2']], of2025: [[10, '0.7'], [2, '0.5']], facts: { removed: [7] } },
  { sheriff: 4, blacks: [1, 2, 3], winner: 'red', out: 1, tenths: [[4, '0.5'], [5, '0.3']], li: [[4, 'li1'], [5, 'li2'], [3, 'li2']], of2025: [[4, '1'], [5, '0.5']] },
  { sheriff: 5, blacks: [2, 3, 4], winner: 'black', killed: 5, bestMove: [2, 3, 4], out: 1, tenths: [[3, '0.5']], li: [[3, 'li1']], of2025: [[3, '1']] },
  { sheriff: 6, blacks: [3, 4, 5], winner: 'red', killed: 6, bestMove: [1, 3, 4], out: 2, tenths: [[7, '0.4']], li: [[7, 'li1']], of2025: [[7, '0.7']] },
  { sheriff: 7, blacks: [4, 5, 6], winner: 'draw', killed: 8, bestMove: [3, 4, 1], out: 0, tenths: [], li: [], of2025: [], facts: { atTable: [3, 5, 7] } },
  { sheriff: 8, blacks: [5, 6, 7], winner: 'black', killed: 8, bestMove: [5, 6, 1], out: 1, tenths: [[6, '0.3'], [8, '0.4']], li: [[6, 'li1'], [8, 'li2']], of2025: [[6, '0.5'], [8, '0.7']] },
  { sheriff: 9, blacks: [6, 7, 8], winner: 'black', killed: 9, bestMove: [6, 1, 2], out: 1, tenths: [[7, '0.3']], li: [[7, 'li1']], of2025: [[7, '0.5']], facts: { by: 'forfeit', forfeitBy: 3 } },
  { sheriff: 10, blacks: [7, 8, 9], winner: 'red', killed: 10, bestMove: [7, 8, 1], out: 1, tenths: [[1, '0.5'], [10, '0.3']], li: [[1, 'li1'], [10, 'li2']], of2025: [[1, '1'], [10, '0.5']], facts: { removed: [8] } },
];

/** The clauses of the harmful acts: the break of p5 in game 2, the Sheriff p3 without checks in game 3. */
const acts: Readonly<Record<RulebookId, readonly [string | null, string | null]>> = {
  'fsm-2024': ['8.5.1', '8.5.8'],
  'neft-mmt': ['19.5.1', '19.5.8'],
  'fiim-2018': ['8.5.1', null],
  'bel-canto': [null, null],
  'fiim-2025': ['8.5.5/1.1', '8.5.5/2.3'],
};

const sheetsOf = (id: RulebookId): Sheet[] =>
  games.map(({ sheriff, blacks, winner, killed, bestMove, out, facts, ...row }, i) => {
    const numbers = id === 'fiim-2025' ? row.of2025 : row.tenths;
    const extra = id === 'bel-canto' ? row.li : numbers;
    const clause = acts[id][i - 1] ?? null;
    const penalties: Sheet['penalties'] =
      clause === null || i === 0 ? [] : [{ seat: i === 1 ? 5 : 3, clause, by: 'referee' }];
    const [first, second, don] = blacks;
    const shot = { firstKilled: killed ?? null, bestMove: bestMove ?? null, outDay1: out };
    const given = extra.map(([seat, points]) => ({
      seat,
      points,
      by: points === '0.6' ? ('chief' as const) : ('referee' as const),
    }));
    return tableSheet(
      { winner, ...shot, extra: given, penalties, ...facts },
      { sheriff, blacks: [first, second], don },
    );
  });

const redDeaths = (player: string): number =>
  games.filter(
    ({ killed, blacks }) => killed !== undefined && `p${killed}` === player && !blacks.includes(killed),
  ).length;

/** As the tables print a row: result points with K, i, Ci, Ci points, best move, extra, penalties, removal, forfeit. */
const printed = (id: RulebookId, row: StandingRow): string => {
  const of = (kind: Parameters<typeof pointsOf>[1]): string => makeExact(sum(pointsOf(row, kind)));
  const rules = scoringFor(id).compensation;
  const ci = rules ? makeExact(compensationFor(rules, redDeaths(row.player), 10)) : '0';
  const parts = [of('best-move'), of('extra'), of('penalty'), of('removal'), of('forfeit')];
  const start = [
    row.place,
    row.player,
    row.wins,
    makeExact(row.main),
    redDeaths(row.player),
    ci,
    makeExact(row.compensation),
  ];
  return [...start, ...parts, makeExact(row.additional), makeExact(row.total)].join(' ');
};

const tables: Readonly<Record<RulebookId, readonly string[]>> = {
  'fsm-2024': [
    '1 p1 5 5 0 0 0 0 1.4 0 0 0 1.4 6.4',
    '2 p6 6 6 2 0.2 0 0 0.3 0 0 0 0.3 6.3',
    '3 p10 5 5 1 0.1 0.05 0 1 0 0 0 1 6.05',
    '4 p2 5 5 1 0.1 0.05 0 0.9 0 0 0 0.9 5.95',
    '5 p7 5 5 0 0 0 0 0.7 0 -0.5 0 0.2 5.2',
    '6 p4 4 4 1 0.1 0.1 0.25 0.5 0 0 0 0.75 4.85',
    '7 p5 4 4 1 0.1 0.1 0.5 0.3 -0.4 0 0 0.4 4.5',
    '8 p9 3 3 1 0.1 0.1 0 0 0 0 0 0 3.1',
    '9 p8 3 3 2 0.2 0.2 0 0.4 0 -0.5 0 -0.1 3.1',
    '10 p3 3 3 0 0 0 0 0.5 -0.4 0 -1 0.1 2.1',
  ],
  'fiim-2018': [
    '1 p6 6 6 2 0.2 0.2 0.25 0.3 0 0 0 0.55 6.75',
    '2 p1 5 5 0 0 0 0 1.4 0 0 0 1.4 6.4',
    '3 p2 5 5 1 0.1 0 0.4 0.9 0 0 0 1.3 6.3',
    '4 p10 5 5 1 0.1 0 0.25 1 0 0 0 1.25 6.25',
    '5 p7 5 5 0 0 0 0 0.7 0 -0.5 0 0.2 5.2',
    '6 p4 4 4 1 0.1 0.1 0.25 0.5 0 0 0 0.75 4.85',
    '7 p5 4 4 1 0.1 0.1 0.4 0.3 -0.4 0 0 0.3 4.4',
    '8 p8 3 3 2 0.2 0.2 0.25 0.4 0 -0.5 0 0.15 3.35',
    '9 p9 3 3 1 0.1 0.1 0 0 0 0 0 0 3.1',
    '10 p3 3 3 0 0 0 0 0.5 0 -0.5 0 0 3',
  ],
  'neft-mmt': [
    '1 p1 5 5 0 0 0 0 1.4 0 0 0 1.4 6.4',
    '2 p6 6 6 2 0.2 0 0 0.3 0 0 0 0.3 6.3',
    '3 p10 5 5 1 0.1 0.05 0 1 0 0 0 1 6.05',
    '4 p2 5 5 1 0.1 0.05 0 0.9 0 0 0 0.9 5.95',
    '5 p7 5 5 0 0 0 0 0.7 0 -0.5 0 0.2 5.2',
    '6 p4 4 4 1 0.1 0.1 0.25 0.5 0 0 0 0.75 4.85',
    '7 p5 4 4 1 0.1 0.1 0.5 0.3 -0.4 0 0 0.4 4.5',
    '8 p9 3 3 1 0.1 0.1 0 0 0 0 0 0 3.1',
    '9 p8 3 3 2 0.2 0.2 0 0.4 0 -0.5 0 -0.1 3.1',
    '10 p3 3 3 0 0 0 0 0.5 -0.4 0 -1 -0.9 2.1',
  ],
  'bel-canto': [
    '1 p6 6 13.6 2 0 0 0.25 1 0 0 0 1.25 14.85',
    '2 p10 5 11.2 1 0 0 0.25 2.5 0 0 0 2.75 13.95',
    '3 p1 5 11.2 0 0 0 0 2.5 0 0 0 2.5 13.7',
    '4 p2 5 11.2 1 0 0 0.5 1.5 0 0 0 2 13.2',
    '5 p7 5 11.2 0 0 0 0 2 0 -1 0 1 12.2',
    '6 p4 4 9.2 1 0 0 0.25 1 0 0 0 1.25 10.45',
    '7 p5 4 9.2 1 0 0 0.5 0.5 0 0 0 1 10.2',
    '8 p3 3 6.8 0 0 0 0 2 0 -1 0 1 7.8',
    '9 p9 3 6.8 1 0 0 0 0 0 0 0 0 6.8',
    '10 p8 3 6.8 2 0 0 0.25 0.5 0 -1 0 -0.25 6.55',
  ],
  'fiim-2025': [
    '1 p1 5 8 0 0 0 0 2.7 0 0 0 2.7 10.7',
    '2 p10 5 8 1 0.125 0 0.5 2 0 0 0 2.5 10.5',
    '3 p2 5 8 1 0.125 0 0.7 1.5 0 0 0 2.2 10.2',
    '4 p6 6 9 2 0.25 0.25 0 0.5 0 0 0 0.5 9.75',
    '5 p4 4 7 1 0.125 0.125 0.5 1 0 0 0 1.5 8.625',
    '6 p7 5 8 0 0 0 0 1.2 -0.3 -0.8 0 0.9 8.1',
    '7 p5 4 7 1 0.125 0.125 0.7 0.5 -0.8 0 0 0.4 7.525',
    '8 p8 3 6 2 0.25 0.5 0.5 0.7 0 -0.8 0 1.2 6.9',
    '9 p9 3 6 1 0.125 0.125 0 0 0 0 0 0 6.125',
    '10 p3 3 6 0 0 0 0 1 -0.8 0 -1 0.2 5.2',
  ],
};

const clauses: Readonly<Record<RulebookId, string>> = {
  'fsm-2024': 'fsm-2024 8.6, 8.7, 8.7.1',
  'fiim-2018': 'fiim-2018 8.6, 8.8',
  'neft-mmt': 'neft-mmt 20.1, 21.1, 21.1.1',
  'bel-canto': 'bel-canto 8.5, 8.6',
  'fiim-2025': 'fiim-2025 8.7, 8.8',
};

describe('ten players, ten games', () => {
  for (const id of Object.keys(tables) as RulebookId[]) {
    it(`[${clauses[id]}] EX-67: the final table under ${id}`, () => {
      const { rows, needs } = tableOf(tournamentOf(scoringFor(id), gamesOf('q', sheetsOf(id))));
      expect(rows.map((row) => printed(id, row))).toEqual(tables[id]);
      const decided = rows
        .filter((row) => row.decidedBy !== null)
        .map((row) => `${row.player} ${row.decidedBy}`);
      expect(decided).toEqual(id === 'fsm-2024' || id === 'neft-mmt' ? ['p9 additional'] : []);
      expect(needs).toEqual([]);
    });
  }

  it('[fiim-2018 8.7, 8.7.1, 8.7.2, 8.7.3, 8.8] EX-68: the same with the geographic rule', () => {
    const { rows } = tableOf(
      tournamentOf(scoringFor('fiim-2018', { difficulty: 'on' }), gamesOf('q', sheetsOf('fiim-2018'))),
    );
    const found = rows.map((row) =>
      [
        row.place,
        row.player,
        row.wins,
        ...[row.main, row.compensation, row.additional, row.total].map(makeExact),
      ].join(' '),
    );
    expect(found).toEqual([
      '1 p6 6 6.8 0.2 0.55 7.55',
      '2 p1 5 5.6 0 1.4 7',
      '3 p2 5 5.6 0 1.3 6.9',
      '4 p10 5 5.6 0 1.25 6.85',
      '5 p7 5 5.6 0 0.2 5.8',
      '6 p4 4 4.6 0.1 0.75 5.45',
      '7 p5 4 4.6 0.1 0.3 5',
      '8 p8 3 3.4 0.2 0.15 3.75',
      '9 p9 3 3.4 0.1 0 3.5',
      '10 p3 3 3.4 0 0 3.4',
    ]);
    expect(rows.every((row) => row.decidedBy === null)).toBe(true);
  });
});
