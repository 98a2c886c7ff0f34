// Somebody leaves after a round: what is mended is looked at, and a reserve takes over every game that is left.
import { opens } from './before.ts';
import type { DeskHand } from './desk-hand.ts';

export const leaves = async (hand: DeskHand, nickname: string, reserve: string): Promise<void> => {
  const { page, press } = hand;
  await opens(hand, nickname);
  await press('withdraw');
  await page.getByRole('dialog').locator('[name="reason"]').fill('Срочно уехал в Орёл');
  await press('withdraw-yes');
  await hand.told(`${nickname}: снят с турнира.`);
  await hand.room('seating');
  await hand.link('Отбор');
  await press('part-make');
  const out = page.locator('[data-out]', { hasText: nickname });
  const field = out.locator('[data-pick^="take-over"] input');
  await field.fill(reserve);
  await field.press('Enter');
  await page.locator('[data-part="mend-preview"]').getByText(`${reserve} ← ${nickname}`).first().waitFor();
  await press('mend');
  await hand.told(/^Починено: /);
};
