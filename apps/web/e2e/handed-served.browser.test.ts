// A table's game goes to another phone by its text: with its nicknames where there is no network, and on to its tournament by the one large button.
import { tableNames } from '@omerta/testkit/names.ts';
import { tagsOf } from '@omerta/testkit/table.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClubHouse } from './club-house.ts';
import { codeAt } from './desk-way.ts';
import { readGame } from './games.ts';
import { refereeAt } from './hand.ts';
import { isFine } from './is-fine.ts';
import { playLines } from './play.ts';
import { openPage } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';

const game = 'q/1/1';
const record = readGame(
  [tagsOf('fsm-2024'), 'night 1', 'day 1', 'nominate 1 3', 'nominate 2 5', 'nominate 4 7'].join('\n'),
);
const lines = spellOut(record);
const [ofFirst = 0, ofClean = 0, ofChief = 0] = lines.flatMap(({ command }, i) =>
  command.type === 'nominate' ? [i + 1] : [],
);
const plays = (page: Page, from: number, to: number): Promise<void> =>
  playLines(refereeAt(page, 'touch', 'ru'), record.rulebook, lines.slice(from, to));

let house: Awaited<ReturnType<typeof openClubHouse<'cup'>>>;
let text = '';

/** Off the page of codes. */
const tableCode = async (): Promise<string> => {
  const desk = await house.pageOf(house.chief, { device: 'desktop' });
  await desk.goto('/codes');
  const code = await codeAt(desk.locator(`[data-game="${game}"]`));
  await desk.context().close();
  return code;
};

const types = async (page: Page, code: string): Promise<void> => {
  await page.locator('#code').fill(code);
  await page.locator('[data-go="connect"]').tap();
  await page.locator(`[data-offer="${game}"]`).waitFor();
};

const isSent = (page: Page): Promise<void> => page.locator('[data-served="sent"]').waitFor();

/** On every chair of the ring. */
const hasNames = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('[data-seat]')
        .evaluateAll(
          (seats, names) => names.filter((name, i) => seats[i]?.textContent?.includes(name)).length,
          tableNames,
        ),
    )
    .toBe(10);

const takes = async (page: Page): Promise<void> => {
  await page.goto('/take-over');
  await page.locator('textarea').fill(text);
  await expect
    .poll(() => page.locator('.found p').first().innerText())
    .toBe(tableNames.map((name, i) => `${i + 1} ${name}`).join(' · '));
  await page.locator('[data-go="take"]').tap();
  await page.locator('main.table').waitFor();
};

beforeAll(async () => {
  house = await openClubHouse('cup');
  const phone = await openPage(house);
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.goto('/connect');
  await types(phone, await tableCode());
  await phone.locator('[data-go="begin"]').tap();
  await dealCards(refereeAt(phone, 'touch', 'ru'), record);
  await plays(phone, 0, ofFirst);
  await isSent(phone);
  await phone.locator('.heading .icons button').last().tap();
  await phone.locator('[data-do="hand-over"]').tap();
  await phone.locator('[data-go="copy-codes"]').tap();
  await phone.locator('[role="status"]:not(:empty)').waitFor();
  text = await phone.evaluate(() => navigator.clipboard.readText());
  await phone.context().close();
}, 180_000);
afterAll(() => house.close());

it('a phone that nobody connected has the nicknames without a network, and goes on with the code of the table', async () => {
  const page = await openPage(house);
  await page.context().route('**/api/**', (route) => route.abort());
  await takes(page);
  await hasNames(page);
  await page.reload();
  await hasNames(page);
  await page.context().unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));

  const dialog = page.getByRole('dialog');
  await dialog.getByText('Возьмите в судейской код этого стола и введите его').waitFor();
  await isFine(page);
  expect(await dialog.locator('.button.main').innerText()).toBe('Подключиться');
  await dialog.locator('.button.main').tap();
  await page.getByText('Отсюда она уйдёт только с кодом своего стола').waitFor();
  await types(page, await tableCode());
  await page.getByText('отправлена не до конца').waitFor({ state: 'detached' });
  expect(await page.locator('[data-offer] .button.main').innerText()).toBe('Перенять стол');
  await page.locator('[data-offer] .button.main').tap();
  await hasNames(page);
  await plays(page, ofFirst, ofClean);
  await isSent(page);
  await page.context().close();
}, 120_000);

it('the chief’s own phone takes the table over by its large button, and writes on under his name', async () => {
  const page = await house.pageOf(house.chief);
  await takes(page);
  const panel = page.getByRole('alertdialog');
  await panel.getByText('Перенимите стол, и записи пойдут в турнир с этого телефона.').waitFor();
  await isFine(page);
  expect(await panel.locator('.button.main').innerText()).toBe('Перенять стол');
  await panel.locator('.button.main').tap();
  await panel.waitFor({ state: 'detached' });
  await hasNames(page);
  await isSent(page);
  await plays(page, ofClean, ofChief);
  await isSent(page);
  await page.reload();
  await hasNames(page);
  await isSent(page);
  await page.context().close();
}, 120_000);
