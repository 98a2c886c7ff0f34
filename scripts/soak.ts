// The long run: 20,000 games of each rulebook from a new seed each time unless one is given, then 1,000 kills of writers on each durable home.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bringNeeds } from './needs.ts';

const root = join(import.meta.dirname, '..');
const [games = '20000', seed = String(Date.now() % 1_000_000_000), kills = '1000'] = process.argv.slice(2);
const problem = bringNeeds(['browser']);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
process.stdout.write(`${games} games of each rulebook, ${kills} kills, seed ${seed} (npm run soak -- GAMES SEED KILLS repeats a run)\n`);
const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'packages/testkit/properties', 'packages/store/kill'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, OMERTA_PROPERTY_GAMES: games, OMERTA_PROPERTY_SEED: seed, OMERTA_KILLS: kills },
});
process.exitCode = done.status ?? 1;
