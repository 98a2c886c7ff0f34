// Compensation Ci in games: who earns it, how much, over which distance, as the worked examples count it.
import { makeExact, sum } from '@omerta/base/fraction.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import {
  gamesOf,
  type PlayerGame,
  partSheet,
  pointsOf,
  rowOf,
  rowOfParts,
  scoringFor,
  stageOf,
  tableOf,
  times,
  tournamentOf,
} from '../testing/sheets.ts';
import type { StandingRow } from './standing-row.ts';
import { standings } from './standings.ts';
import type { Stage } from './tournament.ts';

const won: PlayerGame = { result: 'won' };
const lost: PlayerGame = { result: 'lost' };
const killed = (result: PlayerGame['result'], blacks: number | null = 1): PlayerGame => ({
  result,
  killedFirst: true,
  blacks,
});

const books = {
  fsm: scoringFor('fsm-2024'),
  neft: scoringFor('neft-mmt'),
  of2018: scoringFor('fiim-2018'),
  of2025: scoringFor('fiim-2025'),
};
const belCanto = scoringFor('bel-canto');

const shown = (
  row: StandingRow,
): Record<'ci' | 'best' | 'result' | 'main' | 'additional' | 'total', string> => ({
  ci: makeExact(row.compensation),
  best: makeExact(sum(pointsOf(row, 'best-move'))),
  result: makeExact(row.main),
  main: makeExact(sum([row.main, row.compensation])),
  additional: makeExact(row.additional),
  total: makeExact(row.total),
});

