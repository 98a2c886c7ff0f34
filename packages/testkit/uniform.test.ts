// Random play reproduces its exact probabilities: a mistake in the win test or in who is out would move them.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { blackShare, blackWins } from './uniform.ts';

const games = 100_000;

describe('random play, 10 players, 3 black', () => {
  it.each([
    ['nobody leaves on day 1', false, 31 / 35],
    ['somebody leaves on day 1', true, 149 / 160],
  ] as const)('[fsm-2024 1.4] black wins as often as the exact chance says when %s', (_, dayOne, exact) => {
    expect(blackWins(10, 3, dayOne ? 'day' : 'night')).toBeCloseTo(exact, 12);
    const standardError = Math.sqrt((exact * (1 - exact)) / games);
    expect(Math.abs(blackShare(rulebook('fsm-2024'), games, 11, dayOne) - exact)).toBeLessThan(
      3 * standardError,
    );
  });
});
