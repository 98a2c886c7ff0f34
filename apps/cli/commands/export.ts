// omerta export: the games of an archive in the form that spreadsheets and other programs take.
import { isRefusal } from '@omerta/base/refusal.ts';
import { exported } from '@omerta/documents/exports/export.ts';
import { exportForms, isExportForm } from '@omerta/documents/exports/forms.ts';
import { writeNewFile } from '@omerta/office/folder/disk.ts';
import { paperOfArchive } from '../archive-paper.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';

const format = 'omerta.export/1';

export const exportCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { as: 'value', out: 'value' }, texts);
  const [file, ...more] = files;
  if (file === undefined || more.length > 0 || values.out === undefined || values.as === undefined)
    throw new UsageError(texts.paper.usage.export);
  if (!isExportForm(values.as)) throw new UsageError(texts.paper.usage.as(values.as, exportForms));
  const paper = await paperOfArchive(file);
  if (isRefusal(paper)) return writeOfficeRefusal({ format, name: file, json: false }, paper, call);
  const bytes = await exported(paper, values.as);
  const refused = writeNewFile(values.out, bytes);
  if (refused) return writeOfficeRefusal({ format, name: values.out, json: false }, refused, call);
  await write('out', `${texts.paper.printed(values.out, Math.ceil(bytes.length / 1024))}\n`);
  return 0;
};
