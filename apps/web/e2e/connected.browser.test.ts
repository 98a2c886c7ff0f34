// A phone in the hall over HTTPS: it connects by a code, plays with the network cut and restored, is taken over by a second phone,
// and the signed sheet is in the tournament.
import { cupName, hallNames } from '@omerta/testkit/names.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from './desk-way.ts';
import { simulatedGame } from './games.ts';
import { type Referee, refereeAt } from './hand.ts';
import { isFine } from './is-fine.ts';
import { playLines } from './play.ts';
import { type Spelled, spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import { startTournamentHall, type TournamentHall } from './tournament-hall.ts';
import { words } from './words.ts';

let hall: TournamentHall;
beforeAll(async () => {
  hall = await startTournamentHall();
}, 240_000);
afterAll(() => hall.close());

const where = { tournament: 'cup', game: 'q/1/1' };
const query = `tournament=cup&game=${encodeURIComponent(where.game)}`;

/** Off the page of codes: for the one table, or for whoever leads it. */
const codeFor = async (of: string): Promise<string> => {
  const desk = await hall.office.newPage();
  await desk.goto('/codes');
  const code = await codeAt(desk.locator(of));
  await desk.close();
  return code;
};

const atDesk = async (): Promise<{ readonly head: string; readonly branches: readonly unknown[] }> =>
  (await hall.desk.get(`/api/sync/branches?${query}`)) as never;

const statusAtDesk = async (): Promise<unknown> =>
  ((await hall.desk.get(`/api/sync/next?${query}`)) as { readonly next: { readonly status: string } }).next
    .status;

/** What this device has, as its own log tells it. */
const headHere = (page: Page): Promise<string> =>
  page.evaluate(async (stream) => {
    const opened = await new Promise<IDBDatabase>((done, fail) => {
      const wish = indexedDB.open('omerta');
      wish.onsuccess = () => done(wish.result);
      wish.onerror = () => fail(wish.error);
    });
    const store = opened.transaction('heads').objectStore('heads');
    const heads = await new Promise<readonly { stream: string; hash: string }[]>((done) => {
      const wish = store.getAll();
      wish.onsuccess = () => done(wish.result);
    });
    opened.close();
    return heads.find((head) => head.stream === stream)?.hash ?? '';
  }, `game/cup/${where.game}`);

const mark = (page: Page, word: string): Promise<void> => page.locator(`[data-served="${word}"]`).waitFor();

/** Everything written here has come there. */
const isAllThere = async (page: Page): Promise<void> => {
  await page.locator('.saving.saved').waitFor();
  await expect.poll(async () => (await atDesk()).head, { timeout: 20_000 }).toBe(await headHere(page));
};

const panel = (page: Page) => page.getByRole('alertdialog');

const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const record = simulatedGame('fsm-2024', 5);
const lines = spellOut(record);
/** A slice ends where the next line does not call a phase: the press before may have called it already. */
const cut = (from: number): number => {
  const isCall = ({ command }: Spelled): boolean => command.type === 'night' || command.type === 'day';
  const found = lines.findIndex((line, i) => i >= from && !isCall(line) && !isCall(lines[i - 1] ?? line));
  return found;
};

const play = (referee: Referee, from: number, to: number): Promise<void> =>
  playLines(referee, record.rulebook, lines.slice(from, to));

const connects = async (page: Page, code: string): Promise<void> => {
  await page.goto('/connect');
  await page.locator('#code').fill(code);
  await page.locator('[data-go="connect"]').tap();
};

const second = async (): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await hall.phone({ lang: 'en' });
  return { context, page: await context.newPage() };
};

