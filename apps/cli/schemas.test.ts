// The published schemas against the shapes of the contract, with every key filled.
import { emptySheet } from '@omerta/scoring/sheet/sheet.ts';
import { sheetFile, tournamentFile } from '@omerta/scoring/testing/files.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import { describe, expect, it } from 'vitest';
import { schemaNames, schemas } from './schemas.ts';

/** The sheet of the contract with every key filled. */
const full = {
  ...sheetFile.sheet,
  ...emptySheet,
  firstKilled: 4,
  bestMove: [2, 6, 1],
  removed: [3],
  atTable: [1, 2, 5],
  yellow: [8, 8],
  purple: [{ seat: 8, reason: 'damage' }],
  extra: [
    { seat: 5, points: '0.4', by: 'referee' },
    { seat: 6, points: 'li1', by: 'chief' },
  ],
  approvals: [{ what: 'players', by: 'chief' }],
  penalties: [{ seat: 3, clause: '8.5.1', by: 'referee' }],
  waived: [{ seat: 3, clause: '8.4.4/1.6', by: 'chief' }],
  fines: [{ seat: 3, points: '0.5', reason: 'late' }],
};

describe('the published schemas', () => {
  it('are of draft 2020-12 and plain JSON', () => {
    for (const name of schemaNames) {
      expect(schemas[name]['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(JSON.parse(JSON.stringify(schemas[name]))).toEqual(schemas[name]);
    }
  });

  it('fit the shapes of the contract', () => {
    expect(misfits(schemas.sheet, { ...sheetFile, switches: {}, sheet: full })).toEqual([]);
    const { games, ...rest } = tournamentFile;
    const tournament = {
      ...rest,
      rulebook: {
        base: 'fiim-2018',
        name: 'House rules',
        change: { win: '0.75', ciOnDraw: true, extraPlayers: 4, withdrawals: false },
      },
      switches: { difficulty: true, protestWindow: 600 },
      stages: [
        {
          id: 'q',
          name: 'Qualifying',
          kind: 'qualifying',
          plannedGames: 12,
          coefficient: '1.3',
          carry: true,
        },
      ],
      games: [{ stage: 'q', round: 1, table: 1, record: 'r1t1.mgn' }, ...games],
      fines: [{ player: 'p1', points: '0.5', reason: '...' }],
      expelled: [{ player: 'p9', clause: '7.3' }],
      lots: [['p3', 'p7']],
    };
    expect(misfits(schemas.tournament, tournament)).toEqual([]);
    const table = Array.from({ length: 10 }, (_, i) => i + 1);
    expect(
      misfits(schemas.seating, {
        format: 'omerta.seating/1',
        players: 10,
        rounds: [[table]],
        seed: 1,
        steps: 9,
        check: {},
      }),
    ).toEqual([]);
  });

  it.each([
    ['an unknown key', { ...sheetFile, colour: 1 }],
    ['a number for points', { ...sheetFile, sheet: { ...full, extra: [{ seat: 5, points: 0.4 }] } }],
    ['a fine below zero', { ...sheetFile, sheet: { ...full, fines: [{ seat: 5, points: '-1' }] } }],
    ['nine seats', { ...sheetFile, sheet: { ...full, seats: full.seats.slice(1) } }],
    ['a house key of no rulebook', { ...sheetFile, rulebook: { base: 'fsm-2024', change: { wins: '1' } } }],
  ])('do not fit %s', (_, file) => {
    expect(misfits(schemas.sheet, file)).not.toEqual([]);
  });

  it('a game has a record or a sheet, not both', () => {
    const [game] = tournamentFile.games;
    expect(misfits(schemas.tournament, { ...tournamentFile, games: [{ ...game, record: 'x.mgn' }] })).toEqual(
      ['.games[0]: not exactly one'],
    );
  });
});
