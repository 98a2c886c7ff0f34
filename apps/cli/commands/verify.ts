// omerta verify: whether a folder, an archive or a backup is whole, and where it is not.
import { statSync } from 'node:fs';
import { isRefusal } from '@omerta/base/refusal.ts';
import { checkArchive } from '@omerta/office/archive/check.ts';
import { type VerifiedFolder, verifyFolder } from '@omerta/office/folder/club-folder.ts';
import { readBytes } from '@omerta/office/folder/disk.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.verified/1';

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

const verifyFile = async (file: string): Promise<VerifiedFolder | OfficeRefusal> => {
  const bytes = readBytes(file);
  const checked = isRefusal(bytes) ? bytes : await checkArchive(bytes);
  return isRefusal(checked) ? checked : { ...checked.verified, backups: 0, damagedBackups: [] };
};

export const verifyCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const words = texts.office;
  const { values, files } = readOptions(call.args, { json: 'flag' }, texts);
  const [name, ...more] = files;
  if (name === undefined || more.length > 0) throw new UsageError(words.usage.verify);
  const verified = await (isFolder(name) ? verifyFolder(name) : verifyFile(name));
  if (isRefusal(verified)) return writeOfficeRefusal({ format, name, json: values.json }, verified, call);
  const { tournaments, games, events, backups, damagedBackups } = verified;
  if (values.json) await write('out', `${JSON.stringify({ format, name, ...verified })}\n`);
  else {
    const lines = [
      words.verified(name, tournaments, games, events),
      ...(isFolder(name) ? [words.backups(backups - damagedBackups.length)] : []),
    ];
    await write('out', `${lines.join('\n')}\n`);
    for (const damaged of damagedBackups) await write('err', `${words.damagedBackup(damaged)}\n`);
  }
  return damagedBackups.length === 0 ? 0 : 1;
};
