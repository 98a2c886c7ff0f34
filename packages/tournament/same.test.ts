import { describe, expect, it } from 'vitest';
import { isSameValue } from './same.ts';

describe('the same value', () => {
  it('whatever the order of its keys', () => {
    expect(
      isSameValue(
        { seat: 3, by: 'chief', at: [1, { b: null, a: '' }] },
        { at: [1, { a: '', b: null }], by: 'chief', seat: 3 },
      ),
    ).toBe(true);
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ 0: 1 }, [1]],
    [null, {}],
    ['1', 1],
  ])('but not %j and %j', (one, other) => {
    expect(isSameValue(one, other)).toBe(false);
  });
});
