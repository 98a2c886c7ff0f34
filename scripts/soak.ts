// The long run: everything that `npm test` does small, as large as `packages/testkit/properties/sizes.ts` says, drawn from a new seed.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoop, sizes } from '@omerta/testkit/properties/sizes.ts';
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

/** Every test run draws the same: this is where other draws are tried, and what has a size or a tier is run at its largest. */
const isLong = (file: string): boolean =>
  /from '(fast-check|@omerta\/testkit\/properties\/(fuzz|seed|sizes)\.ts)'/.test(
    readFileSync(join(root, file), 'utf8'),
  );
const long = [
  ...globSync(included, { cwd: root }).filter(isLong),
  'packages/testkit/properties',
  'packages/office/properties',
  'packages/store/',
  'apps/server/kill',
  'apps/web/e2e',
];
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
