// Makes the archive of one tournament, to hand on.
import type { Store } from '@omerta/store/store.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';
import { keeperOf } from '../keeper.ts';
import { tournamentMachine } from '../machines.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { streamsOf, tournamentStream, tournamentsAmong } from '../streams.ts';
import { logName, packArchive } from './container.ts';
import { exportedLog } from './exported-log.ts';
import { namesFrom, peopleName, peopleOf, writePeople } from './people-file.ts';
import { filesOf } from './tournament-files.ts';

/** Everybody whose id stands in the tournament. */
const personsIn = ({ entries, offices, games, standIns }: TournamentState): string[] => [
  ...new Set([
    ...entries.map(({ person }) => person),
    ...offices.map(({ person }) => person),
    ...Object.values(games).flatMap(({ seats, referee, sides }) => [
      ...seats,
      ...sides,
      ...(referee ? [referee] : []),
    ]),
    ...standIns,
  ]),
];

type ArchiveOptions = {
  /** With all personal data; otherwise only nicks and clubs. */
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
  const log = await exportedLog(store, streams);
  const files = new Map<string, string | Uint8Array>(filesOf(state, namesFrom(people)));
  files.set(logName, Buffer.concat(log.pieces));
  if (options.people) files.set(peopleName, writePeople(people));
  return packArchive({ kind: 'tournament', tournament, heads: log.heads }, files);
};
