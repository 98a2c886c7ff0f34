// What was kept is read for whatever is right in it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptFields, keptList, orUsual } from './kept.ts';
import { flag, oneOf, read, shape, text, whole } from './reading.ts';

const usual = { lang: 'en' as 'en' | 'ru', loud: true, count: 3 };
const kept = keptFields({ lang: oneOf(['en', 'ru']), loud: flag, count: whole(0, 9) }, usual);

it.each([
  [
    { lang: 'ru', loud: false, count: 9 },
    { lang: 'ru', loud: false, count: 9 },
  ],
  [
    { lang: 'de', loud: false },
    { lang: 'en', loud: false, count: 3 },
  ],
  [{ count: 10, loud: 'no', more: 1 }, usual],
  [{ toString: 1, lang: ['ru'] }, usual],
  ['ru', usual],
  [null, usual],
  [[], usual],
])('a field that does not fit is as usual, the others stand: %j', (value, expected) => {
  expect(read(kept, value)).toEqual(expected);
});

it('of a list what does not fit is left out', () => {
  const list = keptList(shape({ id: text }));
  expect(read(list, [{ id: 'a' }, { id: 1 }, null, { id: 'b', x: 1 }, { id: 'c' }])).toEqual([
    { id: 'a' },
    { id: 'c' },
  ]);
  expect(read(list, 'a')).toEqual([]);
});

it('over any JSON nothing is refused and nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(kept.read(value, ''))).toEqual(Object.keys(usual));
      expect(Array.isArray(keptList(text).read(value, ''))).toBe(true);
      expect(typeof orUsual(text, '').read(value, '')).toBe('string');
    }),
  );
});
