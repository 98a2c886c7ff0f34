// Reads the files of the seating commands; whatever is wrong with one is printed, and its exit status comes back.
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { refusalText } from '@omerta/seating/messages/refusal-text.ts';
import { refuse, type SeatingRefusal } from '@omerta/seating/refusal.ts';
import { type Pair, seatingFormat } from '@omerta/seating/seating.ts';
import { readApart, readSeating, type SeatingFile } from '@omerta/seating/seating-file.ts';
import { apartPairs } from '@omerta/seating/wishes.ts';
import type { Call } from './command.ts';
import { writeInvalid, writeNotJson } from './invalid-output.ts';
import { readJson } from './json-file.ts';
import { UsageError } from './options.ts';
import { write } from './output.ts';
import { harmless } from './paint.ts';
import type { CliTexts } from './texts/texts.ts';

/** What is wrong was said: only the exit status is left. */
export type AlreadyTold = { readonly code: 'told'; readonly status: number };
export type FromFile<T> = { readonly value: T } | AlreadyTold;

export const readFrom = async <T extends object>(
  file: string,
  read: (value: unknown) => T | Invalid,
  json: boolean,
  call: Call,
): Promise<FromFile<T>> => {
  const given = readJson(file);
  if (isRefusal(given))
    return { code: 'told', status: await writeNotJson({ format: seatingFormat, file, json }, given, call) };
  const value = read(given.value);
  if (!isRefusal<object | Invalid>(value)) return { value };
  return {
    code: 'told',
    status: await writeInvalid(
      { format: seatingFormat, file, json },
      { path: value.path, message: invalidText(value, call.lang) },
    ),
  };
};

const wrongIn = ([a, b]: Pair, players: number): SeatingRefusal | null => {
  if (a === b) return refuse('apart/himself', a);
  return Math.max(a, b) > players ? refuse('wish/player', Math.max(a, b), players) : null;
};

/** The pairs of a file, each once; a player the seating does not have is told with his place in the file. */
export const readApartFrom = async (
  file: string | undefined,
  players: number,
  json: boolean,
  call: Call,
): Promise<FromFile<readonly Pair[]>> => {
  if (file === undefined) return { value: [] };
  const read = await readFrom(file, readApart, json, call);
  if (isRefusal(read)) return read;
  for (const [i, [a, b]] of read.value.entries()) {
    const wrong = wrongIn([a, b], players);
    if (wrong)
      return {
        code: 'told',
        status: await writeInvalid(
          { format: seatingFormat, file, json },
          { path: `[${i}]`, message: refusalText(wrong, call.lang) },
        ),
      };
  }
  return { value: apartPairs({ apart: read.value, teams: [] }) };
};

/** The one seating file of a command. */
export const readSeatingFrom = async (
  files: readonly string[],
  command: string,
  json: boolean,
  call: Call,
): Promise<FromFile<SeatingFile>> => {
  const [file, ...more] = files;
  if (file === undefined) throw new UsageError(call.texts.seating.usage.whichSeating(command));
  if (more.length > 0) throw new UsageError(call.texts.usage.oneFile(command));
  return readFrom(file, readSeating, json, call);
};

export const refusedStatus = 1;

export const writeRefused = async (
  refusal: SeatingRefusal,
  json: boolean,
  { lang }: Call,
): Promise<number> => {
  const message = refusalText(refusal, lang);
  if (json)
    await write(
      'out',
      `${JSON.stringify({ format: seatingFormat, refused: { code: refusal.code, message } })}\n`,
    );
  else await write('err', `${harmless(message)} (${refusal.code})\n`);
  return refusedStatus;
};

export const playersOption = (option: string, text: string | undefined, texts: CliTexts): number[] => {
  if (text === undefined) return [];
  if (!/^\d{1,6}(,\d{1,6})*$/.test(text)) throw new UsageError(texts.seating.usage.players(option, text));
  return text.split(',').map(Number);
};
