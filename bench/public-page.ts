// The public page of a running table on a slow phone: how soon something is read, and what is sent for it.
import { findChromium } from '@omerta/testkit/machine/chromium.ts';
import { startRealServer } from '@omerta/web/e2e/real-server.ts';
import { devices } from '@omerta/web/e2e/screen.ts';
import type { Page } from 'playwright-core';
import { show } from './measure.ts';

/** A phone on a slow 4G: 1.6 Mbit/s with 150 ms of delay, a processor four times slower. */
const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };

type Shown = { readonly contentful: number; readonly bytes: number };

const measured = async (page: Page, address: string): Promise<Shown> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowPhone);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const contentful = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { contentful, bytes };
};

type Cup = {
  readonly view: { readonly games: readonly { readonly game: string; readonly status: string }[] };
};

const runningTable = async (url: string): Promise<string> => {
  const { tournaments } = (await (await fetch(`${url}/api/tournaments`)).json()) as {
    readonly tournaments: readonly { readonly tournament: string }[];
  };
  for (const { tournament } of tournaments) {
    const { view } = (await (await fetch(`${url}/api/tournaments/${tournament}?as=public`)).json()) as Cup;
    const game = view.games.find(({ status }) => status === 'running');
    if (game) return `${url}/live/${tournament}/games/${encodeURIComponent(game.game)}`;
  }
  throw new Error('no table is playing');
};

export const benchPublicPage = async (): Promise<void> => {
  if (!findChromium()) return void process.stdout.write('no Chromium here: the public page is left out\n');
  const server = await startRealServer(['--demo', '--speed', '5']);
  const address = await runningTable(server.url);
  const found: Shown[] = [];
  for (let round = 0; round < 5; round++) {
    const context = await server.browser.newContext({
      ...devices.phone,
      locale: 'ru-RU',
      serviceWorkers: 'block',
    });
    found.push(await measured(await context.newPage(), address));
    await context.close();
  }
  // The quietest: other work on the machine only slows.
  show(
    'public page of a table, slow phone, first content, ms',
    Math.min(...found.map(({ contentful }) => contentful)),
  );
  show('public page of a table, everything sent, B', Math.max(...found.map(({ bytes }) => bytes)));
  await server.close();
};
