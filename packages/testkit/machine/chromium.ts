// The machine's own Chromium, for what only a real browser can prove.
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { onPath } from './on-path.ts';
import { noteOpened } from './opened.ts';

/** The shell is the same engine without a browser's windows around it, which nobody sees here: a third less work. */
export const findChromium = (): string | undefined =>
  onPath([
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'chromium.exe',
    'chrome.exe',
  ]);

/** How it starts on this machine: a driver's own options, and whatever else is asked of it. */
export const chromiumHere = (args: readonly string[] = []): LaunchOptions => {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium on the path: `npm test` brings it, `npm test -- --without browser` does without.',
    );
  // It has no sandbox for root; a graphics card drawn in software is slower than no card; letters are as wide as on a phone.
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--font-render-hinting=none', ...args],
  };
};

export const startChromium = async (args?: readonly string[]): Promise<Browser> =>
  noteOpened(await chromium.launch(chromiumHere(args)));

/** How long one that nobody uses waits for the next file of tests, in milliseconds. */
const linger = 10_000;

type Borrowed = {
  readonly browser: Browser;
  /** With the last user everything that was opened in it closes. */
  readonly giveBack: () => Promise<void>;
};

let shared: Promise<Browser> | undefined;
let users = 0;
let ending: NodeJS.Timeout | undefined;

const launched = (): Promise<Browser> => {
  shared = startChromium();
  return shared;
};

/** The one of this process, for whoever asks for no other arguments: what separates devices is a context of its own for each. */
export const borrowChromium = async (): Promise<Borrowed> => {
  clearTimeout(ending);
  users++;
  const known = await shared;
  const browser = known?.isConnected() ? known : await launched();
  const giveBack = async (): Promise<void> => {
    users--;
    if (users > 0) return;
    await Promise.all(browser.contexts().map((context) => context.close()));
    // Borrowed again meanwhile: its next user would lose it in the middle of a test.
    if (users > 0) return;
    clearTimeout(ending);
    ending = setTimeout(() => {
      // Still connected while it closes: nobody is lent it any more.
      shared = undefined;
      void browser.close();
    }, linger);
  };
  return { browser, giveBack };
};
