// omerta support: one file for whoever is asked for help, without a name in it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { writeNewFile } from '@omerta/office/folder/disk.ts';
import { supportFile } from '@omerta/office/support.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import about from '../package.json' with { type: 'json' };

const format = 'omerta.support/1';

export const supportCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { out: 'value', backups: 'value' }, texts);
  const [folder, ...more] = files;
  if (folder === undefined || more.length > 0 || values.out === undefined)
    throw new UsageError(texts.office.usage.support);
  const text = await supportFile(clubPlace(folder, values.backups), about.version, new Date());
  const refused = writeNewFile(values.out, Buffer.from(text));
  if (refused && isRefusal(refused))
    return writeOfficeRefusal({ format, name: values.out, json: false }, refused, call);
  await write('out', `${texts.office.supported(values.out)}\n`);
  return 0;
};
