// What the tests need beside Node (PostgreSQL, three engines of browsers, coturn, curl, poppler, LibreOffice): found, installed, or left out on request.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@omerta/testkit/machine/chromium.ts';
import { findCoturn } from '@omerta/testkit/machine/coturn.ts';
import { canDriveFirefox, oldestDriven } from '@omerta/testkit/machine/firefox.ts';
import { onPath } from '@omerta/testkit/machine/on-path.ts';
import { hasPoppler } from '@omerta/testkit/machine/poppler.ts';
import { hasPostgres } from '@omerta/testkit/machine/postgres.ts';
import { findWebkit } from '@omerta/testkit/machine/webkit.ts';

const needs = {
  postgres: { title: 'PostgreSQL', found: hasPostgres, tests: 'the tests on PostgreSQL' },
  browser: { title: 'Chromium', found: () => findChromium() !== undefined, tests: 'the tests in a browser' },
  webkit: { title: 'WebKitGTK', found: () => findWebkit() !== undefined, tests: 'the tests in WebKit' },
  firefox: { title: `Firefox ${oldestDriven}`, found: canDriveFirefox, tests: 'the tests in Firefox' },
  coturn: { title: 'coturn', found: () => findCoturn() !== undefined, tests: 'the tests with a relay' },
  curl: { title: 'curl', found: () => onPath(['curl']) !== undefined, tests: 'the tests with curl' },
  poppler: { title: 'poppler', found: hasPoppler, tests: 'the tests that read PDFs' },
  libreoffice: {
    title: 'LibreOffice',
    found: () => onPath(['soffice']) !== undefined,
    tests: 'the tests with LibreOffice',
  },
} as const;
export type TestNeed = keyof typeof needs;
const needNames: readonly TestNeed[] = [
  'postgres',
  'browser',
  'webkit',
  'firefox',
  'coturn',
  'curl',
  'poppler',
  'libreoffice',
];
const isNeed = (name: string): name is TestNeed => needNames.some((need) => need === name);

type Packages = Readonly<Record<TestNeed, readonly string[]>>;
const common: Packages = {
  postgres: ['postgresql'],
  browser: ['chromium'],
  webkit: ['webkit2gtk-4.1', 'xvfb'],
  firefox: ['firefox'],
  coturn: ['coturn'],
  curl: ['curl'],
  poppler: ['poppler-utils'],
  libreoffice: ['libreoffice'],
};
/** Without its windows, and of the office only what opens tables: 80 MB instead of 400. */
const debian: Packages = {
  ...common,
  browser: ['chromium-headless-shell'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  firefox: ['firefox-esr'],
  libreoffice: ['libreoffice-calc-nogui'],
};

const installers: readonly (readonly [program: string, command: string, packages: Packages])[] = [
  ['apt-get', 'sudo apt-get install -y', debian],
  ['dnf', 'sudo dnf install -y', { ...common, postgres: ['postgresql-server'] }],
  ['pacman', 'sudo pacman -S --noconfirm', { ...common, webkit: ['webkit2gtk-4.1', 'xorg-server-xvfb'] }],
  ['apk', 'sudo apk add', common],
  ['brew', 'brew install', common],
];

/** What the test files need: they are named by it. */
export const needsOf = (files: readonly string[]): readonly TestNeed[] =>
  needNames.filter((need) => files.some((file) => /\.test\.ts$/.test(file) && file.includes(`.${need}.`)));

/** What is wrong with what a task was told, in a sentence. */
export type TaskRefusal = { readonly code: 'usage'; readonly sentence: string };

/** The names after `--without`, or the sentence that says what is wrong with them. */
export const readWithout = (args: readonly string[]): readonly TestNeed[] | TaskRefusal => {
  const at = args.indexOf('--without');
  if (at < 0) return [];
  const names = (args[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = names.find((name) => !isNeed(name));
  if (names.length > 0 && unknown === undefined) return names.filter(isNeed);
  return {
    code: 'usage',
    sentence: `--without takes ${needNames.join(', ')} or several with commas between them${unknown ? `, not ${unknown}` : ''}.`,
  };
};

/** What was left out, for the last lines of a run. */
export const leftOut = (without: readonly TestNeed[]): string =>
  without.map((need) => `Left out: ${needs[need].tests} (--without ${need}).\n`).join('');

const canInstall = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;

const aptGet = (...args: readonly string[]): Promise<boolean> =>
  new Promise((done) => {
    const running = spawn('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    running.on('error', () => done(false));
    running.on('exit', (status) => done(status === 0));
  });

const install = async (missing: readonly TestNeed[]): Promise<void> => {
  const packages = missing.flatMap((need) => debian[need]);
  const wanted = ['install', '-y', '--no-install-recommends', ...packages];
  process.stdout.write(
    `The tests need ${packages.join(' and ')}: installing with apt-get (a minute or two)...\n`,
  );
  // The lists of a fresh machine may be missing, or so old that they name an older browser.
  await aptGet('update');
  const done = await aptGet(...wanted);
  process.stdout.write(done ? 'Installed.\n' : 'apt-get did not manage it.\n');
};

/** The one command that would install them here; `has` says whether a program is on the path. */
export const installAdvice = (missing: readonly TestNeed[], has: (program: string) => boolean): string => {
  const titles = missing.map((need) => needs[need].title).join(' and ');
  const found = installers.find(([program]) => has(program));
  const command = found
    ? `${found[1]} ${missing.flatMap((need) => found[2][need]).join(' ')}`
    : `(put ${titles} on the path)`;
  return `The tests need ${titles}, not found here. Install with:\n  ${command}\nor leave their tests out: npm test -- --without ${missing.join(',')}`;
};

/** Installs what is missing where it may; returns what to do where something stays missing. */
export const bringNeeds = async (wanted: readonly TestNeed[] = needNames): Promise<string | undefined> => {
  const missing = (): TestNeed[] => wanted.filter((need) => !needs[need].found());
  if (missing().length > 0 && canInstall()) await install(missing());
  const still = missing();
  return still.length === 0 ? undefined : installAdvice(still, (program) => onPath([program]) !== undefined);
};
