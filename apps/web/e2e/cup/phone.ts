// A referee's phone in a tournament: it comes in by a code and leads the games that it is offered.
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { type Referee, refereeAt } from '../hand.ts';
import { playLines } from '../play.ts';
import { type House, openPage } from '../screen.ts';
import { spellOut } from '../spelled-out.ts';
import { dealCards } from '../start.ts';

export const phoneWith = async (house: House, code: string): Promise<Referee> => {
  const page = await openPage(house, { lang: 'en' });
  await page.goto('/connect');
  await page.locator('#code').fill(code);
  await page.locator('[data-go="connect"]').tap();
  await page.locator('[data-offer]').waitFor();
  return refereeAt(page, 'page', 'en');
};

/** The game that it is offered, from the cards to the signed sheet in the tournament. */
export const leads = async (referee: Referee, game: string, record: GameRecord): Promise<void> => {
  const { page } = referee;
  await page.goto('/connect');
  await page.locator(`[data-offer="${game}"] [data-go="begin"]`).tap();
  await dealCards(referee, record);
  await playLines(referee, record.rulebook, spellOut(record));
  await page.locator('[data-go="result"]').tap();
  await page.locator('[data-field="referee"]').fill('Judge');
  await page.locator('[data-go="sign"]').tap();
  const unlikely = page.locator('[data-go="sign-anyway"]');
  await unlikely.or(page.locator('[data-sheet="in"]')).first().waitFor();
  if ((await unlikely.count()) > 0) await unlikely.tap();
  await page.locator('[data-sheet="in"]').waitFor();
};
