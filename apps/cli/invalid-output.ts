// What a command prints for a file it cannot use: one JSON object, or one line on standard error.
import type { Call } from './command.ts';
import { type JsonRefusal, notJsonPath, notJsonText } from './json-file.ts';
import { write } from './output.ts';
import { harmless } from './paint.ts';

type InvalidPlace = { readonly path: string; readonly message: string };

/** The file in question, and how the command was asked to answer. */
type Unusable = { readonly format: string; readonly file: string; readonly json: boolean };

const invalidStatus = 2;

/** After the file's name: a place in its text as `file:3:7`, one in its content as `file: games[3]`. */
const placeIn = (path: string): string => {
  if (path === '') return '';
  return /^\d/.test(path) ? `:${path}` : `: ${path}`;
};

export const writeInvalid = async (
  { format, file, json }: Unusable,
  { path, message }: InvalidPlace,
): Promise<number> => {
  if (json) await write('out', `${JSON.stringify({ format, file, invalid: { path, message } })}\n`);
  else await write('err', `${harmless(`${file}${placeIn(path)}: ${message}`)}\n`);
  return invalidStatus;
};

export const writeNotJson = (about: Unusable, unread: JsonRefusal, { texts }: Call): Promise<number> =>
  writeInvalid(about, { path: notJsonPath(unread), message: notJsonText(unread, texts) });
