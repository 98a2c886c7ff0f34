// The referee's own music: files kept in this browser, never sent anywhere.
import { newId } from '../new-id.ts';

export type Track = { readonly id: string; readonly name: string };
type Kept = Track & { readonly file: Blob };

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('refused'));
  });

const tracks = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const opening = indexedDB.open('omerta-music', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('tracks', { keyPath: 'id' });
  return (await answer(opening)).transaction('tracks', mode).objectStore('tracks');
};

export const listTracks = async (): Promise<readonly Track[]> => {
  const kept = (await answer((await tracks('readonly')).getAll())) as Kept[];
  return kept.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
};

export const addTrack = async (file: File): Promise<Track> => {
  const track = { id: newId(), name: file.name.replace(/\.\w+$/, '') };
  await answer((await tracks('readwrite')).put({ ...track, file } satisfies Kept));
  return track;
};

export const removeTrack = async (id: string): Promise<void> => {
  await answer((await tracks('readwrite')).delete(id));
};

export const fileOf = async (id: string): Promise<Blob | undefined> => ((await answer((await tracks('readonly')).get(id))) as Kept | undefined)?.file;
