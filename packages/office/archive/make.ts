// Makes archives: of one tournament, to hand on; of the whole club, as a backup.
import type { Store } from '@omerta/store/store.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';
import { keeperOf } from '../keeper.ts';
import { tournamentMachine } from '../machines.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { streamsOf, tournamentStream, tournamentsAmong } from '../streams.ts';
import { type Files, logName, packArchive } from './container.ts';
import { type KeptPeople, namesFrom, peopleOf, writePeople } from './people-file.ts';
import { filesOf, peopleName } from './tournament-files.ts';

const logText = async (store: Store, streams?: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  for await (const line of store.export(streams)) lines.push(line);
  return `${lines.join('\n')}\n`;
};

/** Everybody whose id stands in the tournament. */
const personsIn = ({ entries, offices, games, standIns }: TournamentState): string[] => [
  ...new Set([
    ...entries.map(({ person }) => person),
    ...offices.map(({ person }) => person),
    ...Object.values(games).flatMap(({ seats }) => seats),
    ...standIns,
  ]),
];

type ArchiveOptions = {
  /** With all personal data; otherwise only the nicks and clubs of the players. */
  readonly people: boolean;
};

/** The same log and people give the same bytes. */
export const archiveTournament = async (
  store: Store,
  tournament: string,
  options: ArchiveOptions,
): Promise<Uint8Array<ArrayBuffer> | OfficeRefusal> => {
  const heads = await store.heads();
  const there = tournamentsAmong(heads);
  if (!there.includes(tournament)) return { code: 'tournament/unknown', tournament, there };
  const streams = streamsOf(heads, tournament);
  const { state } = await keeperOf(store, tournamentMachine).load(tournamentStream(tournament));
  const people = await peopleOf(store.people, personsIn(state));
  const files = new Map(filesOf(state, namesFrom(people)));
  files.set(logName, await logText(store, streams));
  if (options.people) files.set(peopleName, writePeople(people));
  return packArchive(
    { kind: 'tournament', tournament, heads: heads.filter(({ stream }) => streams.includes(stream)) },
    files,
  );
};

const clubFiles = (log: string, { people, erased }: KeptPeople): Files =>
  new Map([
    [logName, log],
    [peopleName, writePeople(people, erased)],
  ]);

/** Everything that is in the store. */
export const archiveClub = async (store: Store): Promise<Uint8Array<ArrayBuffer>> => {
  const heads = await store.heads();
  return packArchive(
    { kind: 'club', tournament: null, heads },
    clubFiles(await logText(store), {
      people: await peopleOf(store.people),
      erased: await store.people.erased(),
    }),
  );
};
