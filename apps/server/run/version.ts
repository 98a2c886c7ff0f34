// Which version wrote last: another one does not take over a running tournament without being told to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Office } from '@omerta/office/office.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';

const fileIn = (data: string): string => join(data, 'version');

/** Null where none is known: a folder of a program before it, or a new one. */
export const writtenBy = (data: string): string | null => {
  try {
    return readFileSync(fileIn(data), 'utf8').trim() || null;
  } catch {
    return null;
  }
};

export const signVersion = (data: string, version: string): void => {
  if (writtenBy(data) === version) return;
  mkdirSync(data, { recursive: true });
  writeFileSync(fileIn(data), `${version}\n`);
};

export type Takeover = { readonly from: string; readonly tournaments: readonly string[] };

/** What would be taken over by this version; null where nothing is running or it wrote last itself. */
export const takeoverBy = async (version: string, data: string, office: Office): Promise<Takeover | null> => {
  const from = writtenBy(data);
  if (from === null || from === version) return null;
  const running: string[] = [];
  for (const id of tournamentsAmong(await office.store.heads()))
    if ((await office.tournament(id)).state.phase === 'running') running.push(id);
  return running.length === 0 ? null : { from, tournaments: running };
};
