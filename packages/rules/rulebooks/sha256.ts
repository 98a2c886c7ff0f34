// SHA-256 of a text as hex: the fingerprint of a rulebook, without leaving the pure core.

/** The first 32 bits of the fractional parts of a root of the first primes, as FIPS 180-4 defines its constants. */
const primeRootBits = (count: number, root: 2 | 3): Uint32Array => {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    const value = root === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate);
    words[found++] = (value - Math.floor(value)) * 2 ** 32;
  }
  return words;
};

const start = primeRootBits(8, 2);
const round = primeRootBits(64, 3);
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

export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(start);
  const w = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const first = (h + high + ((e & f) ^ (~e & g)) + (round[i] ?? 0) + (w[i] ?? 0)) | 0;
      const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = (hash[i] ?? 0) + word;
    });
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
};
