// A game file from disk or standard input: bytes to text to record, or where and why it cannot be read.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Lang } from '@omerta/base/lang.ts';
import type { Problem } from '@omerta/base/problem.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { problemText } from '@omerta/rules/messages/problem-text.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { harmless } from './paint.ts';
import type { CliTexts } from './texts/texts.ts';
import { type Trouble, troubles } from './trouble.ts';

export const sizeLimit = 4 * 1024 * 1024;

type NoFile = { readonly line: 1; readonly column: 1; readonly code: Trouble };
type BadBytes = {
  readonly line: number;
  readonly column: number;
  readonly code: 'file-binary' | 'file-not-utf8' | 'file-too-large';
};
type NoText = BadBytes | NoFile;
export type Unread = Problem | NoFile;

const noFile = (code: Trouble): NoFile => ({ line: 1, column: 1, code });
const troubleOf: Readonly<Record<string, Trouble>> = {
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  EISDIR: 'file-directory',
  EACCES: 'file-forbidden',
  EPERM: 'file-forbidden',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** One byte more than the limit: a longer file is noticed even where its size is not known beforehand. */
const room = Buffer.allocUnsafeSlow(sizeLimit + 1);
const pause = new Int32Array(new SharedArrayBuffer(4));

const fill = (descriptor: number): number => {
  let length = 0;
  while (length < room.length) {
    try {
      const read = readSync(descriptor, room, length, room.length - length, null);
      if (read === 0) break;
      length += read;
    } catch (error) {
      // Standard input may be a pipe that does not block: there is nothing to read yet.
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 5);
    }
  }
  return length;
};

const readBytes = (name: string): Buffer | NoFile => {
  let descriptor = 0;
  try {
    if (name !== '-') descriptor = openSync(name, 'r');
    if (fstatSync(descriptor).isDirectory()) return noFile('file-directory');
    return room.subarray(0, fill(descriptor));
  } catch (error) {
    return noFile(troubleOf[codeOf(error)] ?? 'file-unreadable');
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
};

const strict = new TextDecoder('utf-8', { fatal: true });
const lossy = new TextDecoder('utf-8', { ignoreBOM: true });
const replacement = '\uFFFD';
const replacementBytes = Buffer.from(replacement);

/** The first replacement character that does not stand in the file itself is where decoding failed. */
const firstBadByte = (bytes: Buffer): BadBytes => {
  const text = lossy.decode(bytes);
  let at = text.indexOf(replacement);
  let offset = Buffer.byteLength(text.slice(0, at));
  while (bytes.subarray(offset, offset + 3).equals(replacementBytes)) {
    const next = text.indexOf(replacement, at + 1);
    offset += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  const before = text.slice(text.startsWith('\uFEFF') ? 1 : 0, at).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    code: isBinary(bytes) ? 'file-binary' : 'file-not-utf8',
  };
};

/** Text never holds a zero byte, but for UTF-16, which says so in its first two. */
const isBinary = (bytes: Buffer): boolean =>
  bytes.includes(0) && !/^(fffe|feff)/.test(bytes.toString('hex', 0, 2));

export const decodeText = (bytes: Buffer): string | BadBytes => {
  if (bytes.length > sizeLimit) return { line: 1, column: 1, code: 'file-too-large' };
  try {
    return strict.decode(bytes);
  } catch {
    return firstBadByte(bytes);
  }
};

export const readText = (name: string): string | NoText => {
  const bytes = readBytes(name);
  return isRefusal(bytes) ? bytes : decodeText(bytes);
};

export const readGame = (name: string): GameRecord | Unread => {
  const text = readText(name);
  return typeof text === 'string' ? parse(text) : text;
};

const isNoFile = (unread: Unread): unread is NoFile => (troubles as readonly string[]).includes(unread.code);
export const unreadText = (unread: Unread, lang: Lang, texts: CliTexts): string =>
  isNoFile(unread) ? texts.troubles[unread.code] : problemText(unread, lang);

/** What stands on standard error for a file that cannot be read. */
export const unreadLine = (name: string, unread: Unread, lang: Lang, texts: CliTexts): string => {
  const place = isNoFile(unread) ? name : `${name}:${unread.line}:${unread.column}`;
  return `${harmless(`${place}: ${unreadText(unread, lang, texts)}`)}\n`;
};
