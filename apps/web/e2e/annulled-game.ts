// A game annulled on its referee's phone, and the ruling at the desk that orders its replay with a substitute.
import type { Page } from 'playwright-core';

/** `clause` null: the rulebook has no cause to choose. */
export const annulsOnPhone = async (phone: Page, clause: string | null, words: string): Promise<void> => {
  await phone.locator('.heading .icons button').last().tap();
  await phone.locator('[data-do="annul"]').tap();
  if (clause !== null) await phone.locator('[data-field="annul-clause"]').selectOption(clause);
  await phone.locator('#written').fill(words);
  await phone.locator('[data-do="write"]').tap();
  await phone.locator('[data-go="result"]').first().tap();
};

type Replaced = { readonly unable: string; readonly substitute: string; readonly reason: string };

/** What the desk proposed before anybody chose: the cause that the phone has named, and who may sit in. */
type Proposed = { readonly cause: string; readonly offered: readonly string[] };

/** From the need in the hall to the ruling that is applied. */
export const ordersReplay = async (
  desk: Page,
  { unable, substitute, reason }: Replaced,
): Promise<Proposed> => {
  await desk.locator('[data-need="annulled"]').getByRole('link', { name: 'Решить' }).click();
  await desk.locator('[name="unable"]').fill(unable.toLowerCase());
  await desk.locator('[data-pick="unable"]').getByRole('button', { name: unable, exact: true }).click();
  const cause = await desk.locator('[name="cause"]').inputValue();
  const substitutes = desk.locator('[data-pick="substitute"]');
  const offered = await substitutes.locator('[data-person]').allInnerTexts();
  await substitutes.getByRole('button', { name: substitute }).click();
  await desk.locator('[name="ruling-reason"]').fill(reason);
  for (const what of ['propose', 'apply']) {
    await desk.locator(`[data-do="${what}"]`).click();
    await desk.locator(`[data-do="${what}-yes"]:enabled`).click();
  }
  return { cause, offered };
};
