// The hall from the desk: rounds called and called back, whoever is missing replaced, codes for phones, a referee who fell ill, games from paper.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { DeskHand } from './desk-hand.ts';
import type { HiredHall } from './hall.ts';

export const table = ({ page }: DeskHand, number: number, status?: string): Locator =>
  page.locator(`[data-table="${number}"]${status === undefined ? '' : `[data-status="${status}"]`}`);

const calls = async ({ page, press }: DeskHand): Promise<void> => {
  await press('call-round');
  await page.locator('[data-minutes="2"]').click();
  await press('call-now');
};

export const callsRound = async (hand: DeskHand, tables: number): Promise<void> => {
  await hand.room('hall');
  await calls(hand);
  await hand.page
    .locator('[data-status="called"]')
    .nth(tables - 1)
    .waitFor();
};

/** Called too early, called back; and nobody is called to a second table. */
export const callsInError = async (hand: DeskHand, called: readonly string[]): Promise<void> => {
  const { page, press } = hand;
  await hand.room('hall');
  await calls(hand);
  await hand.told('Тур 1 вызван на');
  await press('undo');
  await table(hand, 1, 'scheduled').first().waitFor();
  await callsRound(hand, 4);
  await calls(hand);
  const refused = page.getByRole('alert').filter({ hasText: 'ещё за другим столом' });
  await refused.waitFor();
  const sentence = await refused.textContent();
  expect(called.some((nickname) => sentence?.includes(nickname))).toBe(true);
  await press('forget');
  await press('uncall-round');
  await page.locator('[data-counting]').waitFor({ state: 'detached' });
  await callsRound(hand, 4);
  await table(hand, 4, 'called').click();
  await press('uncall-game');
  await hand.told('Вызов стола 4 отозван.');
  await press('undo');
  await table(hand, 4, 'called').waitFor();
};

/** Somebody has not come to the called table: a reserve sits in. */
export const seatsSubstitute = async (hand: DeskHand, seat: number, reserve: string): Promise<string> => {
  const { page, press } = hand;
  await hand.room('hall');
  await table(hand, 1, 'called').click();
  const place = page.locator(`[data-watched] [data-seat="${seat}"]`);
  const missing = (await place.locator('.nick').textContent()) ?? '';
  await place.click();
  await press('mark-absent');
  const need = page.locator('[data-need="absent"]');
  await need.getByText(missing).waitFor();
  await need.locator('[data-do="seat-substitute"]', { hasText: reserve }).click();
  await need.waitFor({ state: 'detached' });
  return missing;
};

/** Who leads a table, as its card says. */
export const leaderOf = async (hand: DeskHand, number: number): Promise<string> =>
  (await table(hand, number).first().locator('.more span').first().textContent()) ?? '';

/** As the list of codes shows it. */
export const codeOf = async ({ page }: DeskHand, nickname: string): Promise<string> => {
  await page.locator('[data-go="codes"]').click();
  const row = page.locator('[data-part="referees"] li', { hasText: nickname });
  await row.locator('[data-do="code"]').click();
  const code = (await row.locator('.large-code').textContent()) ?? '';
  await page.locator('[data-go="back"]').click();
  return code;
};

/** The power goes while two tables play: the desk says so, keeps its rooms, and comes back by itself. */
export const losesPower = async (hand: DeskHand, hall: HiredHall): Promise<void> => {
  const { page } = hand;
  await hand.room('hall');
  for (const number of [1, 2])
    await table(hand, number, 'running').and(page.locator(':not([data-line="dealing"])')).waitFor();
  await hall.kill();
  const away = page.locator('.desk-top .stale');
  await away.waitFor();
  await hand.room('people');
  await hand.room('hall');
  await table(hand, 2, 'running').waitFor();
  await hall.comeBack();
  await away.waitFor({ state: 'detached' });
  await table(hand, 2, 'running').waitFor();
};

/** A referee falls ill in the middle of a game: whoever is free leads it on. */
export const changesReferee = async (hand: DeskHand, number: number, other: string): Promise<void> => {
  const { page, press } = hand;
  await hand.room('hall');
  await table(hand, number, 'running').click();
  await press('change-referee');
  await page.getByRole('dialog').getByRole('button', { name: other, exact: true }).click();
  await page.locator('[data-watched]').getByText(`Ведёт: ${other}`).waitFor();
};
