// Whether a press was meant: the control that brought a step must wait until the step could be seen, another control hardly at all.
import { describe, expect, it } from 'vitest';
import { isMeant } from './guard.ts';

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
