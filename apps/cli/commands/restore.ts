// omerta restore: a new folder from an archive or a backup.
import { isRefusal } from '@omerta/base/refusal.ts';
import { restoreFolder } from '@omerta/office/folder/club-folder.ts';
import { readBytes } from '@omerta/office/folder/disk.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.restored/1';

export const restoreCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { files } = readOptions(call.args, {}, texts);
  const [file, folder, ...more] = files;
  if (file === undefined || folder === undefined || more.length > 0)
    throw new UsageError(texts.office.usage.restore);
  const bytes = readBytes(file);
  if (isRefusal(bytes)) return writeOfficeRefusal({ format, name: file, json: false }, bytes, call);
  const restored = await restoreFolder(bytes, folder);
  if (isRefusal(restored)) return writeOfficeRefusal({ format, name: file, json: false }, restored, call);
  await write('out', `${texts.office.restored(folder, restored.verified.games, restored.verified.events)}\n`);
  return 0;
};
