// Somebody in the hall with a phone of his own, who follows the links of the public pages.
import { openPage } from '../screen.ts';
import { cupName } from './before.ts';
import type { HiredHall } from './hall.ts';

/** From the first page to a game, which says all of this. */
export const readsGame = async (hall: HiredHall, game: string, says: readonly string[]): Promise<void> => {
  const page = await openPage(hall, { lang: 'ru' });
  await page.goto('/');
  await page.locator('[data-go="live"]').tap();
  await page.getByRole('link', { name: cupName }).first().tap();
  const way = page.locator(`a[href*="${encodeURIComponent(game)}"]`).last();
  await page.locator('details').filter({ has: way }).last().locator('summary').first().tap();
  await way.tap();
  for (const each of says) await page.locator('main').getByText(each).first().waitFor();
  await page.context().close();
};
