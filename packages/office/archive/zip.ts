// A zip from outside, entry by entry as it lies there: each once, one after another, nothing between, before or
// behind them; and what comes out of them is counted while it comes.
import { constants, inflateRawSync } from 'node:zlib';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';

/** `zip/broken`: no zip, or one with parts that lie in each other. */
export type ZipRefusal =
  | Refusal<'zip/broken' | 'zip/too-large'>
  | (Refusal<'zip/twice'> & { readonly entry: string });

/** `size` is what the zip says: it is compared with what comes out and never believed. */
type Entry = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly packed: boolean;
  readonly size: number;
};

const broken = { code: 'zip/broken' } as const;
const tooLarge = { code: 'zip/too-large' } as const;

/** Signatures and lengths as the format has them (APPNOTE 4.3). */
export const local = { sign: 0x04034b50, length: 30 };
export const central = { sign: 0x02014b50, length: 46 };
export const end = { sign: 0x06054b50, length: 22 };

/** Names are UTF-8 or ASCII: any other flag is an encryption, a stream without sizes or a thing of its own. */
export const utf8Names = 0x0800;
export const methods = { stored: 0, deflated: 8 };

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null where it is no UTF-8. */
export const decoded = (bytes: Uint8Array): string | null => {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
};

/** What both headers of an entry say, the one before its bytes and the one in the directory. */
const said = (view: DataView, at: number) => ({
  flags: view.getUint16(at, true),
  method: view.getUint16(at + 2, true),
  crc: view.getUint32(at + 8, true),
  packed: view.getUint32(at + 12, true),
  size: view.getUint32(at + 16, true),
  name: view.getUint16(at + 20, true),
  extra: view.getUint16(at + 22, true),
});

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The end of the directory is the end of the file: behind it nothing may lie. */
const directoryOf = (
  view: DataView,
): { readonly from: number; readonly to: number; readonly count: number } | null => {
  const to = view.byteLength - end.length;
  if (to < 0 || view.getUint32(to, true) !== end.sign) return null;
  const [disk, startDisk] = [view.getUint16(to + 4, true), view.getUint16(to + 6, true)];
  const [here, count] = [view.getUint16(to + 8, true), view.getUint16(to + 10, true)];
  const [size, from] = [view.getUint32(to + 12, true), view.getUint32(to + 16, true)];
  const comment = view.getUint16(to + 20, true);
  const isPlain = disk === 0 && startDisk === 0 && here === count && comment === 0;
  return isPlain && from + size === to ? { from, to, count } : null;
};

/** The entry whose directory line is at `at` and whose bytes must begin at `start`. */
const entryAt = (
  bytes: Uint8Array,
  view: DataView,
  at: number,
  start: number,
): { readonly entry: Entry; readonly next: number; readonly end: number } | null => {
  if (view.getUint32(at, true) !== central.sign || view.getUint32(at + 42, true) !== start) return null;
  if (view.getUint32(start, true) !== local.sign) return null;
  const listed = said(view, at + 8);
  const before = said(view, start + 6);
  const same = (['flags', 'method', 'crc', 'packed', 'size', 'name'] as const).every(
    (key) => listed[key] === before[key],
  );
  const isKnown =
    (listed.flags & ~utf8Names) === 0 &&
    (listed.method === methods.deflated ||
      (listed.method === methods.stored && listed.packed === listed.size));
  if (!same || !isKnown) return null;
  const nameAt = start + local.length;
  const from = nameAt + before.name + before.extra;
  const name = decoded(bytes.subarray(at + central.length, at + central.length + listed.name));
  if (name === null || name !== decoded(bytes.subarray(nameAt, nameAt + before.name))) return null;
  const comment = view.getUint16(at + 32, true);
  return {
    entry: {
      name,
      bytes: bytes.subarray(from, from + listed.packed),
      packed: listed.method === methods.deflated,
      size: listed.size,
    },
    next: at + central.length + listed.name + listed.extra + comment,
    end: from + listed.packed,
  };
};

