// The JSON of standings: keys, rounding and exact values as the contract prints them.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { standings } from '../standings/standings.ts';
import {
  gamesOf,
  type PlayerGame,
  partSheet,
  scoringFor,
  stageOf,
  tableOf,
  tableSheet,
  times,
  tournamentOf,
} from '../testing/sheets.ts';
import { reportRefusedStandings, reportStandings } from './standings-report.ts';

const fsm = scoringFor('fsm-2024');

describe('the report of standings', () => {
  it('[fsm-2024 8.7] rounds sums to two decimals and keeps totals and items exact', () => {
    const killed: PlayerGame = { result: 'lost', killedFirst: true, blacks: 1 };
    const sheets = [...times(2, killed), ...times(13, { result: 'won' } as const)].map((part) =>
      partSheet('X', part),
    );
    const report = reportStandings(tableOf(tournamentOf(fsm, gamesOf('q', sheets)), { stage: 'q' }));
    expect(Object.keys(report)).toEqual(['format', 'stage', 'after', 'rows', 'nominations']);
    expect(report).toMatchObject({ format: 'omerta.standings/1', stage: 'q', after: null });
    const row = report.rows[0];
    expect({ ...row, items: row?.items.slice(0, 2) }).toEqual({
      place: 1,
      player: 'X',
      total: '13.27',
      exact: '199/15',
      main: '13',
      compensation: '0.27',
      additional: '0',
      other: '0',
      games: 15,
      wins: 13,
      roleWins: 0,
      firstKills: 2,
      items: [
        { game: { stage: 'q', round: 1, table: 1 }, kind: 'loss', points: '0', clause: '8.2.3' },
        { game: { stage: 'q', round: 1, table: 1 }, kind: 'compensation', points: '2/15', clause: '8.6.3.1' },
      ],
      decidedBy: null,
    });
    expect(report.nominations.mvp[0]).toEqual({ place: 1, player: 'X', value: '0', games: 15, wins: 13 });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('[fiim-2018 8.7] what is refused has its path, clause and a sentence, and there are no rows', () => {
    const players = Array.from({ length: 21 }, (_, i) => ({
      id: `p${i + 1}`,
      nick: `p${i + 1}`,
      club: null,
    }));
    const geographic = scoringFor('fiim-2018', { difficulty: 'on' });
    const many = standings(
      tournamentOf(geographic, gamesOf('q', [tableSheet({ winner: 'red' })]), {
        players,
        stages: [stageOf({ plannedGames: 1 })],
      }),
    );
    if (!isRefusal(many) || many.code !== 'difficulty/over-players') throw new Error('not refused');
    const report = reportRefusedStandings(many, { after: 3 }, 'en');
    expect(report).toMatchObject({
      stage: null,
      after: 3,
      refused: [{ path: 'players', code: 'difficulty/over-players', clause: '8.7' }],
    });
    expect(report).not.toHaveProperty('rows');
    expect(report.refused[0]?.message).toContain('20');
  });

  it('[fsm-2024 8.7] a refused entry of a sheet is reported with its game', () => {
    const sheet = tableSheet({ winner: 'red', extra: [{ seat: 3, points: '0.9', by: 'referee' }] });
    const refused = standings(tournamentOf(fsm, gamesOf('q', [sheet])));
    if (!isRefusal(refused) || refused.code !== 'refused') throw new Error('not refused');
    expect(reportRefusedStandings(refused, {}, 'ru').refused).toMatchObject([
      { path: 'games[0].sheet.extra[0]', code: 'extra/over-most', clause: '8.4.3' },
    ]);
  });
});
