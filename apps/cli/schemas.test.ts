// The published schemas against the shapes of the contract, with every key filled.
import {
  fullSheetFile,
  fullTournamentFile,
  sheetFile,
  tournamentFile,
} from '@omerta/scoring/testing/files.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import { describe, expect, it } from 'vitest';
import { schemaNames, schemas } from './schemas.ts';

const full = fullSheetFile.sheet;

describe('the published schemas', () => {
  it('are of draft 2020-12 and plain JSON', () => {
    for (const name of schemaNames) {
      expect(schemas[name]['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(JSON.parse(JSON.stringify(schemas[name]))).toEqual(schemas[name]);
    }
  });

  it('fit the shapes of the contract', () => {
    expect(misfits(schemas.sheet, fullSheetFile)).toEqual([]);
    expect(misfits(schemas.tournament, fullTournamentFile)).toEqual([]);
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
