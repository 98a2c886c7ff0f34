// The seeds of the random tests: the fixed one of every run, and those that once found a fault.
import kept from './kept-seeds.json' with { type: 'json' };

/** A soak gives another one. */
export const propertySeed = Number(process.env['OMERTA_PROPERTY_SEED'] ?? 20_261_115);

/** Kept by hand from the report of a failing property; `test` is its title without those of its groups. */
type KeptSeed = { readonly file: string; readonly test: string; readonly seed: number };

export const keptSeeds: readonly KeptSeed[] = kept;

/** What one test is run with: the run's seed, then every kept one. */
export const seedsOf = (seeds: readonly KeptSeed[], file: string, test: string): readonly number[] => [
  propertySeed,
  ...seeds.filter((each) => each.file === file && each.test === test).map(({ seed }) => seed),
];

/** A seed whose test was renamed or moved away would be replayed by nobody. */
export const homeless = (
  seeds: readonly KeptSeed[],
  file: string,
  tests: readonly string[],
): readonly KeptSeed[] => seeds.filter((each) => each.file === file && !tests.includes(each.test));
