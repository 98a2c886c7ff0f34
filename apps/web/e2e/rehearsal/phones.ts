// Phones in the hall: each comes in by a code that the desk has shown, and leads the games that it is offered.
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Page } from 'playwright-core';
import { submit } from '../club-people.ts';
import { type Referee, refereeAt } from '../hand.ts';
import { playLines } from '../play.ts';
import { type House, openPage } from '../screen.ts';
import { spellOut } from '../spelled-out.ts';
import { dealCards } from '../start.ts';

const toOffer = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('[data-go="connect"]').tap();
};

/** `alone`: it needs the server for its games alone. */
export const refereePhone = async (house: House, code: string, alone = false): Promise<Referee> => {
  const page = await openPage(house, { lang: 'ru', offline: alone });
  await toOffer(page);
  if (alone) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('#code').fill(code);
  await page.locator('button[data-go="connect"]').tap();
  await page.locator('[data-offer]').waitFor();
  return refereeAt(page, 'page', 'ru');
};

const signedIn = async (house: House, code: string): Promise<Page> => {
  const page = await openPage(house, { lang: 'ru' });
  await page.goto('/');
  await page.locator('[data-go="account"]').tap();
  await page.locator('[name="code"]').fill(code);
  await submit(page, 'code');
  return page;
};

/** An official who does not sit at the desk: what waits for him opens by itself. */
export const officialPhone = async (house: House, code: string): Promise<Page> => {
  const page = await signedIn(house, code);
  await page.locator('[data-part="nothing"]').waitFor();
  return page;
};

/** A player: his next table opens by itself. */
export const playerPhone = async (house: House, code: string): Promise<Page> => {
  const page = await signedIn(house, code);
  await page.locator('[data-part="next"] [data-table]').waitFor();
  return page;
};

/** From the cards to as many lines as are asked for. */
export const leads = async (
  referee: Referee,
  record: GameRecord,
  lines = Number.POSITIVE_INFINITY,
): Promise<void> => {
  await referee.page.locator('[data-go="begin"]').tap();
  await dealCards(referee, record);
  await playLines(referee, record.rulebook, spellOut(record).slice(0, lines));
};

/** What somebody else has begun, from the line at which he stopped. */
export const takesOver = async ({ page }: Referee): Promise<void> => {
  await page.locator('[data-go="begin"]').tap();
  await page.locator('main[data-phase]').waitFor();
};

/** The desk has given its game to somebody else, or annulled it: the phone says so by itself. */
export const isTold = ({ page }: Referee): Promise<void> =>
  page.locator('[data-part="ended-early"]').waitFor();

/** From what it was told to what it is to lead next. */
export const goesOn = async ({ page }: Referee, where: string): Promise<void> => {
  await page.locator('[data-go="after-ended"]').tap();
  await page.locator('[data-offer] .where').getByText(where).waitFor();
};

export const signs = async ({ page }: Referee, name: string): Promise<void> => {
  await page.locator('[data-go="result"]').tap();
  await page.locator('[data-field="referee"]').fill(name);
  await page.locator('[data-go="sign"]').tap();
  const unlikely = page.locator('[data-go="sign-anyway"]');
  await unlikely.or(page.locator('[data-sheet="in"]')).first().waitFor();
  if ((await unlikely.count()) > 0) await unlikely.tap();
  await page.locator('[data-sheet="in"]').waitFor();
};
