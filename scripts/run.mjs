// The one door of `npm start`, `npm test` and their like: sets the checkout up, then runs the task with the right Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

const tasks = {
  start: ['apps/server/main.ts'],
  dev: ['apps/web/dev.ts'],
  test: ['scripts/test.ts'],
  watch: ['node_modules/vitest/vitest.mjs', 'watch'],
  check: ['scripts/test.ts', '--checks-only'],
  changed: ['scripts/changed.ts'],
  soak: ['scripts/soak.ts'],
  bench: ['bench/main.ts'],
  screenshots: ['apps/web/e2e/screenshots.ts'],
  seatings: ['scripts/seatings.ts'],
  likelihoods: ['scripts/likelihoods.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  'clause-index': ['scripts/clause-index.ts'],
  'test-index': ['scripts/write-test-index.ts'],
  rights: ['scripts/rights.ts'],
  'scenario-index': ['scripts/scenario-index.ts'],
  icons: ['scripts/icons.ts'],
  mutation: ['scripts/mutation/main.ts'],
  measure: ['scripts/measure.ts'],
};

const [task = 'start', ...rest] = process.argv.slice(2);
const command = tasks[task];
if (!command) {
  process.stderr.write(`No such task: ${task}. There are: ${Object.keys(tasks).join(', ')}.\n`);
  process.exit(2);
}
const node = setUp();
const [file, ...args] = command;
const running = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, file), ...args, ...rest], {
  cwd: root,
  stdio: 'inherit',
  // What was read and compiled once is not again: a server starts in half the time, and so does everything that it starts.
  env: { NODE_COMPILE_CACHE: join(root, '.setup/compile-cache'), ...process.env },
});
// Whoever stops this stops the task, and is told how it ended. At a terminal the task has heard Ctrl+C itself: one that
// counts its signals must not hear it twice.
process.on('SIGTERM', () => running.kill('SIGTERM'));
process.on('SIGINT', () => void (task === 'start' && running.kill('SIGINT')));
// Whoever started this may be ended without a word, as npm is: then nobody would be left to stop the task.
const starter = process.ppid;
setInterval(() => process.ppid === starter || running.kill('SIGTERM'), 250).unref();
running.on('error', () => process.exit(1));
running.on('exit', (status) => process.exit(status ?? 1));
