// The machine's own Firefox, for what only its engine can prove.
import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type BrowserContext, firefox } from 'playwright-core';
import { startTime } from '../webdriver/within.ts';
import { onPath } from './on-path.ts';

export const findFirefox = (): string | undefined => onPath(['firefox-esr', 'firefox']);

/** An older one does not know all that its driver says to it: the long-supported Firefox before, 140, saves no file for it. */
export const oldestDriven = 153;

export const canDriveFirefox = (): boolean => {
  const program = findFirefox();
  const said = program ? spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout : '';
  return Number(/Firefox (\d+)/.exec(said ?? '')?.[1]) >= oldestDriven;
};

type Options = NonNullable<Parameters<typeof firefox.launchPersistentContext>[1]>;

/** It, with all that it stores in the folder. */
export const openFirefox = (folder: string, options: Options): Promise<BrowserContext> => {
  if (!findFirefox())
    throw new Error(
      'No Firefox on the path: `npm test` brings it, `npm test -- --without firefox` does without.',
    );
  return firefox.launchPersistentContext(folder, {
    ...options,
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox-relay.ts'),
    // The relay runs in the Node of this process, whatever the machine's own is.
    env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` },
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    timeout: startTime,
  });
};

/** Dies from one moment to the next: whose folder it is, its lock says. */
export const killFirefox = (folder: string): void => {
  const [, pid] = /\+(\d+)$/.exec(readlinkSync(join(folder, 'lock'))) ?? [];
  process.kill(Number(pid), 'SIGKILL');
};
