// Opens the stage in a real Chromium: built in memory, fetched from nowhere.
import { join } from 'node:path';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { bundled } from '../bundled.ts';
import type { StagePage } from './stage-page.tsx';

declare global {
  var stage: StagePage;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};
const origin = 'http://localhost';

type Bundle = ReadonlyMap<string, string | Uint8Array>;

const bundle = async (): Promise<Bundle> => {
  const built = await bundled({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    plugins: [react()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: join(import.meta.dirname, './stage-page.tsx') },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('nothing was bundled');
  return new Map(
    first.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
};

let once: Promise<Bundle> | undefined;

/** Every file of tests of this process shows the same stage. */
const bundledOnce = (): Promise<Bundle> => {
  once ??= bundle();
  return once;
};

/** On a busy machine a frame would be shown with parts of it not drawn yet: here each is drawn whole. */
const wholeFrames = [
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

export type OpenStage = {
  readonly page: Page;
  /** The screen as it is painted now, as PNG in base64; nothing is waited for. */
  readonly picture: () => Promise<string>;
  readonly close: () => Promise<void>;
};

export const openStage = async ({ hasTouch = false } = {}): Promise<OpenStage> => {
  const files = await bundledOnce();
  const names = [...files.keys()];
  const entry = names.find((name) => name.includes('stage-page') && name.endsWith('.js'));
  const styles = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="/${name}">`);
  const html = `<!doctype html><html lang="ru"><head><title>Omerta</title><meta name="viewport" content="width=device-width">${styles.join('')}</head><body><div id="app"></div><script type="module" src="/${entry}"></script></body></html>`;
  const browser = await startChromium(wholeFrames);
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    locale: 'ru',
    hasTouch,
  });
  await context.route('**/*', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const found = files.get(name) ?? html;
    const body = typeof found === 'string' ? found : Buffer.from(found);
    return route.fulfill({ contentType: types[name.split('.').at(-1) ?? ''] ?? 'text/html', body });
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.stage !== undefined && document.fonts.status === 'loaded');
  const direct = await context.newCDPSession(page);
  const picture = async (): Promise<string> =>
    (await direct.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data;
  return { page, picture, close: () => browser.close() };
};
