// The machine's own Chromium, for what only a real browser can prove.
import { type Browser, chromium } from 'playwright-core';
import { onPath } from './on-path.ts';

export const findChromium = (): string | undefined =>
  onPath([
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'chromium.exe',
    'chrome.exe',
  ]);

export const startChromium = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium on the path: `npm test` brings it, `npm test -- --without browser` does without.',
    );
  // Chromium has no sandbox for root.
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
};
