// What each descriptor takes, what it says of the rest (where, what stood there, what belongs there), and the
// schema it is.
import { describe, expect, it } from 'vitest';
import {
  type Descriptor,
  either,
  flag,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  orElse,
  orNull,
  read as readAs,
  shape,
  tagged,
  text,
  whole,
} from './reading.ts';
import { keyPath, shown } from './unfit.ts';
import { amount, format, name, points, positive } from './values.ts';

const read = (descriptor: Descriptor<unknown>, value: unknown): unknown => readAs(descriptor, value, 'a');

describe('a value of the wrong kind is shown beside its place', () => {
  it.each<
    readonly [title: string, descriptor: Descriptor<unknown>, value: unknown, code: string, found: string]
  >([
    ['an object', object, [1], 'type/object', '[1]'],
    ['an object', object, null, 'type/object', 'null'],
    ['a list', listOf(text), 'x', 'type/list', '"x"'],
    ['a text', text, 5, 'type/text', '5'],
    ['a name', name, ' ', 'type/text', '" "'],
    ['yes or no', flag, 0, 'type/flag', '0'],
    ['a number', whole(1, 3), 1.5, 'type/number', '1.5'],
    ['points', points, 'x', 'value/decimal', '"x"'],
    ['points above zero', positive, '0', 'value/positive', '"0"'],
    ['points above zero', positive, '-1', 'value/positive', '"-1"'],
    ['points not below zero', amount, '-0', 'value/positive', '"-0"'],
  ])('%s: %#', (_, descriptor, value, code, found) => {
    expect(read(descriptor, value)).toEqual({ path: 'a', code, found });
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

describe('one of several shapes', () => {
  const hands = tagged('kind', { rest: {}, counted: { count: whole(0, 10) } }, { note: optional(text) });

  it('is read by its key, with what all of them may carry', () => {
    expect(read(hands, { kind: 'rest' })).toEqual({ kind: 'rest' });
    expect(read(hands, { note: 'x', count: 3, kind: 'counted' })).toEqual({
      kind: 'counted',
      count: 3,
      note: 'x',
    });
  });

  it.each([
    [{}, 'a.kind', 'value/unlisted'],
    [{ kind: 'toString' }, 'a.kind', 'value/unlisted'],
    [{ kind: 'rest', count: 3 }, 'a.count', 'key/unknown'],
    [{ kind: 'counted' }, 'a.count', 'key/missing'],
    [[], 'a', 'type/object'],
  ])('is refused with its place: %j', (value, path, code) => {
    expect(read(hands, value)).toMatchObject({ path, code });
  });

  it('of two forms, the first says what is wrong', () => {
    const seatOrWord = either(oneOf(['all']), whole(1, 10));
    expect(['all', 3].map((value) => read(seatOrWord, value))).toEqual(['all', 3]);
    expect(read(seatOrWord, 11)).toMatchObject({ code: 'value/unlisted' });
  });
});

describe('a schema', () => {
  it('names every key, which are needed, and that there are no others', () => {
    expect(shape({ x: text, y: orElse(whole(0), 7), z: optional(orNull(flag)) }).schema).toEqual({
      type: 'object',
      properties: {
        x: { type: 'string' },
        y: { type: 'integer', minimum: 0 },
        z: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      },
      required: ['x'],
      additionalProperties: false,
    });
    expect(listOf(whole(1, 3)).schema).toEqual({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 3 },
    });
  });

  it.each(['0.4', '-1', '12.25', '.5', '1.', '+1', '1e3', '1/3', '', '0x1', '-0', '0', '1234567890'])(
    'of points is what is read as points: %s',
    (value) => {
      for (const descriptor of [points, amount, positive]) {
        const like = new RegExp(String(descriptor.schema['pattern']));
        expect(like.test(value)).toBe(
          typeof read(descriptor, value) === 'string' ||
            Object.hasOwn(Object(read(descriptor, value)), 'over'),
        );
      }
    },
  );
});
