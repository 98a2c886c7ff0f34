// A damaged game among sound ones, and games deleted: what the list says, what stays, and what another window notices.
import { readFileSync } from 'node:fs';
import type { Lang } from '@omerta/base/lang.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../../e2e/bring.ts';
import { simulatedGame } from '../../e2e/games.ts';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { type House, openDevice, startHouse } from '../../e2e/screen.ts';
import { damageGame } from '../../e2e/troubles.ts';
import { words } from '../../e2e/words.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const next = (page: Page): Promise<void> => page.locator('.next-bar .main').click();
const games = (page: Page) => page.locator('[data-game]');

const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

/** One game in its first day, and a newer one on the table. */
const twoGames = async (
  lang: Lang,
): Promise<{ device: BrowserContext; page: Page; ids: readonly string[] }> => {
  const device = await openDevice(house, { lang });
  const page = await device.newPage();
  await bringDealt(page);
  while (!(await page.locator('main[data-standing="speech 1"]').count())) await next(page);
  await page.locator('[data-seat="7"]').click();
  await page.locator('.heading .saved').waitFor();
  await page.goto('/new');
  await page.locator('[data-go="begin"]').click();
  await page.locator('[data-go="put-away"]').click();
  await page.locator('main[data-phase^="dealing"]').waitFor();
  await page.goto('/');
  await page.locator('[data-go="games"]').click();
  await games(page).nth(1).waitFor();
  const ids = await games(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-game') ?? ''));
  return { device, page, ids };
};

const isLargeEnough = async (page: Page, within: string): Promise<void> => {
  const sizes = await page
    .locator(`${within} button:visible`)
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBeGreaterThan(0);
  for (const [width = 0, height = 0] of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
};

for (const lang of langsInTurn(1)) {
  const { games: said, door } = words[lang];

  it(`${lang}: one damaged row harms one game: it is shown, saved, put aside; the other opens, a new one begins`, async () => {
    const { device, page, ids } = await twoGames(lang);
    const complaints = complaintsOf(page);
    const [newer = '', older = ''] = ids;
    await damageGame(page, older, 12);
    await page.reload();
    const line = page.locator('[data-unread="damaged"]');
    await line.getByText(said.damaged, { exact: true }).waitFor();
    await expect.poll(() => line.innerText()).toMatch(/FSM 2024|ФСМ 2024|МСЛ|2024/);
    await expect.poll(() => line.innerText()).toContain(said.why.damaged);
    await isLargeEnough(page, '.games');
    const raw = page.waitForEvent('download');
    await page.locator('[data-go="save-raw"]').click();
    expect(readFileSync(await (await raw).path(), 'utf8').split('\n').length).toBeGreaterThan(12);
    const sound = page.waitForEvent('download');
    await page.locator('[data-go="save-sound"]').click();
    expect(readFileSync(await (await sound).path(), 'utf8')).toContain('[rulebook fsm-2024]');

    await page.locator('[data-go="put-aside"]').click();
    await page.locator('[data-go="asides"]').click();
    await page.locator('[data-go="take-back"]').click();
    await page.locator('[data-go="put-aside"]').waitFor();
    await games(page).first().click();
    await page.locator('main[data-phase^="dealing"]').waitFor();
    await page.goto('/');
    await page.locator('[data-go="continue"]').waitFor();

    await damageGame(page, newer, 1);
    await page.goto('/table');
    await page.getByRole('heading', { name: door.damaged }).waitFor();
    await page.goto('/');
    await page.getByText(door.damagedOnTable).waitFor();
    await page.locator('[data-go="new"]').click();
    await page.locator('[data-go="begin"]').click();
    await page.locator('main[data-phase^="dealing"]').waitFor();
    await page.locator('.heading .saved').waitFor();
    expect(complaints).toEqual([]);
    await device.close();
  });

  it(`${lang}: a game is deleted after a question, with second thoughts; a mark stays and another window notices`, async () => {
    const { device, page, ids } = await twoGames(lang);
    const complaints = complaintsOf(page);
    const [newer = '', older = ''] = ids;
    const other = await device.newPage();
    await other.goto('/table');
    await other.locator('main[data-phase^="dealing"]').waitFor();

    const ask = page.locator('li.current [data-go="delete"]');
    for (const away of ['Escape', 'back', 'keep']) {
      await ask.click();
      await page.getByRole('dialog', { name: said.remove.title }).getByText(said.remove.goes).waitFor();
      if (away === 'Escape') await page.keyboard.press('Escape');
      else if (away === 'back') await page.evaluate(() => history.back());
      else await page.locator('[data-go="keep"]').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // Back is taken back: for a moment the address is that of the page before.
      await expect.poll(() => new URL(page.url()).pathname).toBe('/games');
      await expect.poll(() => games(page).count()).toBe(2);
    }
    await ask.click();
    await page.getByRole('dialog').getByText(said.remove.unfinished).waitFor();
    await isLargeEnough(page, '.dialog');
    await page.locator('[data-go="delete-yes"]').click();
    await page.locator(`[data-deleted="${newer}"]`).waitFor();
    await expect.poll(() => games(page).count()).toBe(1);

    const panel = other.getByRole('alertdialog');
    await panel.getByRole('heading', { name: door.elsewhere.gone }).waitFor();
    await isLargeEnough(other, '.elsewhere');
    const file = other.waitForEvent('download');
    await other.locator('[data-go="save-gone"]').click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('[rulebook fsm-2024]');
    await other.locator('[data-go="leave"]').click();
    await other.locator('main.home').waitFor();
    expect(await other.locator('[data-go="continue"]').count()).toBe(0);

    await page.locator('[data-go="delete"]').click();
    await page.locator('[data-go="delete-yes"]').click();
    await page.locator(`[data-deleted="${older}"]`).waitFor();
    await page.locator('[data-go="new"]').waitFor();
    await page.reload();
    await page.locator('[data-deleted]').nth(1).waitFor();
    await page.goto(`/result?game=${encodeURIComponent(older)}`);
    await page.getByRole('heading', { name: door.deleted }).waitFor();
    const left = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          const opening = indexedDB.open('omerta');
          opening.onsuccess = () => {
            const all = opening.result.transaction('events').objectStore('events').getAll();
            all.onsuccess = () => done(JSON.stringify(all.result));
          };
        }),
    );
    for (const { name } of simulatedGame('fsm-2024', 1).seats) expect(left).not.toContain(`"${name}\\`);
    expect(left).not.toContain('GameOpened');
    expect(complaints).toEqual([]);
    await device.close();
  });

  it(`${lang}: a window that slept while its game was deleted notices at the first press`, async () => {
    const { device, page } = await twoGames(lang);
    const other = await device.newPage();
    await other.goto('/table');
    await other.locator('[data-go="cards"]').waitFor();
    await page.evaluate(() => (BroadcastChannel.prototype.postMessage = () => undefined));
    await page.locator('li.current [data-go="delete"]').click();
    await page.locator('[data-go="delete-yes"]').click();
    await page.locator('[data-deleted]').waitFor();
    await other.locator('[data-go="cards"]').click();
    await other.locator('[data-calling="1"] [data-card="red"]').click();
    await other.getByRole('alertdialog').getByRole('heading', { name: door.elsewhere.gone }).waitFor();
    await device.close();
  });
}
