// The long run of the property tests: 20,000 games of each rulebook, from a new seed each time unless one is given.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [games = '20000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
process.stdout.write(`${games} games of each rulebook, seed ${seed} (npm run soak -- GAMES SEED repeats a run)\n`);
const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'packages/testkit/properties'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, OMERTA_PROPERTY_GAMES: games, OMERTA_PROPERTY_SEED: seed },
});
process.exitCode = done.status ?? 1;
