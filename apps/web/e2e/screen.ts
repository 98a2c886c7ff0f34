// Eyes for tests: a real Chromium on the product as `npm start` serves it, and devices to open it on.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { site } from '@omerta/server/site.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import { buildWeb } from '@omerta/web/build.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type House = { readonly url: string; readonly browser: Browser; readonly close: () => Promise<void> };

/** As behind a host of files alone: whoever asks for a club is answered nothing, which is no fault of the page. */
const noClub: NonNullable<NonNullable<Parameters<typeof site>[1]>['api']> = async (app) => {
  app.get('/api/*', (_, reply) => reply.code(204).send());
};

/** The product as `npm start` serves it, with no club behind it. */
export const siteAlone = async () => site(await buildWeb(() => undefined), { api: noClub });

/** It, and a browser beside it. */
export const startHouse = async (): Promise<House> => {
  const app = await siteAlone();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { browser, giveBack } = await borrowChromium();
  const close = async (): Promise<void> => {
    await giveBack();
    await app.close();
  };
  return { url, browser, close };
};

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: true },
  /** With a mouse: nothing in it is for thumbs. */
  laptop: { viewport: { width: 1366, height: 768 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type DeviceName = keyof typeof devices;

/** The browser of somebody who speaks it. */
const locales: ByLang<string> = { en: 'en-GB', ru: 'ru-RU' };

export type Options = {
  readonly device?: DeviceName;
  readonly lang?: Lang;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Keeps the service worker: only a test without a network needs it. */
  readonly offline?: boolean;
};

/** Drivers are quicker than hands: they need no guard against a second press. */
export const quick = { wait: 0, beat: 0.01, sound: false, nightMusic: false };

/** A fresh device with its own storage, without motion. */
export const openDevice = async (
  { url, browser }: Pick<House, 'url' | 'browser'>,
  { device = 'phone', lang = 'ru', settings = {}, offline = false }: Options = {},
): Promise<BrowserContext> => {
  const locale = locales[lang];
  const context = await browser.newContext({
    ...devices[device],
    baseURL: url,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    // The hall vouches for itself, and a test's phone has not learnt to trust it.
    ignoreHTTPSErrors: url.startsWith('https:'),
  });
  context.setDefaultTimeout(60_000);
  const chosen = JSON.stringify({ ...quick, ...settings });
  await context.addInitScript(
    (value) => localStorage.getItem('omerta.settings') ?? localStorage.setItem('omerta.settings', value),
    chosen,
  );
  return context;
};

export const openPage = async (house: House, options: Options = {}): Promise<Page> =>
  (await openDevice(house, options)).newPage();
