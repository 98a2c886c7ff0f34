// Feeds a reader with mutations of what is valid: nothing it is given may throw, hang or fill the memory.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { propertySeed } from './seed.ts';
import { sizeOf } from './sizes.ts';

export const fuzzInputs = sizeOf('fuzzInputs');

/** Far beyond what any input of a few kilobytes takes on the slowest machine: what takes longer hangs. */
const longest = 20_000;
const mostMegabytes = 1_024;
const enoughFaults = 5;

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

const shown = (input: unknown): string =>
  (typeof input === 'string' ? input : (JSON.stringify(input) ?? String(input))).slice(0, 400);

type Fuzz<T> = {
  readonly valid: readonly T[];
  readonly mutate: (valid: T, random: Random) => T;
  /** Reads it; what it finds odd about the answer it throws. */
  readonly attack: (input: T) => unknown;
  readonly inputs?: number;
};

const said = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What went wrong, each with the number of its input: the seed and the number give the input again. */
export const faultsOf = async <T>({
  valid,
  mutate,
  attack,
  inputs = fuzzInputs,
}: Fuzz<T>): Promise<readonly string[]> => {
  const faults: string[] = [];
  const before = megabytes();
  for (let i = 0; i < inputs && faults.length < enoughFaults; i++) {
    const random = randomFrom(seedOf(propertySeed, i));
    const input = mutate(random.pick(valid), random);
    const started = performance.now();
    const told = (what: string): void => {
      faults.push(`seed ${propertySeed}, input ${i}: ${what}\n${shown(input)}`);
    };
    try {
      await attack(input);
    } catch (error) {
      told(said(error));
    }
    if (performance.now() - started > longest) told('it hangs');
    if (megabytes() - before > mostMegabytes) told('it fills the memory');
  }
  return faults;
};
