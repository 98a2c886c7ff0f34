// A ruling changes exactly the rows that its preview listed, and the tables are those of the tournament file.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TournamentCommandFields, Winner } from './command.ts';
import { preview } from './preview.ts';
import { rulingOf, type TournamentState } from './state.ts';
import {
  endGame,
  give,
  openHall,
  openRound,
  refusalOf,
  rulesOf,
  sheetFor,
  type TestHall,
} from './testing/hall.ts';
import { bookIds, randomFacts } from './testing/random-commands.ts';
import { tournamentFiles } from './tournament-file.ts';

const winners: readonly Winner[] = ['red', 'black', 'draw'];

/** Every row of every table, made from the exported file and nothing else. */
const rowsOf = (state: TournamentState): Map<string, string> => {
  const { file, records } = tournamentFiles(state);
  const read = readTournamentFile(JSON.parse(JSON.stringify(file)), (path) => records[path] ?? null);
  if (isRefusal(read)) throw new Error(`${read.path}: ${read.code}`);
  const rows = new Map<string, string>();
  for (const table of state.stages.length > 1 ? [null, ...state.stages.map(({ stage }) => stage)] : [null]) {
    const found = standingsOf(read, table === null ? {} : { stage: table });
    if (isRefusal(found)) throw new Error(found.code);
    for (const row of reportStandings(found).rows) rows.set(`${table} ${row.player}`, JSON.stringify(row));
  }
  return rows;
};

const handSome = (hall: TestHall, random: Random, id: string, book: (typeof bookIds)[number]): void => {
  const winner = random.pick(winners);
  endGame(hall, id, winner);
  for (let tries = 0; tries < 20; tries++) {
    const paper = {
      sheet: sheetFor(
        hall,
        id,
        winner,
        tries < 19 ? randomFacts(random, book) : { atTable: [1, 2, 3, 4, 5] },
      ),
    };
    try {
      give(hall, `ref${id.at(-1)}`, 'hand-in-sheet', { game: id, paper });
      return;
    } catch {
      // Over a limit of the rules: another sheet.
    }
  }
};

const propose = (hall: TestHall, random: Random, book: (typeof bookIds)[number]): string | null => {
  const game = random.pick(Object.keys(hall.state.games));
  const cause = book === 'neft-mmt' ? 'outsider' : 'advantage';
  const kind = random.pick(['penalties', 'points', 'result', 'replay'] as const);
  const before = hall.state.games[game]?.sheet;
  if (!before) return null;
  const winner = kind === 'result' ? random.pick(winners) : before.winner;
  const facts =
    kind === 'penalties' ? { ...before, removed: [], yellow: [], purple: [] } : randomFacts(random, book);
  const change: TournamentCommandFields['propose-ruling']['change'] =
    kind === 'replay'
      ? { kind, cause, carry: [], substitutions: [], record: null }
      : { kind, sheet: sheetFor(hall, game, winner, { ...facts, winner }) };
  const fields = { ruling: 'r1', game, protest: null, reason: 'why', change };
  try {
    give(hall, 'chief', 'propose-ruling', fields);
    return 'r1';
  } catch {
    return null;
  }
};

it('applying a ruling changes exactly the rows its preview listed', () => {
  let applied = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const random = randomFrom(seed);
      const book = random.pick(bookIds);
      const hall = openHall({ rules: rulesOf(book), players: 20, rounds: 2 });
      for (const round of [1, 2]) {
        if (round > 1) openRound(hall, 'q', round);
        for (const table of [1, 2]) handSome(hall, random, `q/${round}/${table}`, book);
      }
      const id = propose(hall, random, book);
      const ruling = id === null ? undefined : rulingOf(hall.state, id);
      if (!ruling) return;
      const seen = preview(hall.state, ruling);
      if (isRefusal(seen)) throw new Error(seen.code);
      const before = rowsOf(hall.state);
      if (book !== 'neft-mmt') {
        try {
          give(hall, 'duty', 'agree-ruling', { ruling: ruling.id });
        } catch {
          expect(refusalOf(hall, 'duty', 'agree-ruling', { ruling: ruling.id }).code).toBe(
            'ruling/not-yours',
          );
        }
      }
      give(hall, 'chief', 'apply-ruling', { ruling: ruling.id, preview: seen.digest });
      const after = rowsOf(hall.state);
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (key) => before.get(key) !== after.get(key),
      );
      expect(changed.toSorted()).toEqual(
        seen.rows.map(({ table, player }) => `${table} ${player}`).toSorted(),
      );
      for (const row of seen.rows) {
        expect(row.before === null ? undefined : JSON.stringify(row.before)).toBe(
          before.get(`${row.table} ${row.player}`),
        );
        expect(row.after === null ? undefined : JSON.stringify(row.after)).toBe(
          after.get(`${row.table} ${row.player}`),
        );
      }
      applied += 1;
    }),
    { numRuns: 150 },
  );
  expect(applied).toBeGreaterThan(40);
});
