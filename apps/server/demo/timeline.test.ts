// Lines fall when their rulebook says: each step has its time, shared by the lines within it.

import { isRefusal } from '@omerta/base/refusal.ts';
import { commandsOf, deal } from '@omerta/office/testing/lines.ts';
import { cardsFrom } from '@omerta/rules/game/cards.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const book = rulebook('fsm-2024');

const timed = (...lines: readonly string[]) => {
  let state = initialState(cardsFrom([null, ...deal]));
  const before = commandsOf(lines).map((command) => {
    const line = { command, before: state };
    const done = perform(book, state, command);
    if (isRefusal(done)) throw new Error(done.code);
    state = done.state;
    return line;
  });
  return timelineOf(book, before, state).map(({ seconds, clock }) => [seconds, clock]);
};

it('[fsm-2024 4.3.1] a speech lasts its minute, and the clock that the line before it starts runs as long', () => {
  const opening = timed('night 1', 'next', 'next', 'next', 'day 1', 'nominate 1 2', 'speech 2');
  expect(opening.slice(4)).toEqual([
    [5, 60],
    [60, 60],
    [60, 60],
  ]);
});

it('a foul within a speech shares its minute and leaves the clock alone', () => {
  const day = timed('night 1', 'next', 'next', 'next', 'day 1', 'foul 3', 'foul 4', 'nominate 1 2', 'next');
  expect(day.slice(5)).toEqual([
    [20, undefined],
    [20, undefined],
    [20, 60],
    [60, 60],
  ]);
});

it('a vote has its second and a half, a last word its minute, a check its ten seconds', () => {
  const lines = timed(
    ...['night 1', 'day 1', 'nominate 1 2', 'nominate 3 7', 'vote 2: 1', 'vote 7: *', 'last 7'],
    ...['night 2', 'shots: 2>4 6>4 9>4', 'don: 4', 'sheriff: 2', 'best: 2 6 1', 'day 2'],
  );
  expect(lines.slice(4)).toEqual([
    [60, null],
    [1.5, 60],
    [60, null],
    [5, null],
    [5, 10],
    [10, 10],
    [10, 20],
    [20, null],
    [5, 60],
  ]);
});
