// Checks an archive: its files match the manifest, its log verifies, and every file follows from the log.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';
import { keeperOf } from '../keeper.ts';
import { tournamentMachine } from '../machines.ts';
import { memoryStore } from '../memory-store.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { tournamentStream, tournamentsAmong } from '../streams.ts';
import { type Verified, verifyLog } from '../verify.ts';
import { type Archive, type Files, logName, openArchive } from './container.ts';
import { namesFrom, parsePeople, peopleName } from './people-file.ts';
import { filesOf, namedIn, namesIn, tournamentName } from './tournament-files.ts';

/** The lines of the log one by one, so that the first bad one ends the reading; each ends in a new line. */
export const logLines = function* (files: Files): Generator<string, void, void> {
  const log = files.get(logName) ?? '';
  for (let start = 0, end = log.indexOf('\n'); end >= 0; start = end + 1, end = log.indexOf('\n', start))
    yield log.slice(start, end);
};

/** The log of the archive in memory, its heads those of the manifest. */
export const loadLog = async ({ manifest, files }: Archive): Promise<Store | OfficeRefusal> => {
  if (!files.has(logName)) return { code: 'archive/file-missing', entry: logName };
  const store = await memoryStore();
  const taken = await store.import(logLines(files));
  if (isRefusal(taken)) return { code: 'archive/log', refusal: taken };
  const heads = await store.heads();
  const known = new Map(manifest.heads.map((head) => [head.stream, head]));
  const other = heads.find(
    ({ stream, version, hash }) => known.get(stream)?.version !== version || known.get(stream)?.hash !== hash,
  );
  const lost = manifest.heads.find(({ stream }) => !heads.some((head) => head.stream === stream));
  const stream = other?.stream ?? lost?.stream;
  return stream === undefined ? store : { code: 'archive/heads', stream };
};

/** A backup holds the log, the people and nothing else. */
const strayFault = ({ files }: Archive): OfficeRefusal | null => {
  const entry = [...files.keys()].find((each) => each !== logName && each !== peopleName);
  return entry === undefined ? null : { code: 'archive/file-differs', entry };
};

/** Every file but the log and the people is made again from the log and compared. */
const derivedFault = async ({ manifest, files }: Archive, store: Store): Promise<OfficeRefusal | null> => {
  const { tournament } = manifest;
  const there = tournamentsAmong(await store.heads());
  if (tournament === null || !there.includes(tournament)) return { code: 'archive/manifest' };
  const named = namedIn(files);
  if (named === null) return { code: 'archive/file-differs', entry: tournamentName };
  const { state } = await keeperOf(store, tournamentMachine).load(tournamentStream(tournament));
  const made = filesOf(state, namesIn(named));
  const others = [...files.keys()].filter((entry) => entry !== logName && entry !== peopleName);
  const entry = [...made.keys(), ...others].find((each) => made.get(each) !== files.get(each));
  return entry === undefined ? null : { code: 'archive/file-differs', entry };
};

export type CheckedArchive = { readonly archive: Archive; readonly verified: Verified };

export const checkArchive = async (bytes: Uint8Array): Promise<CheckedArchive | OfficeRefusal> => {
  const archive = openArchive(bytes);
  if (isRefusal(archive)) return archive;
  const people = archive.files.get(peopleName);
  if (people !== undefined && parsePeople(people) === null)
    return { code: 'archive/file-differs', entry: peopleName };
  const store = await loadLog(archive);
  if (isRefusal(store)) return store;
  try {
    const verified = await verifyLog(store);
    if (isRefusal(verified)) return verified;
    const fault =
      archive.manifest.kind === 'tournament' ? await derivedFault(archive, store) : strayFault(archive);
    return fault ?? { archive, verified };
  } catch {
    // Anybody can chain events: what they break in the machines is the fault of the file.
    return { code: 'archive/unfit' };
  }
};

/** A checked archive of one tournament, to read more of: its log, its state and the names that its file says. */
export type OpenedTournament = {
  readonly store: Store;
  readonly tournament: string;
  readonly state: TournamentState;
  readonly names: Names;
};

export const openTournament = async (bytes: Uint8Array): Promise<OpenedTournament | OfficeRefusal> => {
  const checked = await checkArchive(bytes);
  if (isRefusal(checked)) return checked;
  const { archive } = checked;
  const { tournament } = archive.manifest;
  const named = namedIn(archive.files);
  if (tournament === null || named === null) return { code: 'archive/not-a-tournament' };
  const store = await loadLog(archive);
  if (isRefusal(store)) return store;
  const { state } = await keeperOf(store, tournamentMachine).load(tournamentStream(tournament));
  const people = parsePeople(archive.files.get(peopleName) ?? '')?.people;
  return { store, tournament, state, names: people ? namesFrom(people) : namesIn(named) };
};
