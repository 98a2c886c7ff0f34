// For tests: zips written byte by byte, so that they can lie.
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** `packed` and `size` are what its headers say; `at` puts its directory line on another entry's bytes. */
export type RawEntry = {
  readonly name: string;
  readonly content: Uint8Array;
  readonly method?: number;
  readonly size?: number;
  readonly packed?: number;
  readonly crc?: number;
  readonly at?: number;
};

/** As the first text of a file is stored: no method, sizes as they are. */
export const stored = (name: string, text: string): RawEntry => {
  const content = Buffer.from(text);
  return { name, content, crc: crc32(content) };
};

const header = (sign: number, before: number, entry: RawEntry): Buffer => {
  const { name, content, method = 0, size = content.length, packed = content.length, crc = 0 } = entry;
  const bytes = Buffer.alloc(before + 24);
  bytes.writeUInt32LE(sign, 0);
  bytes.writeUInt16LE(20, before - 2);
  bytes.writeUInt16LE(0, before);
  bytes.writeUInt16LE(method, before + 2);
  bytes.writeUInt32LE(crc, before + 8);
  bytes.writeUInt32LE(packed, before + 12);
  bytes.writeUInt32LE(size, before + 16);
  bytes.writeUInt16LE(Buffer.byteLength(name), before + 20);
  return bytes;
};

export const rawZip = (entries: readonly RawEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = Buffer.concat([
      header(0x04034b50, 6, entry).subarray(0, 30),
      Buffer.from(entry.name),
      entry.content,
    ]);
    const listed = Buffer.concat([header(0x02014b50, 8, entry), Buffer.alloc(14)]);
    listed.writeUInt32LE(entry.at ?? offset, 42);
    directory.push(listed, Buffer.from(entry.name));
    if (entry.at === undefined) {
      locals.push(local);
      offset += local.length;
    }
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, lines, end]);
};

/** So many megabytes of one sign, packed a thousandfold and never held. */
export const bomb = (name: string, megabytes: number, sign = '\0', size = megabytes * 2 ** 20): RawEntry => {
  const piece = deflateRawSync(Buffer.alloc(2 ** 20, sign), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  const content = Buffer.concat([...Array.from({ length: megabytes }, () => piece), last]);
  return { name, content, method: 8, size };
};
