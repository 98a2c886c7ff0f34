// The contract in a real Chromium, and what only a browser has: pages that are closed at any moment.
import { join } from 'node:path';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from './contract/contract.ts';
import { golden } from './golden/golden.ts';

declare global {
  var contractPage: typeof import('./contract/page.ts');
  var acknowledge: (version: number) => unknown;
}

const bundle = async (): Promise<string> => {
  const entry = join(import.meta.dirname, 'contract/page.ts');
  const lib = { entry, formats: ['iife' as const], name: 'contractPage' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, target: 'esnext', lib } });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('nothing was bundled');
  return first.output[0].code;
};

const script = await bundle();
const browser = await startChromium();
const context = await browser.newContext();
// IndexedDB needs an origin; nothing is fetched.
await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

const openPage = async (): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('http://localhost/');
  await page.addScriptTag({ content: script });
  return page;
};

afterAll(() => browser.close());

describe('the log in a browser', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });

  for (const { title } of contract)
    it(title, () => page.evaluate(([wanted, lines]) => globalThis.contractPage.runCase(wanted, lines), [title, golden] as const));

  it('loses nothing acknowledged when pages are closed in the middle of writing', async () => {
    for (const enough of [1, 5, 12, 20, 40]) {
      const writing = await openPage();
      let last = 0;
      const acknowledged = new Promise<void>((reached) => {
        const hear = (version: number): void => {
          last = version;
          if (version >= enough) reached();
        };
        writing.exposeFunction('acknowledge', hear).then(() =>
          // It never answers: the page is closed under it.
          writing.evaluate(() => globalThis.contractPage.appendForEver('closed', globalThis.acknowledge)).catch(() => undefined),
        );
      });
      await acknowledged;
      await writing.close();
      const versions = await page.evaluate(() => globalThis.contractPage.versionsIn('closed'));
      expect(versions).toEqual(versions.map((_, i) => i + 1));
      expect(versions.length).toBeGreaterThanOrEqual(last);
    }
  });

  it('refuses a database of a newer format', async () => {
    const answer = await page.evaluate(() => globalThis.contractPage.openNewer('newer'));
    expect(answer).toEqual({ code: 'store/newer-format', home: 'newer', found: 2, known: 1 });
  });
});
