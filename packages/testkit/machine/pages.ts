// A module of ours in pages of a real browser, on an origin of its own; nothing is fetched from anywhere.
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { borrowChromium } from './chromium.ts';

/** The module as one script that leaves its exports in a global of this name. */
const bundle = async (entry: string, name: string): Promise<string> => {
  const lib = { entry, formats: ['iife' as const], name };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'esnext', lib },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error(`nothing was bundled of ${entry}`);
  return first.output[0].code;
};

type Pages = { readonly open: () => Promise<Page>; readonly close: () => Promise<void> };

export const startPages = async (entry: string, name: string): Promise<Pages> => {
  const content = await bundle(entry, name);
  const { browser, giveBack } = await borrowChromium();
  const context = await browser.newContext();
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  return {
    open: async () => {
      const page = await context.newPage();
      await page.goto('http://localhost/');
      await page.addScriptTag({ content });
      return page;
    },
    close: giveBack,
  };
};
