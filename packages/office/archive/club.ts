// Makes the archive of the whole club, as a backup: first what it holds, then its bytes, which may be another thread's work.
import type { Store } from '@omerta/store/store.ts';
import { logName, packArchive } from './container.ts';
import { type ExportedLog, exportedLog } from './exported-log.ts';
import { peopleName, peopleOf, writePeople } from './people-file.ts';

/** Everything that is in a store, as plain data. */
export type ClubContents = ExportedLog & {
  /** The text of `people.json`. */
  readonly people: string;
};

export const contentsOf = async (store: Store): Promise<ClubContents> => {
  const people = writePeople(await peopleOf(store.people), await store.people.erased());
  return { ...(await exportedLog(store)), people };
};

/** The same log and people give the same bytes. */
export const packClub = ({ heads, pieces, people }: ClubContents): Uint8Array<ArrayBuffer> =>
  packArchive(
    { kind: 'club', tournament: null, heads },
    new Map<string, string | Uint8Array>([
      [logName, Buffer.concat(pieces)],
      [peopleName, people],
    ]),
  );