describe('compensation, the games that earn it', () => {
  const six: readonly PlayerGame[] = [
    killed('lost', 1),
    killed('lost', 3),
    { ...killed('won', 2), role: 'sheriff' },
    ...times(3, won),
    ...times(4, lost),
  ];

  it('[fsm-2024 8.6, 8.6.1, 8.6.2, 8.6.3, 8.6.3.1, 8.6.3.2] EX-06: the final value goes back to all his games', () => {
    const row = rowOfParts(books.fsm, six);
    expect(shown(row)).toEqual({
      ci: '0.75',
      best: '0.75',
      result: '4',
      main: '4.75',
      additional: '0.75',
      total: '5.5',
    });
    expect(
      row.items
        .filter((item) => item.kind === 'compensation')
        .map(({ game, points, clause }) => [game?.round, makeExact(points), clause]),
    ).toEqual([
      [1, '0.3', '8.6.3.1'],
      [2, '0.3', '8.6.3.1'],
      [3, '0.15', '8.6.3.2'],
    ]);
  });

  it('[neft-mmt 20.1, 20.3, 20.4, 20.5, 20.6] EX-06: the same under neft-mmt', () => {
    expect(shown(rowOfParts(books.neft, six))).toEqual({
      ci: '0.75',
      best: '0.75',
      result: '4',
      main: '4.75',
      additional: '0.75',
      total: '5.5',
    });
  });

  it.each([
    ['fiim-2018', '8.6.2', '0.3 0.3 0'],
    ['fiim-2025', '8.7.3', '0.375 0.375 0'],
  ] as const)('[%s %s] EX-06: the final value goes back to all his games', (id, _, each) => {
    const { items } = rowOfParts(scoringFor(id), six, six.length);
    const paid = [1, 2, 3].map((round) =>
      sum(
        items
          .filter(({ kind, game }) => kind === 'compensation' && game?.round === round)
          .map((item) => item.points),
      ),
    );
    expect(paid.map(makeExact).join(' ')).toBe(each);
  });

  it('[fsm-2024 8.6.2] EX-06: by the switch each death earns what was reached by then', () => {
    const row = rowOfParts(scoringFor('fsm-2024', { 'ci-mode': 'progressive' }), six);
    expect(pointsOf(row, 'compensation').map(makeExact)).toEqual(['0.1', '0.2', '0.15']);
    expect(makeExact(row.compensation)).toBe('0.45');
  });

  it('[fsm-2024 8.6.1, 8.6.3, 8.6.3.3; neft-mmt 20.4, 20.7] EX-07: no black named, no compensation, but the death counts in i', () => {
    const parts = [killed('lost', 0), killed('lost', 1), ...times(8, lost)];
    for (const scoring of [books.fsm, books.neft])
      expect(shown(rowOfParts(scoring, parts))).toMatchObject({
        ci: '0.2',
        total: '0.2',
        main: '0.2',
        additional: '0',
      });
  });

  it.each([
    ['fsm-2024', '8.6.3', '0', '0', '4'],
    ['neft-mmt', '20.4', '0', '0', '4'],
    ['fiim-2018', '8.6.3', '0.4', '0.1', '4.5'],
    ['fiim-2025', '8.7.4', '0', '0.125', '7.125'],
  ] as const)('[%s %s] EX-08: the best move was denied', (id, _, best, ci, total) => {
    const denied: PlayerGame = { ...killed('lost', 3), facts: { outDay1: 2 } };
    expect(shown(rowOfParts(scoringFor(id), [denied, ...times(4, won), ...times(5, lost)]))).toMatchObject({
      best,
      ci,
      total,
    });
  });

  it('[fsm-2024 8.6.3.3; neft-mmt 20.7] a switch forgives the best move that was denied', () => {
    const denied: PlayerGame = { ...killed('lost', null), facts: { outDay1: 2 } };
    for (const id of ['fsm-2024', 'neft-mmt'] as const) {
      const scoring = scoringFor(id, { 'ci-if-best-move-denied': 'full' });
      expect(makeExact(rowOfParts(scoring, [denied, ...times(9, lost)]).compensation)).toBe('0.1');
      expect(makeExact(rowOfParts(scoring, [killed('lost', null), ...times(9, lost)]).compensation)).toBe(
        '0',
      );
    }
  });

  it('[fsm-2024 8.6.1; fiim-2018 8.6.1; fiim-2025 8.7.2] EX-09: more deaths than B', () => {
    const parts = [...times(5, killed('lost')), ...times(5, won)];
    expect(shown(rowOfParts(books.fsm, parts))).toMatchObject({ ci: '2', total: '7' });
    expect(shown(rowOfParts(books.of2018, parts))).toMatchObject({ ci: '2', total: '7' });
    expect(shown(rowOfParts(books.of2025, parts))).toMatchObject({ ci: '2.5', total: '10.5' });
  });

  it('[fsm-2024 8.6.1; neft-mmt 21.1.4] EX-12: what does not count in i', () => {
    const missed: PlayerGame = { ...lost, facts: { firstKilled: null } };
    const parts = [
      { ...killed('lost', null), role: 'black' as const },
      killed('lost'),
      missed,
      ...times(7, lost),
    ];
    const row = rowOfParts(books.fsm, parts);
    expect([makeExact(row.compensation), row.firstKills]).toEqual(['0.1', 2]);
    expect(rowOfParts(books.neft, parts).firstKills).toBe(1);
  });

  it.each([
    ['fsm-2024', '8.7.4', 2],
    ['fiim-2018', '8.8.4', 2],
    ['neft-mmt', '21.1.4', 1],
    ['bel-canto', '8.6.6', 2],
    ['fiim-2025', '8.8.4', 2],
  ] as const)('[%s %s] of a black and a red killed first the tie-break counts %i', (id, _, count) => {
    const parts = [{ ...killed('lost', null), role: 'black' as const }, killed('lost'), ...times(8, lost)];
    expect(rowOfParts(scoringFor(id), parts, parts.length).firstKills).toBe(count);
  });

  it.each([
    ['fsm-2024', '8.6', '0', '0.25', '4', '4.25'],
    ['fiim-2018', '8.6.3', '0', '0.25', '4', '4.25'],
    ['neft-mmt', '20.1', '0', '0.25', '4', '4.25'],
    ['fiim-2025', '8.7.1', '0.125', '0.5', '7', '7.625'],
  ] as const)('[%s %s] EX-13: a draw', (id, _, ci, best, result, total) => {
    const facts = { atTable: [] };
    const parts: readonly PlayerGame[] = [
      { ...killed('draw', 2), facts },
      ...times(4, won),
      ...times(5, lost),
    ];
    expect(shown(rowOfParts(scoringFor(id), parts))).toMatchObject({ ci, best, result, total });
  });

  it('[bel-canto 8.6] EX-13: a draw of bel-canto keeps the best move', () => {
    const games = [
      killed('draw', 2),
      ...times(4, won),
      ...times(4, lost),
      { ...lost, role: 'black' as const },
    ];
    const row = rowOfParts(belCanto, games);
    expect(makeExact(sum([...pointsOf(row, 'win'), ...pointsOf(row, 'draw')]))).toBe('8');
    expect([makeExact(sum(pointsOf(row, 'best-move'))), makeExact(row.compensation)]).toEqual(['0.25', '0']);
  });

  it.each([
    ['fsm-2024', '8.6.3.1, 8.6.3.2, 8.6.3.3', '0 0.2 0.2 0 0.1 0.1 0 0 0'],
    ['neft-mmt', '20.5, 20.6, 20.7', '0 0.2 0.2 0 0.1 0.1 0 0 0'],
    ['fiim-2018', '8.6.3', '0.2 0.2 0.2 0 0 0 0 0 0'],
    ['fiim-2025', '8.7.1, 8.7.4', '0.25 0.25 0.25 0 0 0 0.25 0.25 0.25'],
  ] as const)('[%s %s] EX-14: by result and blacks named', (id, _, row) => {
    const found = (['lost', 'won', 'draw'] as const).flatMap((result) =>
      [0, 1, 3].map((blacks) => {
        const parts = [
          { ...killed(result, blacks), facts: { atTable: [] } },
          { ...killed('won', null), facts: {} },
          ...times(8, lost),
        ];
        return makeExact(
          sum(
            rowOfParts(scoringFor(id), parts)
              .items.filter((item) => item.kind === 'compensation' && item.game?.round === 1)
              .map((item) => item.points),
          ),
        );
      }),
    );
    expect(found.join(' ')).toBe(row);
  });

  it('[fiim-2018 8.6.1; fsm-2024 8.6.1; neft-mmt 20.2; fiim-2025 8.7.2] EX-15: planned against played games', () => {
    const parts = [...times(3, killed('lost')), ...times(4, won), ...times(4, lost)];
    expect(makeExact(rowOfParts(books.of2018, parts, 13).total)).toBe('4.72');
    expect(makeExact(rowOfParts(books.fsm, parts, 13).total)).toBe('4.9');
    expect(makeExact(rowOfParts(books.neft, parts, 13).total)).toBe('4.9');
    expect(makeExact(rowOfParts(books.of2025, parts, 13).total)).toBe('8.425');
    expect(makeExact(rowOfParts(scoringFor('fiim-2018', { 'ci-base': 'played' }), parts, 13).total)).toBe(
      '4.9',
    );
  });

  it.each([
    [3, '0', '0.1', '0.1', '0.4'],
    [4, '0.25', '0.1', '0.1', '0.2'],
  ] as const)(
    '[fiim-2025 8.7.2; fsm-2024 8.6.1; neft-mmt 20.2; fiim-2018 8.6.1] EX-16: %i games',
    (count, of2025, fsm, neft, of2018) => {
      const parts = [killed('lost', 2), ...times(count - 1, lost)];
      const found = [books.of2025, books.fsm, books.neft, books.of2018].map((scoring) =>
        makeExact(rowOfParts(scoring, parts).compensation),
      );
      expect(found).toEqual([of2025, fsm, neft, of2018]);
    },
  );

  it('[bel-canto 8.6] EX-18: bel-canto has no compensation', () => {
    const row = rowOfParts(belCanto, [...times(4, killed('lost', 2)), ...times(6, lost)]);
    expect(shown(row)).toMatchObject({ ci: '0', main: '0', additional: '1', total: '1' });
  });
});

