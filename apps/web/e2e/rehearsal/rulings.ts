// What is decided at the desk and on the phone of the official on duty: a game in play replayed, a protest that changes a result, points, a sheet put right, a fine, an expulsion.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { table } from './calling.ts';
import type { DeskHand } from './desk-hand.ts';

/** As Settings shows it, beside his name. */
export const officialCode = async ({ page, room }: DeskHand, nickname: string): Promise<string> => {
  await room('making');
  const official = page.locator('[data-official]', { hasText: nickname });
  await official.locator('[data-do="code"]').click();
  return (await official.locator('.large-code').textContent()) ?? '';
};

/** What a preview says, row by row, or that nothing changes. */
const previewed = async (page: Page): Promise<readonly (string | null)[]> => {
  const rows = page.getByRole('dialog').locator('tbody tr:not([aria-hidden]), [data-part="no-rows"]');
  await rows.first().waitFor();
  return rows.allTextContents();
};

/** Proposed by the chief; nothing can be applied before the official on duty has seen it and agreed on his phone. */
const agreed = async (hand: DeskHand, duty: Page, reason: string): Promise<void> => {
  const { page, press, field } = hand;
  await field('ruling-reason').fill(reason);
  await press('propose');
  const foreseen = await previewed(page);
  await press('propose-yes');
  const card = page.locator('[data-ruling][data-status="proposed"]');
  await card.locator('[data-part="missing"]').getByText('дежурный член').waitFor();
  expect(await card.locator('[data-do="apply"]').count()).toBe(0);
  const waiting = duty.locator('[data-ruling][data-status="proposed"]');
  await waiting.getByText(reason).waitFor();
  await waiting.locator('[data-do="agree"]').tap();
  expect(await previewed(duty)).toEqual(foreseen);
  await duty.locator('[data-do="agree-yes"]:enabled').tap();
  await hand.told('Согласны все: решение можно применить.');
  await hand.confirm('apply');
  await card.waitFor({ state: 'detached' });
};

/** From the table itself, while it plays. */
export const ordersReplay = async (hand: DeskHand, duty: Page, number: number): Promise<void> => {
  await hand.room('hall');
  await table(hand, number, 'running').click();
  await hand.link('Аннулировать, переиграть, изменить');
  await hand.page.locator('[data-way="replay"]').click();
  await agreed(hand, duty, 'Из зала подсказали: «ёлка».');
};

/** The sheet of a game, from the list. */
export const opensSheet = async (hand: DeskHand, game: string): Promise<void> => {
  await hand.room('sheets');
  await hand.field('search').fill(game);
  await hand.page.getByRole('button', { name: game, exact: true }).click();
};

/** A protest that the desk writes down, and the ruling from it that turns the result round. */
export const upholdsProtest = async (hand: DeskHand, duty: Page, game: string): Promise<void> => {
  const { page, press, field } = hand;
  await hand.room('cases');
  await page.locator('[data-part="file"] summary').click();
  await field('protest-game').selectOption({ label: game });
  await field('protest-player').selectOption({ index: 3 });
  await field('protest-text').fill('Последнее голосование посчитали неверно: «ёж» голосовал дважды.');
  await page.reload();
  await press('file-protest');
  await hand.told('Протест записан.');
  await page.locator('.list-rows [data-row] .list-open').first().click();
  await page.locator('[data-part="stake"]').getByText('Да:').waitFor();
  await hand.link('Предложить решение');
  await field('winner').fill('2');
  await page.locator('[data-kind="result"]').waitFor();
  await agreed(hand, duty, 'Пересчитали по записи: победа чёрных.');
  await page.locator('[data-outcome="result"]').waitFor();
};

/** The chief's own: extra points that were forgotten. */
export const rulesPoints = async (hand: DeskHand, game: string, extra: string): Promise<void> => {
  const { page, field } = hand;
  await opensSheet(hand, game);
  await hand.link('Вынести решение');
  await page.locator('[data-way="sheet"]').click();
  await field('extra').fill(extra);
  await page.locator('[data-kind="points"]').waitFor();
  await field('ruling-reason').fill('Судья забыл записать «доп».');
  await hand.confirm('propose');
  await hand.confirm('apply');
  await page.locator('[data-ruling] [data-do="apply"]').waitFor({ state: 'detached' });
};

/** A slip on a signed sheet, put right with what it changes in sight; signed again. */
export const correctsSheet = async (hand: DeskHand, game: string): Promise<void> => {
  const { page, press, field } = hand;
  await opensSheet(hand, game);
  await press('correct-open');
  await field('bestMove').fill('346');
  await field('reason').fill('В «лучшем ходе» было 6, а не 5.');
  await hand.confirm('correct');
  await press('sign');
  await page.locator('section[data-status="signed"]').waitFor();
};

const measures = async (hand: DeskHand, what: 'fine' | 'expel', nickname: string): Promise<Locator> => {
  const { page, field } = hand;
  await hand.room('cases');
  await hand.link('Карточки и отстранения');
  await page.locator(`[data-measure="${what}"]`).click();
  await hand.pick('measured', nickname);
  await field('note').fill(what === 'fine' ? 'Опоздал на тур' : 'Искал подсказку в «ёлке» чата');
  return page.locator('.list-rows [data-row]').filter({ has: page.getByText(nickname, { exact: true }) });
};

export const fines = async (hand: DeskHand, nickname: string): Promise<void> => {
  const row = await measures(hand, 'fine', nickname);
  await hand.field('points').fill('0,3');
  await hand.confirm('fine');
  await hand.field('search').fill(nickname);
  await row.locator('[data-column="fines"]').getByText('0,3').waitFor();
};

export const expels = async (hand: DeskHand, nickname: string): Promise<void> => {
  const row = await measures(hand, 'expel', nickname);
  await hand.confirm('expel');
  await hand.field('search').fill(nickname);
  await row.locator('[data-column="state"]').getByText('исключён').waitFor();
};
