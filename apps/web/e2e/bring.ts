// A written game onto the device as a person brings one: its record pasted and taken.
import type { Page } from 'playwright-core';

export const bringGame = async (page: Page, record: string): Promise<void> => {
  await page.goto('/take-over');
  await page.locator('textarea').fill(record);
  await page.locator('[data-go="take"]').click();
  await page.locator('main.table').waitFor();
};
