// Tables: chains and stages, rounds so far, coefficients, fines, expelled players and refused entries.
import { makeExact, points, sum } from '@omerta/base/fraction.ts';
import { describe, expect, it } from 'vitest';
import {
  exactOf,
  gamesOf,
  type PlayerGame,
  partSheet,
  rowOf,
  rowOfParts,
  scoringFor,
  stageOf,
  tableOf,
  tableSheet,
  times,
  tournamentOf,
} from '../testing/sheets.ts';
import { standings } from './standings.ts';
import type { Tournament } from './tournament.ts';

const fsm = scoringFor('fsm-2024');
const won: PlayerGame = { result: 'won' };
const lost: PlayerGame = { result: 'lost' };
const sheetsOf = (player: string, parts: readonly PlayerGame[]) =>
  parts.map((part) => partSheet(player, part));

describe('chains of stages', () => {
  const stages = [
    stageOf({ id: 'a', plannedGames: 2, carry: false }),
    stageOf({ id: 'b', plannedGames: 2, carry: true }),
    stageOf({ id: 'c', kind: 'final', plannedGames: 2, coefficient: points('1.3'), carry: false }),
  ];
  const games = [
    ...gamesOf('a', sheetsOf('X', [won, won])),
    ...gamesOf('b', sheetsOf('X', [won, lost]), 3),
    ...gamesOf('c', sheetsOf('X', [won, won]), 5),
    ...gamesOf('a', sheetsOf('Y', [won]), 2).map((game) => ({ ...game, table: 2 })),
  ];
  const tournament = tournamentOf(fsm, games, { stages });
  const totals = (options: Parameters<typeof tableOf>[1]): string | undefined => {
    const row = tableOf(tournament, options).rows.find((each) => each.player === 'X');
    return row && `${makeExact(row.total)} of ${row.games}`;
  };

  it('[fsm-2024 8.7] without a stage the table is that of the last chain, with every listed player', () => {
    const table = tableOf(tournament);
    expect(totals({})).toBe('3.6 of 4');
    expect(table.rows).toHaveLength(20);
    expect(rowOf(table, 'Y')).toMatchObject({ games: 0, wins: 0, items: [] });
  });

  it('[fsm-2024 8.7] with a stage: its chain up to it, carried points included, and only who has a game there', () => {
    expect([totals({ stage: 'a' }), totals({ stage: 'b' }), totals({ stage: 'c' })]).toEqual([
      '2 of 2',
      '1 of 2',
      '3.6 of 4',
    ]);
    expect(tableOf(tournament, { stage: 'a' }).rows).toHaveLength(20);
    expect(tableOf(tournament, { stage: 'c' }).rows).toHaveLength(10);
  });

  it('[fsm-2024 8.7] after a round: that stage so far, earlier stages whole; his row is there before his first game', () => {
    expect([
      totals({ after: 3 }),
      totals({ after: 5 }),
      totals({ stage: 'c', after: 5 }),
      totals({ stage: 'a', after: 1 }),
    ]).toEqual(['1 of 1', '2.3 of 3', '2.3 of 3', '1 of 1']);
    expect(rowOf(tableOf(tournament, { stage: 'a', after: 1 }), 'Y').games).toBe(0);
  });

  it('[fsm-2024 8.7] an unknown stage, and a round that two stages have, cannot be asked for', () => {
    expect(standings(tournament, { stage: 'z' })).toEqual({
      code: 'unknown-stage',
      path: 'stage',
    });
    const repeating = {
      ...tournament,
      games: games.map((game) => ({ ...game, round: ((game.round - 1) % 2) + 1 })),
    };
    expect(standings(repeating, { after: 1 })).toEqual({
      code: 'rounds-repeat',
      path: 'after',
    });
    expect(makeExact(rowOf(tableOf(repeating, { stage: 'c', after: 1 }), 'X').total)).toBe('2.3');
  });

  it('[fsm-2024 8.7] players of a stage with different numbers of games are pointed out', () => {
    expect(tableOf(tournament, { stage: 'a' }).unequalGames).toEqual(['a']);
    expect(tableOf(tournament).unequalGames).toEqual([]);
  });
});

