// The referee's own music: files kept in this browser, never sent anywhere.
import { keptList } from '@omerta/base/kept.ts';
import { type Descriptor, shape, text } from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { newId } from '../device/new-id.ts';

export type Track = { readonly id: string; readonly name: string };
type Kept = Track & { readonly file: Blob };
type Music = DBSchema & { tracks: { key: string; value: Kept } };

const blob: Descriptor<Blob> = {
  read: (value, path) => (value instanceof Blob ? value : fail(path, 'type/object', { found: shown(value) })),
  schema: {},
};
const kept = keptList(shape({ id: text, name: text, file: blob }));

let connection: Promise<IDBPDatabase<Music>> | null = null;

const letGo = (): void => {
  connection = null;
};

const connect = async (): Promise<IDBPDatabase<Music>> => {
  const db = await openDB<Music>('omerta-music', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('tracks', { keyPath: 'id' }),
    // A page of a newer program waits for this one to let go.
    blocking: () => {
      db.close();
      letGo();
    },
    terminated: letGo,
  });
  return db;
};

/** One connection for the page; where it was let go or never came about, the next question opens another. */
const music = (): Promise<IDBPDatabase<Music>> => {
  connection ??= connect().catch((error: unknown) => {
    letGo();
    throw error;
  });
  return connection;
};

export const listTracks = async (): Promise<readonly Track[]> => {
  const tracks = kept.read(await (await music()).getAll('tracks'), 'tracks');
  return tracks.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
};

export const addTrack = async (file: File): Promise<Track> => {
  const track = { id: newId(), name: file.name.replace(/\.\w+$/, '') };
  await (await music()).put('tracks', { ...track, file });
  return track;
};

export const removeTrack = async (id: string): Promise<void> => (await music()).delete('tracks', id);

export const fileOf = async (id: string): Promise<Blob | undefined> =>
  kept.read([await (await music()).get('tracks', id)], 'tracks')[0]?.file;