it('leads a table of the tournament from its code to the signed sheet, on two phones, with equal heads', async () => {
  const context = await hall.phone({ lang: 'ru' });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const { served } = words.ru;

  await connects(page, 'ACDEFHJKMN');
  const fieldTop = (): Promise<number> =>
    page.locator('#code').evaluate((field) => field.getBoundingClientRect().top);
  const top = await fieldTop();
  await page
    .getByRole('alert')
    .getByText(/Код неверен/)
    .waitFor();
  expect(await fieldTop()).toBe(top);
  const code = await codeFor(`[data-game="${where.game}"]`);
  await connects(page, code.toLowerCase());
  const offer = page.locator('[data-offer="q/1/1"]');
  await offer.waitFor();
  await expect
    .poll(() => offer.locator('.seats li').allInnerTexts())
    .toEqual(hallNames.map((name, i) => `${i + 1} ${name}`));
  await expect.poll(() => offer.innerText()).toContain(cupName);
  await isFine(page);

  // Second thoughts leave no trace; the code is used, and the phone is known.
  await page.goto('/games');
  await page.getByText(words.ru.games.none).waitFor();
  expect(await statusAtDesk()).toBe('scheduled');
  await page.goto('/connect');
  await offer.locator('[data-go="begin"]').tap();

  const one = refereeAt(page, 'touch', 'ru');
  await dealCards(one, record);
  const [first, cutAt] = [cut(6), cut(14)];
  await play(one, 0, first);
  await isAllThere(page);
  expect(await statusAtDesk()).toBe('running');
  const before = (await atDesk()).head;

  await context.setOffline(true);
  await play(one, first, cutAt);
  await mark(page, 'silentUnsent');
  expect((await atDesk()).head).toBe(before);
  await context.setOffline(false);
  await mark(page, 'sent');
  await isAllThere(page);

  await context.setOffline(true);
  await play(one, cutAt, cut(cutAt + 1));
  await mark(page, 'silentUnsent');

  const { context: other, page: there } = await second();
  await connects(there, await codeFor(`[data-referee="${hall.referee}"]`));
  await there
    .getByRole('alert')
    .getByText(/Another phone leads this table: Судья/)
    .waitFor();
  await isFine(there);
  await there.locator('[data-go="begin"]').tap();
  const two = refereeAt(there, 'touch', 'en');
  await there.locator('.next-bar').waitFor();
  await isAllThere(there);

  // The first phone hears of it, takes nothing, and takes the table back: what it had besides goes on from there.
  await context.setOffline(false);
  await panel(page).getByRole('heading', { name: served.taken.title }).waitFor();
  await panel(page).locator('[data-beside]').waitFor();
  const lostLines = lines.slice(cutAt, cut(cutAt + 1)).map(({ command }) => command.type);
  await expect
    .poll(() =>
      panel(page)
        .locator('[data-lost]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-lost'))),
    )
    .toEqual(lostLines);
  await isFine(page);
  expect((await atDesk()).branches).toHaveLength(1);
  const lost = await headHere(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Digit3');
  expect(await headHere(page)).toBe(lost);
  await panel(page).locator('[data-go="take-back"]').tap();
  await panel(page).waitFor({ state: 'detached' });
  await isAllThere(page);
  expect(await headHere(page)).toBe(lost);

  await panel(there).getByRole('heading', { name: words.en.served.taken.title }).waitFor();
  await panel(there).locator('[data-go="take-back"]').tap();
  await panel(there).waitFor({ state: 'detached' });
  await there.locator('.next-bar').waitFor();
  await isAllThere(there);
  await panel(page).waitFor();
  await play(two, cut(cutAt + 1), lines.length);
  await there.locator('[data-go="result"]').tap();
  await there.locator('[data-field="referee"]').fill('Судья Ёлкин');
  await there.locator('[data-go="sign"]').tap();
  if ((await there.locator('[data-go="sign-anyway"]').count()) > 0)
    await there.locator('[data-go="sign-anyway"]').tap();
  await there.locator('[data-sheet="in"]').waitFor();
  expect(await statusAtDesk()).toBe('signed');
  // What the desk wrote of the signature comes back to the phone when it next asks, every half a minute at the least.
  await expect
    .poll(
      async () => {
        const [here, desk] = [await headHere(there), (await atDesk()).head];
        return here === desk
          ? 'equal'
          : `${here} ≠ ${desk} where it says:\n${await there.locator('body').innerText()}`;
      },
      { timeout: 60_000 },
    )
    .toBe('equal');
  await expect
    .poll(() => there.locator('p[data-head]').getAttribute('data-head'))
    .toBe((await atDesk()).head);

  await isFine(there);
  await there.locator('[data-go="next-served"]').tap();
  await there.locator('[data-offer="q/2/1"]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await other.close();
}, 300_000);
