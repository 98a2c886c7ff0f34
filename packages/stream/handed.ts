// A game on its way to another device: its whole stream without what can be computed, and what stands beside it.
import type { Json } from '@omerta/base/canonical.ts';
import { readJson } from '@omerta/base/json.ts';
import { listOf, type Of, optional, orNull, raw, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { name } from '@omerta/base/values.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { chainedLines, type Unplaced, unplacedIn } from '@omerta/store/transfer.ts';
import { longestName, nickname, nicknames } from './reader.ts';

/** Unfinished entries under the number of their shape, and the version of the stream they were entered on. */
export type Beside = { readonly schema: number; readonly version: number; readonly state: Json };

const people = shape({ names: nicknames, referee: optional(nickname) });

/** Who sits there and who leads it, of a stream that has nothing but their ids. */
export type HandedPeople = Of<typeof people>;

/** `lines`: the stream as its export. */
export type Handed = {
  readonly lines: readonly string[];
  readonly beside: Beside | null;
  readonly people?: HandedPeople | undefined;
};

/** `handed/other-version`: the sending device has another version of Omerta. */
export type HandedRefusal = Refusal<'handed/damaged' | 'handed/other-version'>;

const format = 'omerta-game';
/** The second has people: a program that would show their ids does not take it. */
const [plainVersion, peopleVersion] = [1, 2];
const formatVersions: ReadonlySet<unknown> = new Set([plainVersion, peopleVersion]);

const most = Number.MAX_SAFE_INTEGER;

const event = shape({
  type: name,
  data: raw,
  at: whole(0, most),
  device: name,
  person: orNull(name),
  command: name,
  schema: whole(1, most),
});

const travelling = shape({
  format: text,
  version: whole(1, most),
  stream: name,
  head: text,
  events: listOf(event),
  beside: orNull(shape({ schema: whole(1, most), version: whole(0, most), state: raw })),
  people: optional(people),
});

type Head = { readonly stream: string; readonly hash: string };

const headIn = ([header = '']: readonly string[]): Head => {
  const { heads } = parseJson(header) as { readonly heads: readonly [Head] };
  return heads[0];
};

/** As a record can have it: a server may call people otherwise. */
const writable = (text: string): string => plainText(text).slice(0, longestName);

const fitPeople = ({ names, referee }: HandedPeople): HandedPeople => ({
  names: names.map(writable),
  ...(referee !== undefined && { referee: writable(referee) }),
});

export const handedText = ({ lines, beside, people: known }: Handed): string => {
  const { stream, hash } = headIn(lines);
  return JSON.stringify({
    format,
    version: known ? peopleVersion : plainVersion,
    stream,
    head: hash,
    events: unplacedIn(lines),
    beside,
    ...(known && { people: fitPeople(known) }),
  });
};

const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'format') === format;

/** Devices of the first version sent a bare opening with its commands. */
const isEarlier = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'opening' in value && 'commands' in value;

export const readHanded = (sent: string): Handed | HandedRefusal => {
  const json = readJson(sent);
  if (isRefusal(json)) return { code: 'handed/damaged' };
  const { value } = json;
  if (isEarlier(value) || (isOurs(value) && !formatVersions.has(Reflect.get(value as object, 'version'))))
    return { code: 'handed/other-version' };
  if (!isOurs(value)) return { code: 'handed/damaged' };
  const given = read(travelling, value);
  if (isRefusal(given)) return { code: 'handed/damaged' };
  const { stream, head, events, beside, people: known } = given;
  const lines = chainedLines(sha256, stream, events as readonly Unplaced[]);
  if (headIn(lines).hash !== head) return { code: 'handed/damaged' };
  return { lines, beside: beside as Beside | null, people: known };
};
