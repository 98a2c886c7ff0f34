// Two real tournaments: every row of their published tables, place by place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, makeExact, parseDecimal, subtract, sum } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { rowOf, tableOf } from '../testing/sheets.ts';
import type { Tournament } from './tournament.ts';
import { readTournamentFile } from './tournament-file.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(process.env['OMERTA_DATA'] ?? '', 'tournaments', name), 'utf8'));

const tournamentIn = (name: string): Tournament => {
  const file = readTournamentFile(read(name), () => null);
  if (isRefusal(file)) throw new Error(`${name} cannot be read: ${JSON.stringify(file)}`);
  return file.tournament;
};

type Row = {
  place: number;
  player: string;
  total: string;
  wins: number;
  roleWins: number;
  firstKills: number;
};
type Expected = { tolerance: string; tables: { name: string; args: string[]; rows: Row[] }[] };

const decimal = (text: string) => parseDecimal(text) ?? expect.fail(`not a decimal: ${text}`);

describe.each(['702', '693'])('tournament %s', (number) => {
  const expected = read(`${number}.expected.json`) as Expected;
  const tournament = tournamentIn(`${number}.json`);

  it.each(expected.tables)(
    '[fiim-2018 8.6, 8.8, 8.8.1, 8.8.2, 8.8.3, 8.8.4] table "$name" row by row',
    ({ args, rows }) => {
      const table = tableOf(
        tournament,
        args[0] === '--stage' && args[1] !== undefined ? { stage: args[1] } : {},
      );
      const exactly = ({
        place,
        player,
        wins,
        roleWins,
        firstKills,
      }: Omit<Row, 'total' | 'place'> & { place: number | null }) =>
        JSON.stringify({ place, player, wins, roleWins, firstKills });
      expect(table.rows.map(exactly)).toEqual(rows.map(exactly));
      for (const row of rows) {
        const difference = subtract(rowOf(table, row.player).total, decimal(row.total));
        expect(compare(difference, decimal(expected.tolerance)), row.player).toBeLessThanOrEqual(0);
        expect(compare(difference, decimal(`-${expected.tolerance}`)), row.player).toBeGreaterThanOrEqual(0);
      }
    },
  );
});

describe('tournament 693', () => {
  it('[fiim-2018 8.6.1] only exact arithmetic gives the winning pair its official 18.97', () => {
    const { winningPair } = read('693.expected.json') as {
      winningPair: { players: string[]; exact: string };
    };
    const table = tableOf(tournamentIn('693.json'));
    expect(makeExact(sum(winningPair.players.map((player) => rowOf(table, player).total)))).toBe(
      winningPair.exact,
    );
  });
});
