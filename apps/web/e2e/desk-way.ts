// The ways to a room of the desk and to a code for a phone, as a person goes them: by links and presses.
import type { Locator, Page } from 'playwright-core';

export const toRoom = async (page: Page, room: string): Promise<void> => {
  const link = `.desk-rooms [data-room="${room}"]`;
  await page.locator(link).click();
  await page.locator(`${link}[aria-current="page"]`).waitFor();
};

export const openDesk = async (page: Page, tournament: string, room: string): Promise<void> => {
  await page.goto('/desk');
  await page.locator(`[data-tournament="${tournament}"] a.what`).click();
  await toRoom(page, room);
};

/** One of the parts of the cases. */
export const openCases = async (page: Page, tournament: string, part: string): Promise<void> => {
  await openDesk(page, tournament, 'cases');
  await page.locator(`.desk-actions a[href$="/cases/${part}"]`).click();
};

/** As it is read off the screen beside `place`. */
export const codeAt = async (place: Locator): Promise<string> => {
  await place.locator('[data-do="code"]').click();
  return ((await place.locator('.large-code').textContent()) ?? '').replace(' ', '');
};
