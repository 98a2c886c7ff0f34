// Anything valid with a few things wrong in it, drawn at random: bits flipped, parts cut out, doubled, moved or
// repeated, numbers out of all proportion, brackets without end, letters nobody expects.
import type { Random } from '@omerta/base/random.ts';

const oddTexts: readonly string[] = [
  ...['0', '-1', '1e999', '1e308', '9007199254740993', '0.1', '-0', '99999999999999999999', '1'.repeat(400)],
  ...[
    'null',
    'true',
    '""',
    '{}',
    '[]',
    '"__proto__":1,',
    '"constructor"',
    '{"toString":0}',
    'undefined',
    'NaN',
  ],
  ...[
    '['.repeat(150),
    '{"a":'.repeat(150),
    ']'.repeat(150),
    '"',
    '\\',
    '\\u',
    '\\ud800',
    '#',
    '(',
    ')',
    '[',
    ':',
  ],
  ...[
    '\u0000',
    '\u001b[2J',
    '\u009b',
    '\u202e',
    '\ufeff',
    '\u2028',
    '\ud800',
    '\udfff',
    'é',
    'e\u0301',
    '𝔘',
    '👩‍👩‍👧',
    'İ',
    'ß',
  ],
  ...['\n', '\r', '\t', '\r\n', ' ', '\u00a0', '../', '/etc/passwd', '%00', '*', '-', '=', '>'],
];

type Cut = readonly [from: number, to: number];

/** Short more often than long. */
const cutOf = (length: number, random: Random): Cut => {
  const from = random.below(length + 1);
  const most = random.chance(0.8) ? 12 : length;
  return [from, Math.min(length, from + random.below(most + 1))];
};

/** Tokens are where the sense is: a number, a word, a sign. */
const tokenAt = (text: string, random: Random): Cut => {
  const at = random.below(text.length + 1);
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(at, at + 40))?.[0].length ?? 0;
  return [at - before, at + after];
};

const textChanges: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => {
    const at = random.below(text.length);
    return `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(16)))}${text.slice(at + 1)}`;
  },
  (text, random) => {
    const [from, to] = cutOf(text.length, random);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = cutOf(text.length, random);
    const at = random.below(text.length + 1);
    return text.slice(0, at) + text.slice(from, to) + text.slice(at);
  },
  (text, random) => {
    const [from, to] = cutOf(text.length, random);
    return text.slice(0, to) + text.slice(from, to).repeat(random.below(30)) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = tokenAt(text, random);
    return text.slice(0, from) + random.pick(oddTexts) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = tokenAt(text, random);
    const [other, end] = tokenAt(text, random);
    return text.slice(0, from) + text.slice(other, end) + text.slice(to);
  },
  (text, random) => {
    const lines = text.split('\n');
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    return lines
      .with(a, lines[b] ?? '')
      .toSpliced(b, random.below(2), ...lines.slice(a, a + 1))
      .join('\n');
  },
];

/** Once in most cases: what is wrong in ten places is refused for the first. */
const times = (random: Random): number => (random.chance(0.7) ? 1 : 1 + random.below(4));

export const mutatedText = (text: string, random: Random): string => {
  let changed = text;
  for (let left = times(random); left > 0; left--) changed = random.pick(textChanges)(changed, random);
  return changed;
};

const byteChanges: readonly ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
  (bytes, random) => {
    const bent = Uint8Array.from(bytes);
    const at = random.below(bytes.length);
    bent[at] = (bent[at] ?? 0) ^ (1 << random.below(8));
    return bent;
  },
  // Headers lie at the end: half the changes go there.
  (bytes, random) => {
    const bent = Uint8Array.from(bytes);
    const at = bytes.length - 1 - random.below(Math.min(bytes.length, 600));
    bent[at] = random.chance(0.5) ? random.pick([0, 1, 0x7f, 0xff]) : random.below(256);
    return bent;
  },
  (bytes, random) => {
    const [from, to] = cutOf(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const [from, to] = cutOf(bytes.length, random);
    const at = random.below(bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, to), bytes.subarray(at)]);
  },
];

export const mutatedBytes = (bytes: Uint8Array, random: Random): Uint8Array => {
  let changed = bytes;
  for (let left = times(random); left > 0 && changed.length > 0; left--)
    changed = random.pick(byteChanges)(changed, random);
  return changed;
};

const oddValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e300,
    2 ** 53,
    '',
    '1',
    'constructor',
    '__proto__',
    'p1',
    'q/1/1',
    '\ud800',
  ],
  ...[[], {}, [[]], [null], { length: 1 }, 'x'.repeat(5_000), Array.from({ length: 300 }, () => 1)],
];

/** One value somewhere in it is another one: an odd one, or one that stands elsewhere in it. */
export const mutatedValue = (value: unknown, random: Random, whole: unknown = value): unknown => {
  const isOpen = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isOpen || random.chance(0.15)) return random.chance(0.7) ? random.pick(oddValues) : whole;
  const key = random.pick(Object.keys(value));
  if (random.chance(0.1)) {
    const { [key]: _, ...rest } = value as Readonly<Record<string, unknown>>;
    return Array.isArray(value) ? value.toSpliced(Number(key), 1) : rest;
  }
  const changed = mutatedValue(Reflect.get(value, key), random, whole);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
};
