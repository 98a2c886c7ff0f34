// The hall of the rehearsal: a server as a process of its own that is killed and comes back at its address, a clock that is moved on, and a browser.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import type { Page } from 'playwright-core';
import type { RealServer } from '../real-server.ts';

export type HiredHall = RealServer & {
  /** Killed with SIGKILL, as by a power cut. */
  readonly kill: () => Promise<void>;
  /** Started again on what it has kept, at the same address. */
  readonly comeBack: () => Promise<void>;
  /** The server's clock and that of the page go on. */
  readonly pass: (page: Page, seconds: number) => Promise<void>;
};

const program = join(import.meta.dirname, 'served-apart.ts');

/** The page's own clock is as far ahead as this says. */
const later = 'rehearsal.later';

/** Before the first page of a device opens. */
export const withClock = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const real = Date;
    const now = (): number => real.now() + Number(sessionStorage.getItem(key));
    globalThis.Date = new Proxy(real, {
      construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now()] : given),
      get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
    });
  }, later);

export const openHall = async (environment: NodeJS.ProcessEnv = {}): Promise<HiredHall> => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-rehearsal-'));
  const said: string[] = [];
  let [ahead, url] = [0, ''];
  const { DATABASE_URL: _, ...env } = process.env;
  const begin = async (port: string): Promise<ChildProcess> => {
    const child = fork(program, [join(folder, 'data'), port, String(ahead)], {
      env: { ...env, ...environment },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    url = await new Promise<string>((serves, failed) => {
      child.on('message', (line: string) => {
        said.push(line);
        const [, address] = /^serves (\S+)/.exec(line) ?? [];
        if (address !== undefined) serves(new URL(address).origin);
      });
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
    return child;
  };
  const ends = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
    new Promise((ended) => {
      child.on('exit', () => ended());
      child.kill(signal);
    });
  let child = await begin('0');
  const { browser, giveBack } = await borrowChromium();
  return {
    url,
    said,
    browser,
    kill: () => ends(child, 'SIGKILL'),
    comeBack: async () => {
      child = await begin(new URL(url).port);
    },
    pass: async (page, seconds) => {
      ahead += seconds * 1_000;
      const passed = new Promise((done) => child.once('message', done));
      child.send(seconds);
      await passed;
      await page.evaluate(([key, to]) => sessionStorage.setItem(key, to), [later, String(ahead)] as const);
    },
    close: async () => {
      await giveBack();
      await ends(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
