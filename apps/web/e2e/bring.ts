// A written game onto the device as a person brings one: its record pasted and taken.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Page } from 'playwright-core';
import { simulatedGame, writtenOut } from './games.ts';

export const bringGame = async (page: Page, record: string): Promise<void> => {
  await page.goto('/take-over');
  await page.locator('textarea').fill(record);
  await page.locator('[data-go="take"]').click();
  await page.locator('main.table').waitFor();
};

/** A game whose cards are dealt and nothing else: where its beginning is not the subject. */
export const bringDealt = (page: Page, id: RulebookId = 'fsm-2024'): Promise<void> =>
  bringGame(page, writtenOut(simulatedGame(id, 1), []));
