// The long run: every random test, 20,000 games of each rulebook and 3,000 tournaments from a new seed each
// time unless one is given, 1,000 kills of writers on each durable home, 10,000 images of a crashed disk and
// every call to it failing in turn, a million mutated inputs for every reader of a file (OMERTA_FUZZ_INPUTS
// sets another number), and through the screen a game for every device, hand and language in every rulebook,
// 2,000 corrected games and 5,000 that go back and forth at random; 200 halls of 200 operations on one table. Of the
// server: 1,000 kills on each home, 10,000 pairs of games that nobody may tell apart, and as many mutated requests and
// frames as every reader gets; ten people play a whole game with voice.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringNeeds } from './needs.ts';
import { included } from './test-files.ts';

const root = join(import.meta.dirname, '..');
const [games = '20000', seed = String(Date.now() % 1_000_000_000), kills = '1000', tournaments = '3000'] =
  process.argv.slice(2);
const problem = bringNeeds([]);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
process.stdout.write(
  `${games} games of each rulebook, ${kills} kills, ${tournaments} tournaments, seed ${seed} (npm run soak -- GAMES SEED KILLS TOURNAMENTS repeats a run)\n`,
);
/** Every test run draws the same: this is where other draws are tried. */
const drawing = globSync(included, { cwd: root }).filter((file) =>
  /from '(fast-check|@omerta\/testkit\/properties\/fuzz\.ts)'/.test(readFileSync(join(root, file), 'utf8')),
);
const long = [
  ...drawing,
  'packages/testkit/properties',
  'packages/office/properties',
  'packages/store/',
  'apps/server/kill',
  'apps/server/live/secrecy.property.test.ts',
  'apps/web/session/correct.test.ts',
  'apps/web/session/history.property.test.ts',
  'apps/web/e2e',
];
const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...long], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    OMERTA_PROPERTY_GAMES: games,
    OMERTA_PROPERTY_SEED: seed,
    OMERTA_FUZZ_INPUTS: process.env['OMERTA_FUZZ_INPUTS'] ?? '1000000',
    OMERTA_KILLS: kills,
    OMERTA_TOURNAMENTS: tournaments,
    OMERTA_CRASHES: '10000',
    OMERTA_SCREENS: 'all',
    OMERTA_VOICE_GAME: 'whole',
    OMERTA_CORRECTED_GAMES: '2000',
    OMERTA_UNDONE_GAMES: '5000',
    OMERTA_SECRECY_PAIRS: '10000',
    OMERTA_ROOMS: '2000',
    OMERTA_ROOM_PAIRS: '200',
    OMERTA_SYNC_RUNS: '200',
    OMERTA_SYNC_OPERATIONS: '200',
  },
});
process.exitCode = done.status ?? 1;
