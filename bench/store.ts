// Durable appends a second on every home, and how fast a log is verified when it opens.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { findChromium } from '@omerta/testkit/machine/chromium.ts';
import { startPages } from '@omerta/testkit/machine/pages.ts';
import { hasPostgres, startPostgres } from '@omerta/testkit/machine/postgres.ts';
import { appendRate } from './append-rate.ts';
import { show, showRatio } from './measure.ts';

declare global {
  var storePage: typeof import('./store-page.ts');
}

const opened = (store: Store | StoreRefusal): Store => {
  if (isRefusal(store)) throw new Error(`refused: ${store.code}`);
  return store;
};

const verifyRate = async (store: Store): Promise<number> => {
  const start = performance.now();
  if (await store.verify()) throw new Error('the log is damaged');
  const events = (await store.heads()).reduce((sum, { version }) => sum + version, 0);
  return events / ((performance.now() - start) / 1000);
};

const benchMemory = async (): Promise<void> => {
  const store = opened(await openStore(memoryHome()));
  show('appends in memory, a second', await appendRate(store, ['tournament/cup']));
};

const benchEmbedded = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-bench-'));
  const store = opened(await openStore(embeddedHome(folder)));
  show('appends in a folder (SQLite, synchronous), a second', await appendRate(store, ['tournament/cup']));
  show('events of a folder verified, a second', await verifyRate(store));
  await store.close();
  rmSync(folder, { recursive: true });
};

const benchPostgres = async (): Promise<void> => {
  const { url, stop } = startPostgres();
  const schema = `omerta_bench_${process.pid}`;
  const store = opened(await openStore(await postgresHome({ url, schema })));
  const eight = (name: (n: number) => string): string[] => Array.from({ length: 8 }, (_, n) => name(n));
  const one = await appendRate(store, ['tournament/one']);
  const together = await appendRate(
    store,
    eight((n) => `game/cup/${n}`),
  );
  const apart = await appendRate(
    store,
    eight((n) => `tournament/cup-${n}`),
  );
  show('appends in PostgreSQL, one writer, a second', one);
  show('PostgreSQL, eight writers in one tournament', together);
  show('PostgreSQL, eight writers in eight tournaments', apart);
  showRatio('eight writers in eight tournaments against one', apart / one);
  await store.close();
  stop();
};

const benchBrowser = async (): Promise<void> => {
  const pages = await startPages(join(import.meta.dirname, 'store-page.ts'), 'storePage');
  const page = await pages.open();
  show(
    'appends in Chromium (IndexedDB, strict), a second',
    await page.evaluate(() => globalThis.storePage.browserRate()),
  );
  await pages.close();
};

export const benchStore = async (): Promise<void> => {
  await benchMemory();
  await benchEmbedded();
  if (hasPostgres()) await benchPostgres();
  else process.stdout.write('no PostgreSQL here: its appends are left out\n');
  if (findChromium()) await benchBrowser();
  else process.stdout.write('no Chromium here: its appends are left out\n');
};
