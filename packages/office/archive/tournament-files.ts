// The files that an archive makes of a tournament: all of them follow from its log and the names of its players.
import { readJson } from '@omerta/base/json.ts';
import { listOf, type Of, object, orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { name } from '@omerta/base/values.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import { seatingFormat } from '@omerta/seating/seating.ts';
import { standingsOfState } from '@omerta/tournament/standings.ts';
import { gamesOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type Names, recordPath, tournamentFiles } from '@omerta/tournament/tournament-file.ts';
import type { Files } from './container.ts';
import { officeData } from './office-data.ts';

export const tournamentName = 'tournament.json';
export const standingsName = 'standings.json';
const officeName = 'office.json';

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** What `omerta standings tournament.json --json` prints; null while there is no table. */
export const standingsFromFile = (file: unknown, records: (path: string) => string | null): string | null => {
  const tournament = readTournamentFile(file, records);
  if (isRefusal(tournament) || tournament.refused.length > 0) return null;
  const table = standingsOf(tournament, {});
  return isRefusal(table) ? null : `${JSON.stringify(reportStandings(table))}\n`;
};

/** The same from the sheets that were handed in: it must be the same text. */
export const standingsFromSheets = (state: TournamentState): string | null => {
  const table = standingsOfState(state);
  return isRefusal(table) ? null : `${JSON.stringify(reportStandings(table))}\n`;
};

const seatingText = (players: number, rounds: TournamentState['stages'][number]['rounds']): string => {
  const lines = rounds.map((round) => `  ${JSON.stringify(round)}`).join(',\n');
  return `{"format": "${seatingFormat}", "players": ${players}, "rounds": [\n${lines}\n]}\n`;
};

export const filesOf = (state: TournamentState, names: Names): Files => {
  const { file } = tournamentFiles(state, { names });
  const files = new Map<string, string>([[tournamentName, pretty(file)]]);
  for (const game of gamesOf(state)) if (game.record !== null) files.set(recordPath(game), game.record);
  for (const { stage, players, rounds } of state.stages) {
    if (rounds.length > 0) files.set(`seating/${stage}.json`, seatingText(players.length, rounds));
  }
  const players = new Set(file.players.map(({ id }) => id));
  files.set(officeName, pretty(officeData(state, names, players)));
  const standings = standingsFromFile(file, (path) => files.get(path) ?? null);
  if (standings !== null) files.set(standingsName, standings);
  return files;
};

const person = shape({ id: name, nick: text, club: orNull(text) });
export type NamedPeople = readonly Of<typeof person>[];

const listIn = (files: Files, file: string, key: string): NamedPeople | null => {
  const given = readJson(files.get(file) ?? '');
  const found = isRefusal(given) ? given : read(object, given.value);
  const list = isRefusal(found) ? found : read(listOf(person), found[key]);
  return isRefusal<NamedPeople | Refusal>(list) ? null : list;
};

/** Whom the files of an archive name, players and others; null where they are no such files. */
export const namedIn = (files: Files): NamedPeople | null => {
  const players = listIn(files, tournamentName, 'players');
  return players && [...players, ...(listIn(files, officeName, 'named') ?? [])];
};

/** The names that an archive says: whoever checks it takes them from there. */
export const namesIn = (people: NamedPeople): Names => {
  const known = new Map(people.map((each) => [each.id, each]));
  return (id) => ({ nick: known.get(id)?.nick ?? id, club: known.get(id)?.club ?? null });
};
