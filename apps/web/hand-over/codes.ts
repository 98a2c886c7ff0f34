// A text as a sequence of short codes, one QR each: compressed, numbered, and sealed so that a wrong one is noticed.
import type { Refusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { deflated, inflated } from '../device/deflate.ts';
import { ofBase32, toBase32 } from './base32.ts';

const mark = 'OMERTA1';
/** Letters in one code: 73 modules a side at medium correction, read off a phone's screen at arm's length. */
const most = 480;

type NoText = Refusal<'damaged' | 'too-large'>;

/** Bytes of a text that is read at all: a hundred times the longest game. */
export const mostBytes = 4_000_000;

/** Names the sequence, and tells whether it came whole. */
const sealOf = (letters: string): string => sha256(letters).slice(0, 16).toUpperCase();

export const toCodes = async (text: string): Promise<readonly string[]> => {
  const letters = toBase32(await deflated(text));
  const seal = sealOf(letters);
  const count = Math.ceil(letters.length / most);
  return Array.from(
    { length: count },
    (_, i) => `${mark}:${seal}:${i + 1}:${count}:${letters.slice(i * most, (i + 1) * most)}`,
  );
};

/** What has been read so far of one sequence. */
export type Reading = {
  readonly seal: string;
  readonly count: number;
  readonly parts: ReadonlyMap<number, string>;
};

const shape = new RegExp(`${mark}:([0-9A-F]{16}):(\\d{1,3}):(\\d{1,3}):([A-Z2-7]+)`, 'g');

export const hasCodes = (text: string): boolean => text.includes(`${mark}:`);

/** Takes the codes in a text, in any order; those of another sequence begin a new reading. */
export const readCodes = (before: Reading | null, text: string): Reading | null => {
  let reading = before;
  for (const [, seal = '', number, of, letters = ''] of text.matchAll(shape)) {
    const [part, count] = [Number(number), Number(of)];
    if (part < 1 || part > count) continue;
    if (reading?.seal !== seal || reading.count !== count) reading = { seal, count, parts: new Map() };
    if (!reading.parts.has(part)) reading = { ...reading, parts: new Map(reading.parts).set(part, letters) };
  }
  return reading;
};

export const isWhole = ({ count, parts }: Reading): boolean => parts.size === count;

/** The text, or why the parts give none: they do not belong together, or hold more than a game. */
export const textOf = async ({ seal, count, parts }: Reading): Promise<string | NoText> => {
  const letters = Array.from({ length: count }, (_, i) => parts.get(i + 1) ?? '').join('');
  const bytes = ofBase32(letters);
  if (!bytes || sealOf(letters) !== seal) return { code: 'damaged' };
  try {
    const text = await inflated(bytes, mostBytes);
    return text === 'too-large' ? { code: text } : text;
  } catch {
    return { code: 'damaged' };
  }
};