describe('compensation, the distance', () => {
  const stages: readonly Stage[] = [
    stageOf({ plannedGames: 10 }),
    stageOf({ id: 'f', kind: 'final', plannedGames: 5 }),
  ];
  const games = [
    ...gamesOf(
      'q',
      [...times(3, killed('lost')), ...times(4, won), ...times(3, lost)].map((part) => partSheet('X', part)),
    ),
    ...gamesOf(
      'f',
      [...times(2, killed('lost', 2)), ...times(2, won), lost].map((part) => partSheet('X', part)),
    ),
  ];

  it.each([
    ['fsm-2024', '8.6.4', '0.9', '0.4', '4.9', '2.9', '7.8'],
    ['neft-mmt', '20.8', '0.9', '0.4', '4.9', '2.9', '7.8'],
    ['fiim-2025', '8.7.5', '1.125', '1', '8.125', '5.5', '13.625'],
    ['fiim-2018', '8.6', '0.9', '0', '4.9', '2.5', '7.4'],
  ] as const)('[%s %s] EX-11: a stage with fewer players', (...example) => {
    const [id, , early, late, qualifying, final, all] = example;
    const tournament = tournamentOf(scoringFor(id), games, { stages });
    const first = rowOf(tableOf(tournament, { stage: 'q' }), 'X');
    const both = rowOf(tableOf(tournament), 'X');
    const alone = stages.map((stage) => ({ ...stage, carry: false }));
    const last = rowOf(tableOf({ ...tournament, stages: alone }), 'X');
    expect(
      [first.compensation, last.compensation, first.total, last.total, both.total].map(makeExact),
    ).toEqual([early, late, qualifying, final, all]);
  });

  it('[fiim-2018 8.6, 8.6.1] everything before the final is one distance, planned over the stages he played in', () => {
    const three = [
      stageOf({ plannedGames: 10 }),
      stageOf({ id: 's', kind: 'semifinal', plannedGames: 5 }),
      stageOf({ id: 'f', kind: 'final', plannedGames: 2 }),
    ];
    const all = [
      ...gamesOf(
        'q',
        [killed('lost'), lost].map((part) => partSheet('X', part)),
      ),
      ...gamesOf(
        's',
        [killed('lost'), lost].map((part) => partSheet('X', part)),
        11,
      ),
      ...gamesOf(
        'f',
        [killed('lost')].map((part) => partSheet('X', part)),
        16,
      ),
    ];
    const tournament = tournamentOf(books.of2018, all, { stages: three });
    // B of 15 planned games is 6, of 10 it is 4.
    expect(pointsOf(rowOf(tableOf(tournament), 'X'), 'compensation').map(makeExact)).toEqual([
      '2/15',
      '2/15',
    ]);
    expect(pointsOf(rowOf(tableOf(tournament, { stage: 'q' }), 'X'), 'compensation').map(makeExact)).toEqual([
      '0.1',
    ]);
    const house = tournamentOf(scoringFor('fiim-2018', {}, { ciDistance: 'stage' }), all, { stages: three });
    expect(pointsOf(rowOf(tableOf(house), 'X'), 'compensation').map(makeExact)).toEqual([
      '0.1',
      '0.2',
      '0.4',
    ]);
  });

  it('[fiim-2018 8.6.1] planned games must be written down where they count, and only there', () => {
    const unplanned = stages.map((stage) => ({ ...stage, plannedGames: null }));
    expect(standings(tournamentOf(books.of2018, games, { stages: unplanned }))).toEqual({
      code: 'planned-games-missing',
      path: 'stages[0].plannedGames',
    });
    const onlyFinal = stages.map((stage) => ({ ...stage, plannedGames: stage.kind === 'final' ? null : 10 }));
    expect(
      makeExact(rowOf(tableOf(tournamentOf(books.of2018, games, { stages: onlyFinal })), 'X').total),
    ).toBe('7.4');
    expect(makeExact(rowOf(tableOf(tournamentOf(books.fsm, games, { stages: unplanned })), 'X').total)).toBe(
      '7.8',
    );
  });

  it('[fsm-2024 8.6.1, 8.6.2] EX-17: the value so far rises with deaths and falls with games', () => {
    const deaths = [1, 4, 8];
    const partAt = (number: number, more: readonly number[]): PlayerGame =>
      [...deaths, ...more].includes(number) ? killed('lost') : lost;
    const sofar = (after: number, more: readonly number[] = []): string => {
      const sheets = Array.from({ length: 14 }, (_, i) => partSheet('X', partAt(i + 1, more)));
      return makeExact(
        rowOf(tableOf(tournamentOf(books.fsm, gamesOf('q', sheets)), { after }), 'X').compensation,
      );
    };
    expect([2, 5, 9, 11, 12, 13, 14].map((after) => sofar(after))).toEqual([
      '0.1',
      '0.4',
      '0.9',
      '0.9',
      '0.72',
      '0.72',
      '0.6',
    ]);
    expect(sofar(14, [14])).toBe('16/15');
  });

  it('[fsm-2024 8.6.3.2] house rules set the cap, the minimum, the share of a win and of a draw', () => {
    const change = { ciCap: '0.5', ciMinimumB: 2, ciOnWin: '1', ciOnDraw: true, ciNeedsBlack: false };
    const parts = [killed('won', null), killed('draw', null), ...times(3, lost)];
    expect(
      pointsOf(rowOfParts(scoringFor('fsm-2024', {}, change), parts), 'compensation').map(makeExact),
    ).toEqual(['0.5', '0.5']);
  });

  it('[fsm-2024 8.6] killed first and lost by his own forfeit: compensation is paid beside the fine', () => {
    const ids: readonly RulebookId[] = ['fsm-2024', 'neft-mmt'];
    for (const id of ids) {
      const row = rowOfParts(scoringFor(id), [
        { ...killed('lost'), facts: { by: 'forfeit', forfeitBy: 1 } },
        ...times(9, lost),
      ]);
      expect(makeExact(row.total)).toBe('-0.9');
    }
  });
});
