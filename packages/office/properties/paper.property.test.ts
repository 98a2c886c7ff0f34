// Tournaments on paper, with long distances and every line of a sheet: the standings against the shadow count.
import { seedOf } from '@omerta/base/random.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { differences, type StandingsTable } from '@omerta/testkit/shadow/differences.ts';
import { paperTournament } from '@omerta/testkit/shadow/paper.ts';
import { expect, it } from 'vitest';
import { standingsFromFile } from '../archive/tournament-files.ts';

/** `npm run soak` draws more, from another seed. */
const tournaments = Math.ceil(Number(process.env['OMERTA_TOURNAMENTS'] ?? 300) / 5);

const noRecord = (path: string): string => {
  throw new Error(`a paper tournament has no record ${path}`);
};

const differencesOf = (rulebook: RulebookId, seed: number): string[] => {
  const file = paperTournament(rulebook, seed);
  const standings = standingsFromFile(file, noRecord);
  if (standings === null) return [`${seed}: refused`];
  const table = JSON.parse(standings) as StandingsTable;
  return differences(file, noRecord, table).map((difference) => `${seed}: ${difference}`);
};

for (const rulebook of rulebookIds)
  it(`${tournaments} tournaments of ${rulebook} on paper have the rows that the shadow counts`, () => {
    const seeds = Array.from({ length: tournaments }, (_, i) => seedOf(propertySeed, i));
    expect(seeds.flatMap((seed) => differencesOf(rulebook, seed))).toEqual([]);
  }, 3_600_000);
