// Writes a zip: the same entries in the same order give the same bytes.
import { crc32, deflateRawSync } from 'node:zlib';
import { central, end, local, methods, utf8Names } from './zip.ts';

const level = 6;
/** The program that can unpack it: 2.0, for deflated entries. */
const neededVersion = 20;
/** A zip keeps the time of the wall: this is noon of the first day that it can name, on every day and in every zone. */
const noTime = { time: 12 << 11, date: (1 << 5) | 1 };

type Packed = {
  readonly name: Buffer;
  readonly bytes: Buffer;
  readonly crc: number;
  readonly size: number;
  /** Where it begins. */
  readonly at: number;
};

/** What both headers of an entry say; it is twenty-six bytes long. */
const writeSaid = (header: Buffer, from: number, { name, bytes, crc, size }: Packed): void => {
  header.writeUInt16LE(neededVersion, from);
  header.writeUInt16LE(utf8Names, from + 2);
  header.writeUInt16LE(methods.deflated, from + 4);
  header.writeUInt16LE(noTime.time, from + 6);
  header.writeUInt16LE(noTime.date, from + 8);
  header.writeUInt32LE(crc, from + 10);
  header.writeUInt32LE(bytes.length, from + 14);
  header.writeUInt32LE(size, from + 18);
  header.writeUInt16LE(name.length, from + 22);
};

const localHeader = (entry: Packed): Buffer => {
  const header = Buffer.alloc(local.length);
  header.writeUInt32LE(local.sign, 0);
  writeSaid(header, 4, entry);
  return header;
};

const directoryLine = (entry: Packed): Buffer => {
  const header = Buffer.alloc(central.length);
  header.writeUInt32LE(central.sign, 0);
  header.writeUInt16LE(neededVersion, 4);
  writeSaid(header, 6, entry);
  header.writeUInt32LE(entry.at, 42);
  return header;
};

const ending = (count: number, size: number, from: number): Buffer => {
  const header = Buffer.alloc(end.length);
  header.writeUInt32LE(end.sign, 0);
  header.writeUInt16LE(count, 8);
  header.writeUInt16LE(count, 10);
  header.writeUInt32LE(size, 12);
  header.writeUInt32LE(from, 16);
  return header;
};

/** In the order of the map. */
export const zip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> => {
  let at = 0;
  const entries = [...files].map(([called, content]): Packed => {
    const name = Buffer.from(called);
    const bytes = deflateRawSync(content, { level });
    const entry = { name, bytes, crc: crc32(content), size: content.length, at };
    at += local.length + name.length + bytes.length;
    return entry;
  });
  const directory = entries.flatMap((entry) => [directoryLine(entry), entry.name]);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([
    ...entries.flatMap((entry) => [localHeader(entry), entry.name, entry.bytes]),
    ...directory,
    ending(entries.length, size, at),
  ]);
};
