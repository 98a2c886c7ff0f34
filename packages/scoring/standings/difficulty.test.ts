// Coefficient K: the splits of the worked examples, and a small tournament played with it.
import { fraction, makeExact, multiply, sum } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import {
  exactOf,
  gamesOf,
  pointsOf,
  rowOf,
  scoringFor,
  stageOf,
  tableOf,
  tableSheet,
  tournamentOf,
} from '../testing/sheets.ts';
import { difficultyOf } from './difficulty.ts';
import { standings } from './standings.ts';

/** Red, black, draws; N; heavy side; n; K; a red and a black win in bel-canto and in fiim-2018; K without draws. */
const splits: readonly (readonly [
  string,
  number,
  'red' | 'black' | null,
  number | null,
  string,
  string,
  string,
  string,
  string,
  string,
])[] = [
  ['4-8-0', 12, 'red', 4, '4/3', '8/3', '2', '4/3', '1', '4/3'],
  ['8-4-0', 12, 'black', 4, '4/3', '2', '8/3', '1', '4/3', '4/3'],
  ['5-5-0', 10, null, null, '1', '2', '2', '1', '1', '1'],
  ['6-6-0', 12, null, null, '1', '2', '2', '1', '1', '1'],
  ['3-4-0', 7, 'red', 3, '8/7', '16/7', '2', '8/7', '1', '8/7'],
  ['4-3-0', 7, 'black', 3, '8/7', '2', '16/7', '1', '8/7', '8/7'],
  ['7-8-0', 15, 'red', 7, '16/15', '32/15', '2', '16/15', '1', '16/15'],
  ['1-9-0', 10, 'red', 1, '1.8', '3.6', '2', '1.8', '1', '1.8'],
  ['0-10-0', 10, 'red', 0, '2', '4', '2', '2', '1', '2'],
  ['10-0-0', 10, 'black', 0, '2', '2', '4', '1', '2', '2'],
  ['4-5-1', 10, 'red', 4, '1.2', '2.4', '2', '1.2', '1', '10/9'],
  ['4-4-2', 10, null, null, '1', '2', '2', '1', '1', '1'],
  ['1-5-4', 10, 'red', 1, '1.8', '3.6', '2', '1.8', '1', '5/3'],
  ['11-9-0', 20, 'black', 9, '1.1', '2', '2.2', '1', '1.1', '1.1'],
  ['2-3-0', 5, 'red', 2, '1.2', '2.4', '2', '1.2', '1', '1.2'],
  ['1-0-0', 1, 'black', 0, '2', '2', '4', '1', '2', '2'],
];

const winnersOf = (split: string): Sheet['winner'][] => {
  const [red = 0, black = 0, draw = 0] = split.split('-').map(Number);
  return [
    ...Array<'red'>(red).fill('red'),
    ...Array<'black'>(black).fill('black'),
    ...Array<'draw'>(draw).fill('draw'),
  ];
};

const geographic = scoringFor('fiim-2018', { difficulty: 'on' });
const belCanto = scoringFor('bel-canto');

/** LI1 to the first, LI2 to the others. */
const li = (seats: readonly Seat[]): Sheet['extra'] =>
  seats.map((seat, i) => ({ seat, points: i === 0 ? 'li1' : 'li2', by: 'referee' }));

