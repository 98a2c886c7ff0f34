// The machine's own WebKitGTK under a screen that nobody sees, for what only Safari's engine can prove.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type PageSize, pageOver, resizerOf } from '../webdriver/page.ts';
import { type DriverSession, isReady, newSession } from '../webdriver/session.ts';
import { startTime, within } from '../webdriver/within.ts';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';

/** The browser that comes with the engine: Debian keeps it off the path, in a folder named by machine and version. */
const findMiniBrowser = (): string | undefined =>
  globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.?/MiniBrowser')[0];

export const findWebkit = () => {
  const [driver, screen, browser] = [onPath(['WebKitWebDriver']), onPath(['Xvfb']), findMiniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : undefined;
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Its toolbar is as wide as a phone unless its letters and gaps are nothing; without animations pages are asked for none. */
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const settled = '[Settings]\ngtk-enable-animations=0\n';

const newHome = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'omerta-webkit-'));
  const config = join(home, '.config/gtk-3.0');
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, 'gtk.css'), narrow);
  writeFileSync(join(config, 'settings.ini'), settled);
  return home;
};

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The processes in which its browser shows pages. */
const pagesOf = ({ pid = 0 }: ChildProcess): readonly number[] =>
  childrenOf(pid)
    .flatMap(childrenOf)
    .filter((each) => readFileSync(`/proc/${each}/comm`, 'utf8').startsWith('WebKitWebProc'));

const sessionAt = async (driver: string, binary: string): Promise<DriverSession> => {
  await within('WebKitWebDriver answers', startTime, async () => (await isReady(driver)) || undefined);
  return newSession(driver, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
};

/** Stopped before its window closes, a page says no goodbye; killed while it has one, it would end the whole session. */
const replaceWindow = async (session: DriverSession, dying: readonly number[]): Promise<void> => {
  const { handle } = (await session.ask('POST', '/window/new', { type: 'window' })) as { handle: string };
  for (const pid of dying) process.kill(pid, 'SIGSTOP');
  await session.ask('DELETE', '/window');
  await session.ask('POST', '/window', { handle });
  for (const pid of dying) process.kill(pid, 'SIGKILL');
};

export type WebkitWindow = {
  readonly page: Page;
  /** The process of the page dies from one moment to the next; a new one in the same storage takes its place. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Webkit = {
  /** A browser of its own with an empty storage, at a page of this size. */
  readonly open: (baseURL: string, size: PageSize) => Promise<WebkitWindow>;
  readonly close: () => Promise<void>;
};

export const startWebkit = async (): Promise<Webkit> => {
  const programs = findWebkit();
  if (!programs)
    throw new Error(
      'No WebKitWebDriver, MiniBrowser or Xvfb here: `npm test` brings them, `npm test -- --without webkit` does without.',
    );
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1440x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  let display = '';
  screen.stdio[3]?.on('data', (bytes) => {
    display += String(bytes);
  });
  const close = async (): Promise<void> => {
    screen.kill();
    await ended(screen);
  };
  await within('Xvfb opens a screen', startTime, async () => display.endsWith('\n') || undefined).catch(
    async (error) => {
      await close();
      throw error;
    },
  );

  const open = async (baseURL: string, size: PageSize): Promise<WebkitWindow> => {
    const [home, port] = [newHome(), await freePort()];
    const driver = spawn(programs.driver, [`--port=${port}`], {
      // A group of its own: with it everything ends that the browser has started.
      detached: true,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], HOME: home, DISPLAY: `:${display.trim()}`, GDK_BACKEND: 'x11' },
    });
    const end = async (): Promise<void> => {
      process.kill(-(driver.pid ?? 0), 'SIGKILL');
      await ended(driver);
      rmSync(home, { recursive: true, force: true });
    };
    try {
      const session = await sessionAt(`http://127.0.0.1:${port}`, programs.browser);
      const resize = await resizerOf(session);
      await resize(size);
      return {
        page: pageOver(session, baseURL, resize),
        kill: async () => {
          await replaceWindow(session, pagesOf(driver));
          await resize(size);
        },
        close: async () => {
          await session.end();
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  };
  return { open, close };
};
