// Who has the word, from one picture of a table to the next.
import { expect, it } from 'vitest';
import { wordAfter } from './word.ts';

const speech = (seat: number) => ({ step: 'speech', seat }) as never;
const began = (startedAt: number | null, elapsed = 0) => ({ startedAt, elapsed, duration: 60_000 });
const shown = (...told: readonly Parameters<typeof wordAfter>[1][]) =>
  told.reduce<Parameters<typeof wordAfter>[0]>(wordAfter, null)?.now;

it('a nomination ends no speech: the next one begins with its own clock', () => {
  const third = { now: speech(3), clock: began(1000) };
  const nominated = { now: speech(4), clock: began(1000) };
  expect(shown(third, nominated)).toEqual(speech(3));
  expect(shown(third, nominated, { now: speech(4), clock: began(9000) })).toEqual(speech(4));
});

it('a clock that is stopped and goes on is the same', () => {
  const third = { now: speech(3), clock: began(1000) };
  const stopped = { now: speech(4), clock: began(null, 700) };
  expect(shown(third, stopped)).toEqual(speech(3));
  expect(shown(third, stopped, { now: speech(4), clock: began(5000, 700) })).toEqual(speech(3));
});

it('by night and when the game is over nobody has it, whatever the clock says', () => {
  const third = { now: speech(3), clock: began(1000) };
  expect(shown(third, { now: null, clock: began(1000) })).toBeNull();
});

it('without a clock it is the step that was told', () => {
  expect(shown({ now: speech(3), clock: began(1000) }, { now: speech(4), clock: null })).toEqual(speech(4));
  expect(shown({ now: speech(3), clock: null }, { now: speech(4), clock: began(1000) })).toEqual(speech(4));
});
