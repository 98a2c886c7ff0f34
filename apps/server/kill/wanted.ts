// How many kills a run asks for: 50 in every test run, OMERTA_KILLS in a soak.
import { randomFrom } from '@omerta/base/random.ts';

export const kills = Number(process.env['OMERTA_KILLS'] ?? 50);
export const random = randomFrom(Number(process.env['OMERTA_PROPERTY_SEED'] ?? 1));
/** A guard against standing still, not a measure: a busy machine takes ten seconds for a round. */
export const timeout = 120_000 + kills * 15_000;

/** The slowest start of a run: what a hall waits for. It is told, and no reason to fail. */
export const toldStarts = (home: string, starts: readonly number[]): void => {
  const [slowest] = starts.toSorted((a, b) => b - a);
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)];
  process.stdout.write(
    `${home}: ${starts.length} starts, ${middle} ms in the middle, ${slowest} ms at most\n`,
  );
};
