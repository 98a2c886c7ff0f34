// Papers and files of a tournament of real size: forty people and sixty games, made in the page of the desk.
import { readFileSync } from 'node:fs';
import { exportForms } from '@omerta/documents/exports/forms.ts';
import { readImafiaGames } from '@omerta/documents/exports/imafia.ts';
import { readMafiaratingsGames } from '@omerta/documents/exports/mafiaratings.ts';
import { readMwtForms } from '@omerta/documents/exports/mwt.ts';
import { readSheetsCsv, readWorkbook } from '@omerta/documents/exports/spreadsheet.ts';
import { packParts } from '@omerta/documents/pack/parts.ts';
import { checkArchive } from '@omerta/office/archive/check.ts';
import { pdfTexts } from '@omerta/testkit/machine/poppler.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import type { FactsOf } from './worlds.ts';

let house: ClubHouse & FactsOf<'large-cup'>;
beforeAll(async () => {
  house = await openClubHouse('large-cup');
  // A server that has just begun folds the whole log for whoever asks first: no page waits for that here.
  await fetch(`${house.url}/api/tournaments/${house.tournament}`);
}, 480_000);
afterAll(() => house.close());

const room = async (page: Page, name: string): Promise<void> => {
  await page.locator(`.desk-rooms [data-room="${name}"]`).click();
  await page.locator('.desk-main h2').waitFor();
};

const deskAt = async (name: string): Promise<Page> => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  await page.clock.install();
  await page.goto('/desk');
  await page.locator(`[data-tournament="${house.tournament}"] a`).click();
  await room(page, name);
  return page;
};

const downloaded = async (page: Page, button: string): Promise<Buffer<ArrayBuffer>> => {
  const coming = page.waitForEvent('download', { timeout: 180_000 });
  await page.locator(button).click();
  return Buffer.from(readFileSync(await (await coming).path()));
};

it('every export of sixty games is saved, and has them all', async () => {
  const page = await deskAt('print');
  const files = new Map<string, Buffer<ArrayBuffer>>();
  for (const form of exportForms) files.set(form, await downloaded(page, `[data-export="${form}"]`));
  const bytesOf = (form: string): Buffer<ArrayBuffer> => files.get(form) ?? Buffer.alloc(0);
  const jsonOf = (form: string): unknown => JSON.parse(String(bytesOf(form)));
  const sheets = readSheetsCsv(String(bytesOf('csv')));
  expect(house.games).toBe(60);
  expect(sheets).toHaveLength(house.games);
  expect(await readWorkbook(bytesOf('xlsx'))).toEqual(sheets);
  expect(readMwtForms(jsonOf('mwt'))).toHaveLength(house.games);
  expect(readImafiaGames(jsonOf('imafia'))).toHaveLength(house.games);
  expect(readMafiaratingsGames(jsonOf('mafiaratings'))).toHaveLength(house.games);
}, 480_000);

it('every paper of sixty games is in one PDF, with names as people have them', async () => {
  const page = await deskAt('print');
  for (const part of packParts) await page.locator(`input[name="print-${part}"]`).check();
  const papers = await pdfTexts(await downloaded(page, '[data-do="print-pack"]'));
  expect(papers.filter((text) => text.includes('Протокол игры')).length).toBeGreaterThanOrEqual(house.games);
  for (const name of ['Анна-Мария-Ёж', '«Чёрный кот»', 'Д’Подберёзовик'])
    expect([name, papers.some((text) => text.includes(name))]).toEqual([name, true]);
}, 480_000);

it('what does not come ends by itself or by a press, with a sentence, and stops nothing else', async () => {
  const page = await deskAt('print');
  await page.route('**/pack-worker*', () => undefined);
  await page.locator('[data-export="xlsx"]').click();
  await page.locator('[data-part="exports"] progress').waitFor();
  await page.locator('[data-do="print-pack"]').click();
  await page.locator('[data-part="pack"] [data-do="cancel-file"]').click();
  await page.locator('[data-part="pack"] [data-failed="cancelled"]').waitFor();
  const held = page.waitForRequest('**/pack-worker*');
  await page.locator('[data-do="print-pack"]').click();
  await held;
  await page.clock.fastForward(130_000);
  await page.locator('[data-part="exports"] [data-failed="overdue"]').waitFor();
  await page.locator('[data-part="pack"] [data-failed="overdue"]').waitFor();
  await page.unroute('**/pack-worker*');
  expect(readSheetsCsv(String(await downloaded(page, '[data-export="csv"]')))).toHaveLength(house.games);

  await room(page, 'finish');
  await page.locator('[data-do="hand-out"]').click();
  await page.locator('[data-do="hand-out-yes"]').click();
  await page.route('**/archive', () => undefined);
  await page.locator('[data-file="archive"]').click();
  await page.locator('[data-part="files"] [data-do="cancel-file"]').click();
  await page.locator('[data-part="files"] [data-failed="cancelled"]').waitFor();
  await page.unroute('**/archive');
  await page.route('**/archive', (route) => route.abort());
  await page.locator('[data-file="archive"]').click();
  await page.locator('[data-part="files"] [data-failed="refused"]').waitFor();
  await page.unroute('**/archive');
  expect(await checkArchive(await downloaded(page, '[data-file="archive"]'))).toHaveProperty('archive');
}, 480_000);

it('a result that a ruling changed is told so on the public pages, in the list and on the page of the game', async () => {
  const page = await deskAt('finish');
  await page.locator('[data-go="live"]').click();
  const changed = page.locator('.rounds li li', { hasText: 'результат изменён решением' });
  await changed.first().waitFor({ state: 'attached' });
  const games = await changed.evaluateAll((lines) =>
    lines.map((line) => ({
      address: line.querySelector('a')?.getAttribute('href') ?? '',
      winner: line.querySelector('span')?.textContent,
    })),
  );
  expect(games.map(({ winner }) => winner)).toEqual(['Победа чёрных', 'Победа чёрных']);
  for (const { address, winner } of games) {
    await page.locator(`.rounds details:has(a[href="${address}"]) > summary`).click();
    await page.locator(`.rounds a[href="${address}"]`).click();
    await page.locator('[data-ruled]').waitFor();
    expect(await page.locator('p.now').innerText()).toBe(`${winner} · решением судей`);
    expect(await page.locator('[data-ruled="result"]').innerText()).toBe('результат изменён решением');
    await page.goBack();
  }
}, 480_000);
