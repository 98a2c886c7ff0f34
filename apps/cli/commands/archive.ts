// omerta archive: one tournament of a club's folder as one file.
import { isRefusal } from '@omerta/base/refusal.ts';
import { manifestOf } from '@omerta/office/archive/container.ts';
import { archiveTournament } from '@omerta/office/archive/make.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { openFolder } from '@omerta/office/folder/club-folder.ts';
import { writeNewFile } from '@omerta/office/folder/disk.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.archived/1';

export const archiveCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { out: 'value', people: 'flag' }, texts);
  const [folder, tournament, ...more] = files;
  if (folder === undefined || tournament === undefined || more.length > 0 || values.out === undefined)
    throw new UsageError(texts.office.usage.archive);
  const store = await openFolder(clubPlace(folder));
  if (isRefusal(store)) return writeOfficeRefusal({ format, name: folder, json: false }, store, call);
  const bytes = await archiveTournament(store, tournament, { people: values.people });
  await store.close();
  if (isRefusal(bytes)) return writeOfficeRefusal({ format, name: folder, json: false }, bytes, call);
  const refused = writeNewFile(values.out, bytes);
  if (refused) return writeOfficeRefusal({ format, name: values.out, json: false }, refused, call);
  const manifest = manifestOf(bytes);
  if (isRefusal(manifest)) throw new Error(`an archive just made is refused: ${manifest.code}`);
  const lines = [
    texts.office.archived(values.out, Math.ceil(bytes.length / 1024), values.people),
    texts.office.head(manifest.head),
  ];
  await write('out', `${lines.join('\n')}\n`);
  return 0;
};
