// Failures in a minute: none slips through, none is forgotten early, and no crowd of keys fills the memory.
import { expect, it } from 'vitest';
import { attemptsBy, isTurned } from './attempts.ts';

const clock = () => {
  let now = 1_000_000;
  const pass = (seconds: number): void => {
    now += seconds * 1000;
  };
  return { now: () => new Date(now), pass };
};

const failing = async (): Promise<object | null> => null;
const working = async (): Promise<object | null> => ({});

it('a limit is reached by failures alone, and lasts until the first of them is a minute old', async () => {
  const { now, pass } = clock();
  const { attempt } = attemptsBy(now);
  const limits = [{ key: 'a', most: 3 }];
  for (let i = 0; i < 20; i++) expect(await attempt(limits, working)).toEqual({});
  for (let i = 0; i < 3; i++) {
    expect(await attempt(limits, failing)).toBeNull();
    pass(10);
  }
  expect(await attempt(limits, working)).toEqual({ wait: 30 });
  pass(29.5);
  expect(await attempt(limits, working)).toEqual({ wait: 1 });
  pass(0.5);
  expect(await attempt(limits, failing)).toBeNull();
  expect(await attempt(limits, working)).toEqual({ wait: 10 });
});

it('an attempt that is turned away is not looked at and not counted', async () => {
  const { now, pass } = clock();
  const { attempt } = attemptsBy(now);
  const limits = [{ key: 'a', most: 1 }];
  await attempt(limits, failing);
  let looked = 0;
  for (let i = 0; i < 5; i++) {
    pass(5);
    const answer = await attempt(limits, async () => {
      looked += 1;
      return null;
    });
    expect(isTurned(answer)).toBe(true);
  }
  expect(looked).toBe(0);
  pass(35);
  expect(await attempt(limits, working)).toEqual({});
});

it('work that throws is no failure, and nobody waits for it for ever', async () => {
  const { attempt } = attemptsBy(clock().now);
  const limits = [{ key: 'a', most: 1 }];
  const thrown = attempt(limits, async () => {
    throw new Error('store');
  });
  const next = attempt(limits, working);
  await expect(thrown).rejects.toThrow('store');
  expect(await next).toEqual({});
});

it('the oldest keys are forgotten before the memory is full', async () => {
  const { attempt } = attemptsBy(clock().now);
  for (let i = 0; i <= 20_000; i++) await attempt([{ key: `k${i}`, most: 1 }], failing);
  expect(await attempt([{ key: 'k20000', most: 1 }], working)).toEqual({ wait: 60 });
  expect(await attempt([{ key: 'k0', most: 1 }], working)).toEqual({});
});
