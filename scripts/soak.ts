// The long run: 20,000 games of each rulebook and 3,000 tournaments from a new seed each time unless one is given, then 1,000 kills of writers
// on each durable home.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bringNeeds } from './needs.ts';

const root = join(import.meta.dirname, '..');
const [games = '20000', seed = String(Date.now() % 1_000_000_000), kills = '1000', tournaments = '3000'] = process.argv.slice(2);
const problem = bringNeeds(['browser']);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
process.stdout.write(
  `${games} games of each rulebook, ${kills} kills, ${tournaments} tournaments, seed ${seed} (npm run soak -- GAMES SEED KILLS TOURNAMENTS repeats a run)\n`,
);
const done = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/testkit/properties', 'packages/office/properties', 'packages/store/kill'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, OMERTA_PROPERTY_GAMES: games, OMERTA_PROPERTY_SEED: seed, OMERTA_KILLS: kills, OMERTA_TOURNAMENTS: tournaments },
  },
);
process.exitCode = done.status ?? 1;
