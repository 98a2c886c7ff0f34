// What a command prints for a file it cannot use: one JSON object, or one line on standard error.
import type { Call } from './command.ts';
import { type NotJson, notJsonPath, notJsonText } from './json-file.ts';
import { write } from './output.ts';
import { harmless } from './paint.ts';

export type InvalidPlace = { readonly path: string; readonly message: string };

export const invalidStatus = 2;

/** The place of a mistake in the text itself follows the file's name as `file:3:7`, one in its content as `file: games[3]`. */
export const writeInvalid = async (
  format: string,
  file: string,
  { path, message }: InvalidPlace,
  json: boolean,
): Promise<number> => {
  if (json) await write('out', `${JSON.stringify({ format, file, invalid: { path, message } })}\n`);
  else {
    const place = path === '' ? '' : /^\d/.test(path) ? `:${path}` : `: ${path}`;
    await write('err', `${harmless(`${file}${place}: ${message}`)}\n`);
  }
  return invalidStatus;
};

export const writeNotJson = (
  format: string,
  file: string,
  unread: NotJson,
  json: boolean,
  { texts }: Call,
): Promise<number> =>
  writeInvalid(format, file, { path: notJsonPath(unread), message: notJsonText(unread, texts) }, json);
