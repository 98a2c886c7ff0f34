// Papers made in the browser itself: a protocol with the network off, and the desk's pack and exports.
import { readFileSync } from 'node:fs';
import { readSheetsCsv } from '@omerta/documents/exports/spreadsheet.ts';
import { packParts } from '@omerta/documents/pack/parts.ts';
import { pdfTexts } from '@omerta/testkit/machine/poppler.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bringGame } from '../e2e/bring.ts';
import { openClubHouse } from '../e2e/club-house.ts';
import { openDesk } from '../e2e/desk-way.ts';
import { openPage, startHouse } from '../e2e/screen.ts';
import { fiveGames } from '../sheet/testing/five-games.ts';

/** The file that a press puts into the downloads. */
const downloaded = async (page: Page, button: string, presses = 1): Promise<Buffer> => {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  // All of them in one moment, quicker than any hand.
  await page.locator(button).evaluate((pressed: HTMLElement, times) => {
    for (let i = 0; i < times; i++) pressed.click();
  }, presses);
  return readFileSync(await (await coming).path());
};

it('[fiim-2018 9.1, 9.12] a phone without a network prints its protocol, and the form for the next game', async () => {
  const house = await startHouse();
  const page = await openPage(house, { lang: 'ru', offline: true });
  await bringGame(page, fiveGames['fiim-2018']);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/result');
  await page.locator('[data-go="protocol-pdf"]').waitFor();
  await page.context().setOffline(true);
  const [front = '', back = ''] = await pdfTexts(await downloaded(page, '[data-go="protocol-pdf"]'));
  for (const word of ['Протокол игры', 'Кубок города', 'Мать-и-мачеха', 'красные', 'Д’Артаньян (9)'])
    expect([word, front.includes(word)]).toEqual([word, true]);
  expect(back).toContain('проверка в настоящего Шерифа');
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  const [form = ''] = await pdfTexts(await downloaded(page, '[data-go="form-pdf"]', 2));
  expect([form.includes('Мать-и-мачеха'), form.includes('красные')]).toEqual([true, false]);
  expect(saved).toEqual([expect.stringMatching(/-form\.pdf$/)]);
  await house.close();
}, 120_000);

it('the desk makes the chosen papers and hands its games on', async () => {
  const club = await openClubHouse('cup');
  const page = await club.pageOf(club.owner, { device: 'desktop', lang: 'ru' });
  await openDesk(page, 'cup', 'print');
  await page.locator('[data-part="pack"]').waitFor();
  for (const part of packParts) await page.locator(`input[name="print-${part}"]`).uncheck();
  await page.locator('input[name="print-pocket"]').check();
  await page.locator('input[name="print-rounds"]').check();
  await page.route('**/*.ttf', (route) => route.abort());
  await page.locator('[data-do="print-pack"]').click();
  await page.locator('[data-part="pack"] [data-failed="unfetched"]').waitFor();
  await page.unroute('**/*.ttf');
  const papers = await pdfTexts(await downloaded(page, '[data-do="print-pack"]'));
  expect(papers.some((text) => text.includes('Нарушения и время'))).toBe(true);
  expect(papers[0]).toContain('Тур 1');
  await page.locator('[data-part="pack"] [data-made="done"]').waitFor();
  const csv = await downloaded(page, '[data-export="csv"]');
  expect(Array.isArray(readSheetsCsv(csv.toString('utf8')))).toBe(true);
  await page.locator('[data-part="exports"] [data-made="done"]').waitFor();
  await club.close();
}, 120_000);
