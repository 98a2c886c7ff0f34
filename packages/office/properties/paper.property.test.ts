// Tournaments on paper, with long distances and every line of a sheet: the standings against the shadow count.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { differences, type StandingsTable } from '@omerta/testkit/shadow/differences.ts';
import { paperTournament } from '@omerta/testkit/shadow/paper.ts';
import { upToStage } from '@omerta/testkit/shadow/table.ts';
import { expect, it } from 'vitest';

const tournaments = Math.ceil(sizeOf('tournaments') / 5);

const noRecord = (path: string): string => {
  throw new Error(`a paper tournament has no record ${path}`);
};

/** As `omerta standings FILE [--stage ID] --json` prints it. */
const printed = (file: unknown, stage?: string): StandingsTable => {
  const read = readTournamentFile(file, noRecord);
  if (isRefusal(read) || read.refused.length > 0) throw new Error(JSON.stringify(read));
  const table = standingsOf(read, stage === undefined ? {} : { stage });
  if (isRefusal(table)) throw new Error(JSON.stringify(table));
  return JSON.parse(JSON.stringify(reportStandings(table))) as StandingsTable;
};

/** Of the whole tournament, and of the table after each stage. */
const differencesOf = (rulebook: RulebookId, seed: number): string[] => {
  const file = paperTournament(rulebook, seed);
  const after = file.stages.flatMap(({ id }) =>
    differences(upToStage(file, id), noRecord, printed(file, id)).map((each) => `after ${id}: ${each}`),
  );
  return [...differences(file, noRecord, printed(file)), ...after].map((each) => `${seed}: ${each}`);
};

for (const rulebook of rulebookIds)
  it(`${tournaments} tournaments of ${rulebook} on paper have the rows that the shadow counts`, () => {
    const seeds = Array.from({ length: tournaments }, (_, i) => seedOf(propertySeed, i));
    expect(seeds.flatMap((seed) => differencesOf(rulebook, seed))).toEqual([]);
  }, 3_600_000);
