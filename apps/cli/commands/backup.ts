// omerta backup: a backup of a club's folder now; those that have grown too old go.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace, makeBackup } from '@omerta/office/folder/backups.ts';
import { openFolder } from '@omerta/office/folder/club-folder.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.backup/1';

export const backupCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { backups: 'value' }, texts);
  const [folder, ...more] = files;
  if (folder === undefined || more.length > 0) throw new UsageError(texts.office.usage.backup);
  const place = clubPlace(folder, values.backups);
  const store = await openFolder(place);
  if (isRefusal(store)) return writeOfficeRefusal({ format, name: folder, json: false }, store, call);
  const made = await makeBackup(place, store, 'hand', Date.now());
  await store.close();
  if (made !== null && isRefusal(made))
    return writeOfficeRefusal({ format, name: folder, json: false }, made, call);
  await write('out', `${made === null ? texts.office.nothingNew : texts.office.backedUp(made.file)}\n`);
  return 0;
};
