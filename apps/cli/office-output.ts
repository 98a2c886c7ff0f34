// What the commands on folders and archives print when they are refused: one sentence, or one JSON object.
import { officeRefusalText } from '@omerta/office/messages/refusal-text.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import type { Call } from './command.ts';
import { write } from './output.ts';
import { harmless } from './paint.ts';

const refusedStatus = 1;
const unreadableStatus = 2;

/** `name` is the folder or file it is about. */
type About = { readonly format: string; readonly name: string; readonly json: boolean };

/** What cannot even be read as a folder or an archive of ours, whatever it says. */
const unreadable: ReadonlySet<OfficeRefusal['code']> = new Set([
  'file/unreadable',
  'file/too-large',
  'folder/none',
  'archive/not-a-zip',
  'archive/foreign',
  'archive/newer-format',
  'archive/too-large',
  'archive/file-twice',
  'archive/manifest',
]);

export const writeOfficeRefusal = async (
  { format, name, json }: About,
  refusal: OfficeRefusal,
  { lang }: Call,
): Promise<number> => {
  const message = officeRefusalText(refusal, lang);
  if (json) await write('out', `${JSON.stringify({ format, name, refused: { ...refusal, message } })}\n`);
  else
    await write(
      'err',
      `${harmless(message.includes(name) ? message : `${name}: ${message}`)} (${refusal.code})\n`,
    );
  return unreadable.has(refusal.code) ? unreadableStatus : refusedStatus;
};
