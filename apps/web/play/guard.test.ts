// Whether a press was meant: the control that brought a step must wait until the step could be seen, another control hardly at all.
import { describe, expect, it } from 'vitest';
import { isMeant, isSameTap } from './guard.ts';

const wait = 650;

describe('a second press', () => {
  it.each([100, 200, 300, 400, 500, 600])(
    'of the same control %i ms after its step came in sight is a double tap',
    (ms) => {
      expect(isMeant({ since: 1000, by: 'next' }, 'next', 1000 + ms, wait)).toBe(false);
      expect(isMeant({ since: 1000, by: 'seat' }, 'seat', 1000 + ms, wait)).toBe(false);
    },
  );

  it('after that is meant', () => {
    expect(isMeant({ since: 1000, by: 'next' }, 'next', 1000 + wait, wait)).toBe(true);
  });

  it('of another control is meant as soon as an eye can have led the finger there', () => {
    expect(isMeant({ since: 1000, by: 'next' }, 'seat', 1100, wait)).toBe(false);
    expect(isMeant({ since: 1000, by: 'next' }, 'seat', 1250, wait)).toBe(true);
    expect(isMeant({ since: 1000, by: 'seat' }, 'next', 1250, wait)).toBe(true);
  });

  it('of the large button is not held up at a ballot, where the hands were entered in between', () => {
    expect(isMeant({ since: 1000, by: null }, 'next', 1250, wait)).toBe(true);
  });

  it('before the step is painted is never meant', () => {
    expect(isMeant({ since: Number.POSITIVE_INFINITY, by: null }, 'next', 9e9, wait)).toBe(false);
  });
});

describe('a second tap in the place of the first', () => {
  const first = { x: 100, y: 700, at: 1000 };

  it('is the same finger’s until what the first did could be seen, a finger’s width around', () => {
    for (const gap of [60, 150, 400, 600])
      expect(isSameTap(first, { x: 112, y: 690, at: 1000 + gap }, wait)).toBe(true);
    expect(isSameTap(first, { ...first, at: 1000 + wait }, wait)).toBe(false);
    expect(isSameTap(first, { x: 145, y: 700, at: 1060 }, wait)).toBe(false);
  });

  it('is one before it is painted, and never for whoever waits for nothing', () => {
    const unseen = { ...first, at: Number.POSITIVE_INFINITY };
    expect(isSameTap(unseen, { ...first, at: 9e9 }, wait)).toBe(true);
    expect(isSameTap(unseen, { ...first, at: 9e9 }, 0)).toBe(false);
  });
});
