// Laws of every simulated tournament: it ends, verifies, survives archive and restore, and rulings change
// what their preview showed.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { differences, type StandingsTable } from '@omerta/testkit/shadow/differences.ts';
import type { ShadowFile } from '@omerta/testkit/shadow/file.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';
import { tournamentFiles } from '@omerta/tournament/tournament-file.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArchive, logLines } from '../archive/check.ts';
import { archiveTournament } from '../archive/make.ts';
import {
  standingsFromFile,
  standingsFromSheets,
  standingsName,
  tournamentName,
} from '../archive/tournament-files.ts';
import { memoryStore } from '../memory-store.ts';
import { openOffice } from '../office.ts';
import type { OnRuling } from '../simulate/hall.ts';
import type { SimulationOptions } from '../simulate/plan.ts';
import { simulateTournament } from '../simulate/simulate.ts';

const tournaments = Math.ceil(sizeOf('tournaments') / 5);

const sizes = [
  { players: 10, tables: 1, rounds: 1 },
  { players: 12, tables: 1, rounds: 1 },
  { players: 20, tables: 2, rounds: 1 },
  { players: 10, tables: 1, rounds: 1 },
  { players: 12, tables: 1, rounds: 2 },
  { players: 12, tables: 1, rounds: 1 },
  { players: 20, tables: 2, rounds: 1 },
  { players: 30, tables: 3, rounds: 1 },
] as const;

type Law = 'ends' | 'verifies' | 'returns' | 'counts' | 'shadow' | 'rules';
type Faults = Record<Law, string[]>;

/** Names are no part of the log, and what is brought back from it has none. */
const unnamed = (text: string | undefined): string | undefined =>
  text?.replace(/^ "named": \[\n.*?^ \],\n/ms, '');

const rowsOf = (state: TournamentState): Map<string, string> => {
  const { file, records } = tournamentFiles(state);
  const text = standingsFromFile(file, (path) => records[path] ?? null);
  const { rows } = JSON.parse(text ?? '{"rows":[]}') as {
    readonly rows: readonly { readonly player: string }[];
  };
  return new Map(rows.map((row) => [row.player, JSON.stringify(row)]));
};

/** Counted from the records, not from the sheets as the preview is. */
const changedRows = (before: TournamentState, after: TournamentState): string[] => {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((player) => old.get(player) !== now.get(player))
    .toSorted();
};

const checkRuling =
  (faults: Faults, name: string): OnRuling =>
  ({ rows }, before, after) => {
    const listed = rows.filter(({ table }) => table === null).map(({ player }) => player);
    if (!isSameValue(listed.toSorted(), changedRows(before, after))) faults.rules.push(name);
  };

/** Restored into an empty place: the same state, the same standings, and now and then the same archive to the byte. */
const checkReturn = async (
  faults: Faults,
  {
    name,
    tournament,
    whole,
  }: { readonly name: string; readonly tournament: string; readonly whole: boolean },
  bytes: Uint8Array,
): Promise<void> => {
  const checked = await checkArchive(bytes);
  if (isRefusal(checked)) {
    faults.verifies.push(`${name}: ${JSON.stringify(checked)}`);
    return;
  }
  const { files } = checked.archive;
  const restored = await memoryStore();
  await restored.import(logLines(files));
  const { state } = await openOffice(restored, 'club').tournament(tournament);
  const standings = files.get(standingsName);
  const said: unknown = JSON.parse(files.get(tournamentName) ?? 'null');
  if (standings === undefined || standingsFromSheets(state) !== standings) faults.returns.push(name);
  if (standingsFromFile(said, (path) => files.get(path) ?? null) !== standings) faults.counts.push(name);
  const table = JSON.parse(standings ?? '{"rows":[],"nominations":{}}') as StandingsTable;
  const told = differences(said as ShadowFile, (path) => files.get(path) ?? '', table);
  faults.shadow.push(...told.map((difference) => `${name}: ${difference}`));
  if (!whole) return;
  const again = await archiveTournament(restored, tournament, { people: false });
  const first = isRefusal(again) ? again : await checkArchive(again);
  if (
    isRefusal(first) ||
    [...first.archive.files].some(
      ([entry, text]) => entry !== tournamentName && unnamed(files.get(entry)) !== unnamed(text),
    )
  )
    faults.returns.push(name);
};

const play = async (
  options: SimulationOptions,
  faults: Faults,
  happened: Set<string>,
  whole: boolean,
): Promise<void> => {
  const name = JSON.stringify(options);
  const store = await memoryStore();
  try {
    const report = await simulateTournament(store, options, {
      onRuling: checkRuling(faults, name),
    });
    for (const [type, count] of Object.entries({ ...report.events, ...report.results }))
      if (count > 0) happened.add(type);
    const bytes = await archiveTournament(store, report.tournament, { people: false });
    if (isRefusal(bytes)) faults.verifies.push(`${name}: ${bytes.code}`);
    else await checkReturn(faults, { name, tournament: report.tournament, whole }, bytes);
  } catch (error) {
    faults.ends.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
};

const titles: Readonly<Record<Law, string>> = {
  ends: 'end',
  verifies: 'have an archive that verifies: chain, records, files',
  returns: 'come back from it with the same standings to the byte',
  counts: 'have the standings that are counted from the tournament file in it',
  shadow: 'have the rows that a second reader counts from the words of the rulebook',
  rules: 'change by a ruling exactly the rows that its preview listed',
};

/** What a run of tournaments must have met with, or it proves little. */
const expected = [
  'ProtestFiled',
  'RulingApplied',
  'SubstituteSeated',
  'FineImposed',
  'LotDrawn',
  'PlayerWithdrew',
  'SeatsPutRight',
  'GameAnnulled',
  'ChargeRaised',
  'ChargeDecided',
  'draw',
  'forfeit',
  'removed',
];

export const holdFor = (rulebook: RulebookId): void => {
  describe(`${tournaments} simulated tournaments of ${rulebook}`, () => {
    const faults: Faults = { ends: [], verifies: [], returns: [], counts: [], shadow: [], rules: [] };
    const happened = new Set<string>();
    beforeAll(async () => {
      for (let i = 0; i < tournaments; i++) {
        const size = sizes[i % sizes.length] ?? sizes[0];
        await play({ ...size, rulebook, seed: seedOf(propertySeed, i) }, faults, happened, i % 10 === 0);
      }
    }, 3_600_000);
    for (const [law, title] of Object.entries(titles))
      it(title, () => expect(faults[law as Law]).toEqual([]));
    it('meet with everything that can happen', () =>
      expect(expected.filter((type) => !happened.has(type))).toEqual([]));
  });
};
