// What each reader of JSON takes, and what it says of the rest: where, what stood there and what belongs there.
import { describe, expect, it } from 'vitest';
import {
  flag,
  format,
  keyPath,
  list,
  mapOf,
  name,
  object,
  oneOf,
  orElse,
  orNull,
  points,
  positive,
  type Read,
  reading,
  shape,
  shown,
  text,
  whole,
} from './json-reader.ts';

const read = <T>(reader: Read<T>, value: unknown): unknown => reading(() => reader(value, 'a'));

describe('a value of the wrong kind is shown beside its place', () => {
  it.each<readonly [title: string, reader: Read<unknown>, value: unknown, code: string, found: string]>([
    ['an object', object, [1], 'type/object', '[1]'],
    ['an object', object, null, 'type/object', 'null'],
    ['a list', list(text), 'x', 'type/list', '"x"'],
    ['a text', text, 5, 'type/text', '5'],
    ['a name', name, ' ', 'type/text', '" "'],
    ['yes or no', flag, 0, 'type/flag', '0'],
    ['a number', whole(1, 3), 1.5, 'type/number', '1.5'],
    ['points', points, 'x', 'value/decimal', '"x"'],
    ['points above zero', positive, '0', 'value/positive', '"0"'],
  ])('%s: %#', (_, reader, value, code, found) => {
    expect(read(reader, value)).toEqual({ path: 'a', code, found });
  });

  it('a long one is cut after forty characters', () => {
    expect(shown('x'.repeat(38))).toBe(`"${'x'.repeat(38)}"`);
    expect(shown('x'.repeat(39))).toBe(`"${'x'.repeat(39)}…`);
  });
});

describe('a value outside its limits is told with them', () => {
  it('a whole number from the least to the most', () => {
    expect([1, 3].map((value) => read(whole(1, 3), value))).toEqual([1, 3]);
    for (const value of [0, 4]) {
      expect(read(whole(1, 3), value)).toEqual({
        path: 'a',
        code: 'value/count',
        found: String(value),
        wanted: '1 ... 3',
      });
    }
  });

  it('one of some words, and the format of a file', () => {
    expect(read(oneOf(['red', 'black']), 'red')).toBe('red');
    expect(read(oneOf(['red', 'black']), 'blue')).toEqual({
      path: 'a',
      code: 'value/unlisted',
      found: '"blue"',
      wanted: 'red | black',
    });
    expect(read(format('sheet/1'), 'sheet/2')).toEqual({
      path: 'a',
      code: 'value/format',
      found: '"sheet/2"',
      wanted: 'sheet/1',
    });
  });
});

describe('keys', () => {
  const pair = shape({ x: text, y: orElse(whole(0), 7) });

  it('a missing one is named, one that may be left out is filled in', () => {
    expect(read(pair, { x: 'q' })).toEqual({ x: 'q', y: 7 });
    expect(read(pair, { y: 1 })).toEqual({ path: 'a.x', code: 'key/missing', wanted: 'x' });
  });

  it('an unknown one is told with those there are', () => {
    expect(read(pair, { x: 'q', z: 1 })).toEqual({
      path: 'a.z',
      code: 'key/unknown',
      found: 'z',
      wanted: 'x | y',
    });
  });

  it('any may stand in a map, each value is read at its place', () => {
    expect(read(mapOf(whole(0)), { p: 1, q: 2 })).toEqual({ p: 1, q: 2 });
    expect(read(mapOf(whole(0)), { p: 1, q: 'x' })).toMatchObject({ path: 'a.q', code: 'type/number' });
  });

  it('one that is no plain word is quoted, one at the top stands alone', () => {
    expect([keyPath('a', 'b c'), keyPath('', 'b'), keyPath('a', 'b')]).toEqual(['a["b c"]', 'b', 'a.b']);
  });

  it('null is taken only where it may stand', () => {
    expect(read(orNull(text), null)).toBeNull();
    expect(read(text, null)).toMatchObject({ code: 'type/text' });
  });
});
