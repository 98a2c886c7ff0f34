// SHA-256 of bytes and of a text as hex, and its keyed form, pure and at once: browsers give them only as a promise, and only over HTTPS.
import { concat, toHex } from './bytes.ts';

/** The first 32 bits of the fractional parts of a root of the first primes, as FIPS 180-4 defines its constants. */
const primeRootBits = (count: number, root: 2 | 3): Uint32Array => {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++)
      if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    const value = root === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate);
    words[found++] = (value - Math.floor(value)) * 2 ** 32;
  }
  return words;
};

const start = Int32Array.from(primeRootBits(8, 2));
const round = Int32Array.from(primeRootBits(64, 3));
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const padded = (bytes: Uint8Array): DataView => {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const data = new Uint8Array(length);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  return view;
};

const encoder = new TextEncoder();

/** One block of 64 bytes folded into the hash; `w` is scratch space. */
const fold = (hash: Int32Array, w: Int32Array, view: DataView, offset: number): void => {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] ?? 0;
    const late = w[i - 2] ?? 0;
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high;
  }
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let i = 0; i < 64; i++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (round[i] ?? 0) + (w[i] ?? 0)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const folded = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] ?? 0) + (folded[i] ?? 0);
};

export const sha256Of = (bytes: Uint8Array): Uint8Array => {
  const view = padded(bytes);
  const hash = Int32Array.from(start);
  const w = new Int32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) fold(hash, w, view, offset);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) digest.setInt32(i * 4, word);
  return new Uint8Array(digest.buffer);
};

export const sha256 = (text: string): string => toHex(sha256Of(encoder.encode(text)));

const blockLength = 64;

/** HMAC as RFC 2104 defines it. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(blockLength);
  block.set(key.length > blockLength ? sha256Of(key) : key);
  const inner = concat([block.map((byte) => byte ^ 0x36), message]);
  return sha256Of(concat([block.map((byte) => byte ^ 0x5c), sha256Of(inner)]));
};
