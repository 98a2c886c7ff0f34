// The papers of an archive: read, checked, and what can be printed of it picked.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TournamentPaper } from '@omerta/documents/tournament/paper.ts';
import { openTournament } from '@omerta/office/archive/check.ts';
import { readBytes } from '@omerta/office/folder/disk.ts';
import { paperIn } from '@omerta/office/paper.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';

export const paperOfArchive = async (file: string): Promise<TournamentPaper | OfficeRefusal> => {
  const bytes = readBytes(file);
  if (isRefusal(bytes)) return bytes;
  const opened = await openTournament(bytes);
  return isRefusal(opened) ? opened : paperIn(opened.store, opened);
};
