// omerta erase: a person's data gone from a club's folder and its backups; the log keeps the id and still verifies.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { erasePerson, openClub } from '@omerta/office/folder/club-folder.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.erased/1';

export const eraseCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { backups: 'value' }, texts);
  const [folder, person, ...more] = files;
  if (folder === undefined || person === undefined || more.length > 0)
    throw new UsageError(texts.office.usage.erase);
  const place = clubPlace(folder, values.backups);
  const store = await openClub(place, Date.now());
  if (isRefusal(store)) return writeOfficeRefusal({ format, name: folder, json: false }, store, call);
  const erased = await erasePerson(place, store, person);
  await store.close();
  if (isRefusal(erased)) return writeOfficeRefusal({ format, name: folder, json: false }, erased, call);
  await write('out', `${texts.office.erased(person, erased.rewritten, erased.deleted)}\n`);
  for (const file of erased.left) await write('err', `${texts.office.leftToLookAt(file, person)}\n`);
  return 0;
};
