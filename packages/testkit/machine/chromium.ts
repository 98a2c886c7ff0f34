// The machine's own Chromium, for what only a real browser can prove.
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { onPath } from './on-path.ts';

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

export const startChromium = (args?: readonly string[]): Promise<Browser> =>
  chromium.launch(chromiumHere(args));