describe('the coefficient of a stage', () => {
  it('[fsm-2024 8.6.3, 8.7] multiplies every item of its games, fines of the tournament not', () => {
    const killed: PlayerGame = {
      result: 'lost',
      killedFirst: true,
      blacks: 2,
      facts: { removed: [1], fines: [{ seat: 1, points: '0.2', reason: 'late' }] },
    };
    const stages = [stageOf({ plannedGames: 5, coefficient: points('1.3') })];
    const fines = [{ player: 'X', points: points('0.5'), reason: 'late' }];
    const row = rowOf(
      tableOf(tournamentOf(fsm, gamesOf('q', sheetsOf('X', [killed, ...times(4, won)])), { stages, fines })),
      'X',
    );
    expect([row.main, row.compensation, row.additional, row.other, row.total].map(makeExact)).toEqual([
      '5.2',
      '0.13',
      '-0.325',
      '-0.76',
      '4.245',
    ]);
    const first = row.items.filter((item) => item.game?.round === 1);
    expect(first.map(({ kind, points: value, bucket }) => `${kind} ${makeExact(value)} ${bucket}`)).toEqual([
      'loss 0 main',
      'best-move 0.25 additional',
      'removal -0.5 additional',
      'fine -0.2 other',
      'compensation 0.1 compensation',
      'coefficient 0.03 compensation',
      'coefficient -0.075 additional',
      'coefficient -0.06 other',
    ]);
    expect(row.items.at(-1)).toEqual({
      game: null,
      kind: 'fine',
      points: points('-0.5'),
      clause: '8.7',
      bucket: 'other',
    });
    expect(sum(row.items.map((item) => item.points))).toEqual(row.total);
  });

  it('[fiim-2025 8.1.4.5] multiplies the fine of a game, that of the tournament not', () => {
    const late: PlayerGame = {
      result: 'lost',
      facts: { fines: [{ seat: 1, points: '0.2', reason: 'late' }] },
    };
    const stages = [stageOf({ coefficient: points('1.5') })];
    const fines = [{ player: 'X', points: points('0.5'), reason: 'late' }];
    const row = rowOf(
      tableOf(tournamentOf(scoringFor('fiim-2025'), gamesOf('q', sheetsOf('X', [late])), { stages, fines })),
      'X',
    );
    expect([row.main, row.other, row.total].map(makeExact)).toEqual(['0.45', '-0.8', '-0.35']);
    expect(row.items.at(-1)).toMatchObject({
      game: null,
      kind: 'fine',
      points: points('-0.5'),
      clause: '8.1.4.5',
    });
  });

  it('[bel-canto 8.5.3] multiplies what K added too', () => {
    const stages = [stageOf({ coefficient: points('1.5') })];
    const sheets = [
      tableSheet({ winner: 'red' }),
      ...times(2, won).map(() => tableSheet({ winner: 'black' })),
    ];
    const row = rowOf(tableOf(tournamentOf(scoringFor('bel-canto'), gamesOf('q', sheets), { stages })), 'p2');
    expect(row.total).toEqual(exactOf('4'));
  });
});

describe('fines and the expelled', () => {
  const base = tournamentOf(
    scoringFor('fiim-2025'),
    gamesOf('q', [tableSheet({ winner: 'red' }), tableSheet({ winner: 'black' })]),
  );

  it('[fiim-2025 8.1.4.5, 8.8.1] a fine of the tournament counts in every table, outside the first tie-break', () => {
    const stages = [stageOf({ carry: false }), stageOf({ id: 'f', kind: 'final' })];
    const fined: Tournament = {
      ...base,
      stages,
      fines: [{ player: 'p2', points: points('0.5'), reason: 'late' }],
    };
    for (const options of [{}, { stage: 'q' }, { stage: 'q', after: 1 }]) {
      expect(rowOf(tableOf(fined, options), 'p2')).toMatchObject({
        other: points('-0.5'),
        additional: points('0'),
      });
    }
  });

  it.each([
    ['fsm-2024', '7.3, 8.7', '1'],
    ['fiim-2018', '7.3, 8.8', '1'],
    ['neft-mmt', '18.4, 21.1', '1'],
    ['bel-canto', '7.3, 8.6', '2'],
    ['fiim-2025', '7.3, 8.8', '1.6'],
  ] as const)(
    '[%s %s] an expelled player keeps his points, takes no place and comes last',
    (id, _, total) => {
      const { rows } = tableOf({ ...base, scoring: scoringFor(id), unplaced: ['p2'] });
      expect(rows.at(-1)).toMatchObject({
        player: 'p2',
        place: null,
        decidedBy: null,
        wins: 1,
        total: points(total),
      });
      expect(rows[0]?.place).toBe(1);
      expect(rows.filter((row) => row.place === null)).toHaveLength(1);
    },
  );
});

describe('what is refused and what is missing', () => {
  it('[fsm-2024 8.7] anything refused in any sheet leaves no table, counted or not', () => {
    const bad = tableSheet({
      winner: 'red',
      extra: [
        { seat: 2, points: '0.3', by: 'referee' },
        { seat: 3, points: '0.9', by: 'referee' },
      ],
    });
    const games = [...gamesOf('q', [tableSheet({ winner: 'red' }), bad])];
    for (const options of [{}, { after: 1 }]) {
      expect(standings(tournamentOf(fsm, games), options)).toMatchObject({
        code: 'refused',
        refused: [{ path: 'games[1].sheet.extra[1]', code: 'extra/over-most', clause: '8.4.3' }],
      });
    }
  });

  it('[fsm-2024 8.7] an open approval counts and is named with its game', () => {
    const sheet = tableSheet({ winner: 'red', extra: [{ seat: 2, points: '0.7', by: 'referee' }] });
    const table = tableOf(tournamentOf(fsm, gamesOf('q', [sheet])));
    const asks = [{ list: 'extra', at: 0, seat: 2, value: '0.7' }];
    expect(table.needs).toEqual([
      { what: 'approval', by: 'chief', seat: 2, clause: '8.4.3', path: 'games[0].sheet', asks },
    ]);
    expect(makeExact(rowOf(table, 'p2').total)).toBe('1.7');
  });

  it('[fsm-2024 8.7] best-move numbers without the right are pointed out with their game', () => {
    const sheet = tableSheet({ winner: 'red', firstKilled: 2, bestMove: [8, 9, 10], outDay1: 2 });
    expect(tableOf(tournamentOf(fsm, gamesOf('q', [sheet]))).warnings).toMatchObject([
      { path: 'games[0].sheet.bestMove', kind: 'best-move/no-right' },
    ]);
  });
});

describe('totals', () => {
  it('[fiim-2025 8.7, 8.8] result points are part of the total though 8.8 begins at 8.2', () => {
    expect(makeExact(rowOfParts(scoringFor('fiim-2025'), [won, lost]).total)).toBe('1.6');
  });
});
