// A bound on how long a program of the machine may take to start: after it whoever waits is told which one did not.
import { setTimeout } from 'node:timers/promises';

/** A busy machine with cold disks takes tens of seconds. */
export const startTime = 120_000;

/** Asks again and again until there is an answer. */
export const within = async <T>(
  what: string,
  milliseconds: number,
  ask: () => Promise<T | undefined>,
): Promise<T> => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(20);
  }
  throw new Error(`${what}: not within ${milliseconds / 1_000} s`);
};
