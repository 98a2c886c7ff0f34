// The newest backup of a folder that is whole: what a lost or damaged folder is made again from.
import { isRefusal } from '@omerta/base/refusal.ts';
import { checkArchive } from '../archive/check.ts';
import type { GoodBackup } from '../refusal.ts';
import { type ClubPlace, listBackups } from './backups.ts';
import { readBytes } from './disk.ts';

/** The newest whose files, log and games are all in order. */
export const newestGoodBackup = async (place: ClubPlace): Promise<GoodBackup | null> => {
  for (const { file, at } of listBackups(place)) {
    const bytes = readBytes(file);
    if (!isRefusal(bytes) && !isRefusal(await checkArchive(bytes)))
      return { file, at: new Date(at).toISOString() };
  }
  return null;
};
