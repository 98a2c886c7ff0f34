// The sheet of a served game on its referee's phone: points, protests, the signature.
import type { Page } from 'playwright-core';

export const rewards = async (phone: Page, seat: number, points: string): Promise<void> => {
  await phone.locator(`[data-points-of="${seat}"]`).tap();
  await phone.locator(`[data-extra="${points}"]`).tap();
  await phone.locator('[data-go="close-points"]').tap();
};

export const protests = async (phone: Page, seat: number, words: string): Promise<void> => {
  const form = phone.locator('details:has([data-go="protest"])');
  if ((await form.getAttribute('open')) === null) await phone.locator('[data-go="protest"]').tap();
  await phone.locator('[data-field="protester"]').selectOption(String(seat));
  await phone.locator('[data-field="protest-note"]').fill(words);
  await phone.locator('[data-go="file-protest"]').tap();
};

/** Also where something on it is unlikely; until the tournament has it. */
export const signs = async (phone: Page, referee: string): Promise<void> => {
  await phone.locator('[data-field="referee"]').fill(referee);
  await phone.locator('[data-go="sign"]').tap();
  const unlikely = phone.locator('[data-go="sign-anyway"]');
  await unlikely.or(phone.locator('[data-sheet="in"]')).first().waitFor();
  if ((await unlikely.count()) > 0) await unlikely.tap();
  await phone.locator('[data-sheet="in"]').waitFor();
};