describe('coefficient K', () => {
  it.each(splits)(
    '[bel-canto 8.5, 8.5.1, 8.5.2, 8.5.3; fiim-2018 8.7.1, 8.7.2, 8.7.3] EX-57: %s of %i games',
    (...row) => {
      const [split, games, heavy, n, k, belRed, belBlack, fiimRed, fiimBlack, without] = row;
      const winners = winnersOf(split);
      expect(winners).toHaveLength(games);
      const { heavy: side, factor } = difficultyOf(winners, true);
      expect(side).toBe(heavy);
      if (n !== null) expect(winners.filter((winner) => winner === side)).toHaveLength(n);
      expect(makeExact(factor)).toBe(k);
      expect(makeExact(difficultyOf(winners, false).factor)).toBe(without);
      const worth = (win: number, team: string): string =>
        makeExact(team === side ? multiply(fraction(BigInt(win)), factor) : fraction(BigInt(win)));
      expect([worth(2, 'red'), worth(2, 'black'), worth(1, 'red'), worth(1, 'black')]).toEqual([
        belRed,
        belBlack,
        fiimRed,
        fiimBlack,
      ]);
      for (const [scoring, red, black] of [
        [belCanto, belRed, belBlack],
        [geographic, fiimRed, fiimBlack],
      ] as const) {
        const sheets = winners.map((winner) => tableSheet({ winner }));
        const table = tableOf(tournamentOf(scoring, gamesOf('q', sheets)));
        const wins = {
          red: winners.filter((winner) => winner === 'red').length,
          black: winners.filter((winner) => winner === 'black').length,
        };
        expect(makeExact(rowOf(table, 'p2').main)).toBe(
          makeExact(multiply(fraction(BigInt(wins.red)), exactOf(red))),
        );
        expect(makeExact(rowOf(table, 'p10').main)).toBe(
          makeExact(multiply(fraction(BigInt(wins.black)), exactOf(black))),
        );
      }
    },
  );

  it.each([
    ['bel-canto', '8.5.2', belCanto, '48/7', '224/15'],
    ['fiim-2018', '8.7.2', geographic, '24/7', '112/15'],
  ] as const)(
    '[%s %s] EX-58: an odd number of games is not rounded',
    (_, __, scoring, ofSeven, ofFifteen) => {
      const mainOfRed = (split: string): string => {
        const sheets = winnersOf(split).map((winner) => tableSheet({ winner }));
        return makeExact(rowOf(tableOf(tournamentOf(scoring, gamesOf('q', sheets))), 'p2').main);
      };
      expect([mainOfRed('3-4-0'), mainOfRed('7-8-0')]).toEqual([ofSeven, ofFifteen]);
    },
  );

  it('[bel-canto 8.5.3, 8.6, 8.6.3] EX-59: a small tournament with K, totals and places', () => {
    const sheets = [
      tableSheet({ winner: 'red', firstKilled: 2, bestMove: [8, 9, 10], extra: li([1, 2, 9]) }),
      tableSheet(
        { winner: 'black', firstKilled: 5, bestMove: [1, 2, 6], extra: li([3, 1, 4]) },
        { sheriff: 4, blacks: [1, 2], don: 3 },
      ),
      tableSheet(
        { winner: 'black', firstKilled: 6, bestMove: [2, 3, 9], extra: li([5, 4, 7]), removed: [8] },
        { sheriff: 6, blacks: [3, 4], don: 5 },
      ),
      tableSheet({ winner: 'black', extra: li([7, 5, 9]) }, { sheriff: 8, blacks: [5, 6], don: 7 }),
      tableSheet(
        { winner: 'red', firstKilled: 4, bestMove: [1, 2, 10], extra: li([4, 3, 2]) },
        { sheriff: 3, blacks: [10, 1], don: 2 },
      ),
      tableSheet(
        { winner: 'black', firstKilled: 1, bestMove: [7, 8, 2], extra: li([7, 9, 3]) },
        { sheriff: 10, blacks: [7, 8], don: 9 },
      ),
    ];
    const { rows } = tableOf(tournamentOf(belCanto, gamesOf('q', sheets)));
    const found = rows.map((row) => {
      const of = (kind: 'best-move' | 'extra' | 'removal'): string => makeExact(sum(pointsOf(row, kind)));
      const parts = [
        of('best-move'),
        of('extra'),
        of('removal'),
        makeExact(row.additional),
        makeExact(row.total),
      ];
      return [row.place, row.player, row.wins, makeExact(row.main), ...parts].join(' ');
    });
    expect(found).toEqual([
      '1 p7 4 28/3 0 2.5 0 2.5 71/6',
      '2 p3 4 28/3 0 2 0 2 34/3',
      '3 p5 4 28/3 0.25 1.5 0 1.75 133/12',
      '4 p4 3 22/3 0.5 2 0 2.5 59/6',
      '5 p6 3 22/3 0 0 0 0 22/3',
      '6 p1 2 14/3 0.25 1.5 0 1.75 77/12',
      '7 p9 2 14/3 0 1.5 0 1.5 37/6',
      '8 p2 2 14/3 0.5 1 0 1.5 37/6',
      '9 p8 2 14/3 0 0 -1 -1 11/3',
      '10 p10 0 0 0 0 0 0 0',
    ]);
    expect(rows.map((row) => row.decidedBy).filter((by) => by !== null)).toEqual(['li2']);
    expect(rows[6]).toMatchObject({ player: 'p9', li1: 0, li2: 3, decidedBy: 'li2' });
  });

  it('[fiim-2018 8.7; bel-canto 8.5] is for at most twenty players in fiim-2018; bel-canto knows no such limit', () => {
    const games = gamesOf('q', [tableSheet({ winner: 'red' })]);
    const players = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, nick: `p${i + 1}`, club: null }));
    expect(standings(tournamentOf(geographic, games, { players: players(20) }))).not.toHaveProperty(
      'problem',
    );
    expect(standings(tournamentOf(geographic, games, { players: players(21) }))).toEqual({
      code: 'difficulty/over-players',
      clause: '8.7',
      path: 'players',
      limit: 20,
    });
    expect(
      standings(tournamentOf(scoringFor('fiim-2018'), games, { players: players(21) })),
    ).not.toHaveProperty('code');
    expect(standings(tournamentOf(belCanto, games, { players: players(40) }))).not.toHaveProperty('code');
  });

  it.each([
    ['bel-canto', '8.5.2', {}, ['3.2', '3', '8/3']],
    ['fiim-2018', '8.7.2', { difficulty: 'on' }, ['1.6', '1.5', '4/3']],
  ] as const)(
    '[%s %s] covers the chain, or each stage by the switch; draws may be left out',
    (id, _, always, [chain, drawless, staged]) => {
      const stages = [
        stageOf({ id: 'q', plannedGames: 3 }),
        stageOf({ id: 's', kind: 'semifinal', plannedGames: 2 }),
      ];
      const games = [
        ...gamesOf('q', [
          tableSheet({ winner: 'red' }),
          tableSheet({ winner: 'black' }),
          tableSheet({ winner: 'black' }),
        ]),
        ...gamesOf('s', [tableSheet({ winner: 'black' }), tableSheet({ winner: 'draw' })]),
      ];
      const mainOfRed = (switches: Record<string, string>): string =>
        makeExact(
          rowOf(tableOf(tournamentOf(scoringFor(id, { ...always, ...switches }), games, { stages })), 'p2')
            .main,
        );
      expect(mainOfRed({})).toBe(chain);
      expect(mainOfRed({ 'k-count-draws': 'off' })).toBe(drawless);
      expect(mainOfRed({ 'k-scope': 'stage' })).toBe(staged);
    },
  );
});
