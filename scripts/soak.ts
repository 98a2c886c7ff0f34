// The long run: everything that `npm test` does small, as large as `packages/testkit/properties/sizes.ts` says, drawn from a new seed.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoop, sizes } from '@omerta/testkit/properties/sizes.ts';
import { importGraph, reaching } from './import-graph.ts';
import { bringNeeds } from './needs.ts';
import { included } from './test-files.ts';
import { giveUp } from './verdict.ts';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
/** `name=number`: a loop of another size, or the seed of an earlier run. */
const wrong = args.find(
  (arg) => !/^\w+=\d+$/.test(arg) || !['seed', ...Object.keys(sizes)].includes(arg.split('=')[0] ?? ''),
);
if (wrong !== undefined)
  giveUp(
    `${wrong}: give a size as NAME=NUMBER or a seed as seed=NUMBER; the names: ${Object.keys(sizes).join(', ')}.`,
  );
const seed = args.find((arg) => arg.startsWith('seed='))?.slice(5) ?? String(Date.now() % 1_000_000_000);
const problem = await bringNeeds();
if (problem !== undefined) giveUp(problem);
process.stdout.write(
  `Seed ${seed}: npm run soak -- ${[...args.filter((arg) => !arg.startsWith('seed=')), `seed=${seed}`].join(' ')} repeats this run.\n`,
);

/** What has a size or a tier, and what draws: every ordinary run draws the same. */
const sized = reaching(importGraph(), ['packages/testkit/properties/sizes.ts']);
const draws = (file: string): boolean => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");
const isLong = (file: string): boolean => sized.has(file) || file.includes('.soak.') || draws(file);
const long = globSync(included, { cwd: root }).filter((file) => !file.startsWith('scripts/') && isLong(file));
const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...long], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    OMERTA_TIER: 'soak',
    OMERTA_PROPERTY_SEED: seed,
    OMERTA_SIZES: args.filter((arg) => isLoop(arg.split('=')[0] ?? '')).join(' '),
  },
});
process.exitCode = done.status ?? 1;
