// The static site of a tournament of forty, opened from a disk: without a script, with one, in both languages.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { siteFilesOf } from '@omerta/cli/publish-site.ts';
import { archiveTournament } from '@omerta/office/archive/make.ts';
import { openTournament } from '@omerta/office/archive/open-tournament.ts';
import { writeSite } from '@omerta/office/folder/site-folder.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { simulateTournament } from '@omerta/office/simulate/simulate.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtLive } from '../build.ts';
import { axeFindings } from '../e2e/axe.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-site-'));
const site = join(root, 'site');
const most = 10 * 2 ** 20;

let bytes = 0;
let lent: Awaited<ReturnType<typeof borrowChromium>>;

beforeAll(async () => {
  const store = await memoryStore();
  const size = { players: 40, tables: 4, rounds: 3, rulebook: 'fsm-2024', seed: 18 } as const;
  const { tournament } = await simulateTournament(store, size);
  const packed = await archiveTournament(store, tournament, { people: false });
  const archived = isRefusal(packed) ? packed : await openTournament(packed);
  if (isRefusal(archived)) throw new Error(archived.code);
  const files = await siteFilesOf(archived, langs, 'https://example.org/cup');
  const written = writeSite(site, files, await builtLive());
  if (isRefusal(written)) throw new Error(written.code);
  bytes = written.size;
  lent = await borrowChromium();
}, 240_000);

afterAll(async () => {
  await lent?.giveBack();
  rmSync(root, { recursive: true, force: true });
});

const files = (): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(site, join(each.parentPath, each.name)));

const opened = async (path: string, hasScript: boolean): Promise<Page> => {
  const context = await lent.browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: hasScript,
    colorScheme: hasScript ? 'light' : 'dark',
  });
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(site, path)).href);
  return page;
};

describe('the static site of forty players', { timeout: 240_000 }, () => {
  it('is under ten megabytes, and every link leads to a file that is there', () => {
    expect(bytes).toBeLessThan(most);
    const there = new Set(files());
    const lost: string[] = [];
    for (const name of there) {
      if (!/\.(html|css)$/.test(name)) continue;
      const text = readFileSync(join(site, name), 'utf8');
      for (const [, address = ''] of text.matchAll(/(?:(?:href|src)="|url\()([^")]*)/g)) {
        const target = new URL(address, pathToFileURL(join(site, name)));
        const path = relative(site, fileURLToPath(`file://${target.pathname}`));
        const anchor = decodeURIComponent(target.hash.slice(1));
        const isThere =
          there.has(path) &&
          (anchor === '' || readFileSync(join(site, path), 'utf8').includes(`id="${anchor}"`));
        if (!isThere) lost.push(`${name}: ${address}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('is read without a script: the standings open into items with clauses', async () => {
    const page = await opened('ru/index.html', false);
    const rows = page.getByRole('group', { name: 'Таблица' }).locator('tbody > tr');
    expect(await rows.count()).toBeGreaterThanOrEqual(40);
    const first = rows.first();
    expect(await first.locator('.items').isVisible()).toBe(false);
    await first.locator('summary').click();
    expect(await first.locator('.item .clause').first().isVisible()).toBe(true);
    await first.locator('.items a').first().click();
    expect(await page.getByRole('heading', { name: 'Ход игры' }).isVisible()).toBe(true);
    expect(await page.locator('.timeline .clause').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.context().close();
  });

  /** Pages differ by their words alone from one language to the other: the longest are looked at in one. */
  it.each([
    ['en', /^(index|standings|game|player|seating|rules|poster)\b.*\.html$/, 7],
    ['ru', /^(game|player|poster)\b.*\.html$/, 3],
  ] as const)(
    '%s: axe has nothing against a page, no page complains, and charts are drawn',
    async (lang, kinds, count) => {
      const names = files().flatMap((name) => (dirname(name) === lang ? [name.slice(lang.length + 1)] : []));
      const known = names.toSorted().filter((name) => kinds.test(name));
      const one = [...Map.groupBy(known, (name) => kinds.exec(name)?.[1]).values()].flatMap(
        ([name]) => name ?? [],
      );
      expect(one).toHaveLength(count);
      for (const name of one) {
        const page = await opened(`${lang}/${name}`, true);
        if (name.startsWith('player')) expect(await page.locator('.chart canvas').count()).toBe(3);
        expect(await page.consoleMessages()).toEqual([]);
        expect(await page.pageErrors()).toEqual([]);
        expect(await axeFindings(page), name).toEqual([]);
        await page.context().close();
      }
    },
  );
});
