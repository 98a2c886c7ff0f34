import { describe, expect, it } from 'vitest';
import { decodeText, sizeLimit } from './game-file.ts';

const bytes = (...parts: (string | number)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('the bytes of a game file', () => {
  it('are UTF-8, with or without a byte order mark', () => {
    expect(decodeText(bytes('день'))).toBe('день');
    expect(decodeText(bytes('\uFEFFдень'))).toBe('день');
  });

  it.each([
    ['a byte that begins nothing', bytes('a\nдень', 0xff), { line: 2, column: 5 }],
    [
      'the first of a broken sequence, not the byte after it',
      bytes('[event "', 0xcf, 0xf0),
      { line: 1, column: 9 },
    ],
    ['a sequence cut off at the end', bytes('ab\n', 0xe2, 0x82), { line: 2, column: 1 }],
    [
      'after replacement characters of the file itself',
      bytes('\uFFFDa\uFFFDb', 0x80),
      { line: 1, column: 5 },
    ],
    ['after a byte order mark', bytes('\uFEFFa', 0x80), { line: 1, column: 2 }],
    ['half of a surrogate pair', bytes('a', 0xed, 0xa0, 0x80), { line: 1, column: 2 }],
    ['UTF-16', bytes(0xff, 0xfe, 'a', 0), { line: 1, column: 1 }],
  ])('that are not UTF-8 are told by place: %s', (_, text, place) => {
    expect(decodeText(text)).toEqual({ ...place, code: 'file-not-utf8' });
  });

  it('with zeros among them are binary', () => {
    expect(decodeText(bytes(0x7f, 'ELF', 0, 0xff))).toEqual({ line: 1, column: 6, code: 'file-binary' });
  });

  it('are at most 4 MB', () => {
    expect(decodeText(Buffer.alloc(sizeLimit, '#'))).toHaveLength(sizeLimit);
    expect(decodeText(Buffer.alloc(sizeLimit + 1, '#'))).toEqual({
      line: 1,
      column: 1,
      code: 'file-too-large',
    });
  });
});
