// The end: everything closed in one press, lots at the border of the final, the table withheld and revealed on a wall, the end taken back once, and what is left behind.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { submit } from '../club-people.ts';
import { openPage } from '../screen.ts';
import { lays } from './before.ts';
import type { DeskHand } from './desk-hand.ts';
import type { HiredHall } from './hall.ts';

/** Nobody may protest any more. */
const protestOver = 700;

export const closesGames = async (hand: DeskHand, hall: HiredHall, games: number): Promise<void> => {
  await hall.pass(hand.page, protestOver);
  await hand.room('hall');
  await hand.page.locator('[data-do="close-games"]').getByText(`Закрыть игры: ${games}`).click();
  await hand.told(`Закрыто игр: ${games}.`);
};

const matters = ({ page }: DeskHand): Promise<(string | null)[]> =>
  page.locator('[data-matter]').evaluateAll((all) => all.map((each) => each.getAttribute('data-matter')));

/** A final that nobody has formed keeps it open; whether a lot has to part its border too. */
export const cannotFinish = async (hand: DeskHand): Promise<boolean> => {
  await hand.room('finish');
  const besideLots = async () => (await matters(hand)).filter((what) => what !== 'lot');
  await expect.poll(besideLots).toEqual(['stage-unformed']);
  await hand.told('Финал «Ёлки» — этап не сыгран: нет состава');
  expect(await hand.page.locator('[data-do="finish"]').isDisabled()).toBe(true);
  return (await matters(hand)).includes('lot');
};

/** Places that nothing else parts, each by its own lot. */
export const drawsLots = async (hand: DeskHand): Promise<void> => {
  await hand.room('finish');
  const open = hand.page.locator('[data-matter="lot"]');
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await hand.confirm('draw-lot');
    await open.nth(left - 1).waitFor({ state: 'detached' });
  }
};

const waitsForLot = async (hand: DeskHand): Promise<void> => {
  await hand.room('seating');
  await hand.press('part-field');
  await hand.page.getByRole('alert').getByText('Они делят место на черте').waitFor();
  expect(await hand.page.locator('[data-do="form-stage"]').isDisabled()).toBe(true);
  await drawsLots(hand);
};

/** A tie across the border waits for its lot; then the first ten are seated. */
export const seatsFinal = async (hand: DeskHand, finals: number, isTied: boolean): Promise<void> => {
  const { page, press } = hand;
  if (isTied) await waitsForLot(hand);
  await lays(hand);
  await page.locator(`[data-round="${finals}"]`).click();
  await hand.confirm('publish');
  await hand.told(finals === 1 ? 'Тур 1 опубликован.' : `Туры 1–${finals} опубликованы.`);
  await press('part-referees');
  await hand.confirm('propose');
  await hand.told('Судьи назначены.');
};

/** A wall of the hall, opened at the address that the desk has given it. */
export const hangsWall = async (hand: DeskHand, hall: HiredHall): Promise<Page> => {
  const { page, field } = hand;
  await hand.room('screens');
  await field('screen').fill('Стена «Ё»');
  await submit(page, 'screen');
  const address = await page.locator('[data-address]').getAttribute('href');
  const wall = await openPage(hall, { device: 'desktop', lang: 'ru' });
  await wall.goto(address ?? '');
  await wall.locator('[data-table="1"]').first().waitFor();
  return wall;
};

/** The public sees no table any more. */
export const hides = async (hand: DeskHand): Promise<void> => {
  await hand.room('finish');
  await hand.press('hide');
  await hand.told('Зрители не видят ни таблицы, ни результатов.');
};

/** From the last place up, by the keys of a presenter; then everybody may see everything. */
export const reveals = async (hand: DeskHand, wall: Page): Promise<void> => {
  const { page, press } = hand;
  await hand.room('finish');
  await press('reveal-begin');
  await page.locator('[data-reveal="none"]').waitFor();
  await page.keyboard.press('PageDown');
  await wall.locator('[data-place]').first().waitFor();
  await page.keyboard.press('PageDown');
  await expect.poll(() => wall.locator('[data-place]').count()).toBeGreaterThan(1);
  await hand.confirm('release');
  await hand.told('Результаты открыты.');
};

export const finishes = async (hand: DeskHand): Promise<void> => {
  await hand.room('finish');
  await hand.confirm('finish');
  await hand.page.locator('[data-part="end"]').getByText('Турнир завершён.').waitFor();
};

export const takesEndBack = async (hand: DeskHand): Promise<void> => {
  const { page, press } = hand;
  await press('reopen');
  await page.getByRole('dialog').locator('[name="reason"]').fill('Забыли о «премии» дублёра');
  await press('reopen-yes');
  await hand.told('Завершение отменено: турнир идёт.');
};

const saved = async ({ page }: DeskHand, button: string): Promise<Buffer> => {
  const coming = page.waitForEvent('download');
  await page.locator(button).click();
  return readFile(await (await coming).path());
};

export type LeftBehind = Readonly<Record<'archive' | 'pack' | 'workbook' | 'site', Buffer>>;

export const handsOut = async (hand: DeskHand): Promise<LeftBehind> => {
  await hand.confirm('hand-out');
  const archive = await saved(hand, '[data-file="archive"]');
  const site = await saved(hand, '[data-file="site"]');
  await hand.press('write-site');
  await hand.told(/^Записано: страниц \d+/);
  await hand.room('print');
  const pack = await saved(hand, '[data-do="print-pack"]');
  const workbook = await saved(hand, '[data-export="xlsx"]');
  return { archive, pack, workbook, site };
};
