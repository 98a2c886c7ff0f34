// Cards pressed in a row: each press is a card, but for a finger that shakes.
import { describe, expect, it } from 'vitest';
import { isShaken } from './shaken.ts';

const wait = 650;

describe('one of several buttons in a row', () => {
  const first = { button: 'red', at: 1000 };

  it('pressed twice by a finger that shakes or taps twice is pressed once; twice a second it is meant', () => {
    for (const gap of [60, 150, 250, 350])
      expect(isShaken(first, { button: 'red', at: 1000 + gap }, wait)).toBe(true);
    expect(isShaken(first, { button: 'red', at: 1450 }, wait)).toBe(false);
    expect(isShaken(null, first, wait)).toBe(false);
  });

  it('is another button at once, and every press counts for whoever waits for nothing', () => {
    expect(isShaken(first, { button: 'don', at: 1020 }, wait)).toBe(false);
    expect(isShaken(first, { button: 'red', at: 1020 }, 0)).toBe(false);
  });
});
