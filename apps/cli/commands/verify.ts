// omerta verify: whether a folder, an archive or a backup is whole, and where it is not.
import { statSync } from 'node:fs';
import { isRefusal } from '@omerta/base/refusal.ts';
import { checkArchive } from '@omerta/office/archive/check.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { type VerifiedFolder, verifyFolder } from '@omerta/office/folder/club-folder.ts';
import { readBytes } from '@omerta/office/folder/disk.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.verified/1';

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** `head`: of an archive; null where it is of the first format, which has none. */
type VerifiedHere = VerifiedFolder & { readonly head?: string | null };

const verifyFile = async (file: string, kept: string | undefined): Promise<VerifiedHere | OfficeRefusal> => {
  const bytes = readBytes(file);
  const checked = isRefusal(bytes) ? bytes : await checkArchive(bytes);
  if (isRefusal(checked)) return checked;
  const { head } = checked.archive.manifest;
  if (kept !== undefined && head !== kept) return { code: 'archive/other-head', head, kept };
  return { ...checked.verified, backups: 0, damagedBackups: [], damagedPeople: [], head };
};

export const verifyCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const words = texts.office;
  const { values, files } = readOptions(call.args, { json: 'flag', head: 'value', backups: 'value' }, texts);
  const [name, ...more] = files;
  if (name === undefined || more.length > 0) throw new UsageError(words.usage.verify);
  if (isFolder(name) && values.head !== undefined) throw new UsageError(words.usage.headOfFile);
  const verified: VerifiedHere | OfficeRefusal = await (isFolder(name)
    ? verifyFolder(clubPlace(name, values.backups))
    : verifyFile(name, values.head));
  if (isRefusal(verified)) return writeOfficeRefusal({ format, name, json: values.json }, verified, call);
  const { tournaments, games, events, backups, damagedBackups, damagedPeople, head } = verified;
  if (values.json) await write('out', `${JSON.stringify({ format, name, ...verified })}\n`);
  else {
    const lines = [
      words.verified(name, tournaments, games, events),
      head === undefined ? words.backups(backups - damagedBackups.length) : words.head(head),
    ];
    await write('out', `${lines.join('\n')}\n`);
    for (const damaged of damagedBackups) await write('err', `${words.damagedBackup(damaged)}\n`);
    for (const person of damagedPeople) await write('err', `${words.damagedPerson(person)}\n`);
  }
  return damagedBackups.length + damagedPeople.length === 0 ? 0 : 1;
};
