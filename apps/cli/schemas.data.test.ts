// The published schemas and the readers against real tournaments and seatings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readTournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import { describe, expect, it } from 'vitest';
import { schemas } from './schemas.ts';

const data = process.env['OMERTA_DATA'] ?? '';
const filesOf = (folder: string, format: string): [string, unknown][] =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, unknown] => [name, JSON.parse(readFileSync(join(data, folder, name), 'utf8'))])
    .filter(
      ([, value]) =>
        typeof value === 'object' && value !== null && 'format' in value && value.format === format,
    );

describe('real files', () => {
  it.each(filesOf('tournaments', 'omerta.tournament/1'))('%s is a tournament', (_, value) => {
    expect(misfits(schemas.tournament, value)).toEqual([]);
    expect(isRefusal(readTournamentFile(value, () => null))).toBe(false);
  });

  it.each(filesOf('seatings', 'omerta.seating/1'))('%s is a seating', (_, value) => {
    expect(misfits(schemas.seating, value)).toEqual([]);
  });
});
