// omerta restore: a new folder from an archive or a backup; with --newest from the newest that is whole.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { restoreFolder } from '@omerta/office/folder/club-folder.ts';
import { readBytes } from '@omerta/office/folder/disk.ts';
import { newestGoodBackup } from '@omerta/office/folder/good-backup.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.restored/1';

export const restoreCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { newest: 'flag', backups: 'value' }, texts);
  const [folder, named, ...more] = files.toReversed();
  if (folder === undefined || more.length > 0 || values.newest === (named !== undefined))
    throw new UsageError(texts.office.usage.restore);
  const place = clubPlace(folder, values.backups);
  const file = named ?? (await newestGoodBackup(place))?.file;
  if (file === undefined) {
    const none = { code: 'backup/none', folder: place.backups } as const;
    return writeOfficeRefusal({ format, name: folder, json: false }, none, call);
  }
  const bytes = readBytes(file);
  if (isRefusal(bytes)) return writeOfficeRefusal({ format, name: file, json: false }, bytes, call);
  const restored = await restoreFolder(bytes, folder);
  if (isRefusal(restored)) return writeOfficeRefusal({ format, name: file, json: false }, restored, call);
  await write('out', `${texts.office.restored(folder, restored.verified.games, restored.verified.events)}\n`);
  return 0;
};