/** In the order of the file, which is that of the directory: so no two can share a byte. */
const walked = (bytes: Uint8Array, view: DataView): readonly Entry[] | ZipRefusal => {
  const directory = directoryOf(view);
  if (!directory) return broken;
  const entries = new Map<string, Entry>();
  let [at, start] = [directory.from, 0];
  for (let i = 0; i < directory.count; i++) {
    const found = entryAt(bytes, view, at, start);
    if (!found || found.end > directory.from || found.next > directory.to) return broken;
    if (entries.has(found.entry.name)) return { code: 'zip/twice', entry: found.entry.name };
    entries.set(found.entry.name, found.entry);
    [at, start] = [found.next, found.end];
  }
  return at === directory.to && start === directory.from ? [...entries.values()] : broken;
};

const entriesIn = (bytes: Uint8Array): readonly Entry[] | ZipRefusal => {
  try {
    return walked(bytes, viewOf(bytes));
  } catch (error) {
    // A header that points beyond the file.
    if (error instanceof RangeError) return broken;
    throw error;
  }
};

/** A log packs to a fifth. What grows to more than this many times its bytes is nobody's archive. */
const growth = 32;
const allowance = 1 << 22;
const most = 1 << 30;
/** The same for a sentence. */
export const largest = { megabytes: most / 2 ** 20, times: growth };

/** What may still come out, after so much went in and came out of the entries before. */
class Meter {
  #in = 0;
  #out = 0;

  room(more: number): number {
    return Math.min(most, allowance + growth * (this.#in + more)) - this.#out;
  }

  count(taken: number, given: number): void {
    this.#in += taken;
    this.#out += given;
  }
}

/** The first look at a packed entry; each further one is four times as long. */
const firstLook = 1 << 12;

type Unpacked = { readonly buffer: Uint8Array; readonly engine: { readonly bytesWritten: number } };

/**
 * The beginning first, then more and more of it, each within its room: a bomb is known by its first bytes, and
 * nothing that is declared is believed.
 */
const inflated = ({ bytes, size }: Entry, meter: Meter): Uint8Array | ZipRefusal => {
  for (let length = firstLook; ; length *= 4) {
    const isWhole = length >= bytes.length;
    const looked = bytes.subarray(0, length);
    const room = meter.room(looked.length);
    if (room < 1) return tooLarge;
    try {
      const { buffer, engine } = inflateRawSync(looked, {
        maxOutputLength: room,
        chunkSize: Math.max(constants.Z_MIN_CHUNK, Math.min(size + 1, room)),
        finishFlush: isWhole ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        info: true,
      }) as unknown as Unpacked;
      if (!isWhole) continue;
      meter.count(bytes.length, buffer.length);
      return buffer.length === size && engine.bytesWritten === bytes.length ? buffer : broken;
    } catch (error) {
      return error instanceof RangeError ? tooLarge : broken;
    }
  }
};

const contentOf = (entry: Entry, meter: Meter): Uint8Array | ZipRefusal => {
  if (entry.packed) return inflated(entry, meter);
  const { bytes } = entry;
  if (meter.room(bytes.length) < bytes.length) return tooLarge;
  meter.count(bytes.length, bytes.length);
  return bytes;
};

/** The entries that `wanted` names, by name; every name is known, whether wanted or not. */
export const unzip = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> | ZipRefusal => {
  const entries = entriesIn(bytes);
  if (isRefusal(entries)) return entries;
  const meter = new Meter();
  const contents = new Map<string, Uint8Array>();
  for (const entry of entries.filter(({ name }) => wanted(name))) {
    const content = contentOf(entry, meter);
    if (isRefusal<Uint8Array | ZipRefusal>(content)) return content;
    contents.set(entry.name, content);
  }
  return contents;
};
