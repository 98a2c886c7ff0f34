// The pace of a real demo: it waits for its moment, lets others be served, and stops waiting when it ends.
import { expect, it } from 'vitest';
import { realPace } from './pace.ts';

it('a moment that has passed is not waited for, and none is after the end', async () => {
  const pace = realPace();
  await pace.until(pace.now() - 1);
  const waiting = pace.until(pace.now() + 24 * 3_600_000);
  pace.end();
  await waiting;
  await pace.until(pace.now() + 24 * 3_600_000);
});

it('a breath lets whoever waits for the server be answered', async () => {
  let served = false;
  setImmediate(() => {
    served = true;
  });
  await realPace().breathe();
  expect(served).toBe(true);
});
