// Before the first round, all on screens: the tournament is made, twenty-two people come in from a spreadsheet, twenty are seated.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillIn, submit } from '../club-people.ts';
import type { House } from '../screen.ts';
import { type DeskHand, deskHand } from './desk-hand.ts';

export const refereeNames = ['Sable', 'Heron'] as const;

/** Reserves are the last two. */
export const playerNames = Array.from({ length: 22 }, (_, i) => `Player${i + 1}`);

const next = (page: Page): Promise<void> => page.locator('[data-do="next"]').click();

export const makes = async (page: Page, house: House): Promise<DeskHand> => {
  await page.goto('/new-tournament');
  // What is wrong is told at its step.
  await next(page);
  await page.locator('[data-fault="name"]').waitFor();
  await fillIn(page, { name: 'Minsk Open' });
  await next(page);
  await page.locator('[data-rulebook="neft-mmt"]').click();
  // Back leads to the step before, and everything is still there.
  await page.goBack();
  await page.locator('[name="name"]').waitFor();
  await page.goForward();
  await page.reload();
  await page.locator('[data-rulebook="neft-mmt"][aria-pressed="true"]').waitFor();
  await page.locator('[name="second"]').uncheck();
  await next(page);
  await page.locator('[data-stage="1"] [name="stage-games"]').fill('3');
  await page.locator('[data-do="add-final"]').click();
  await page.locator('[data-stage="2"] [name="stage-games"]').fill('1');
  await next(page);
  await page.locator('[data-do="chief-me"]').click();
  await page.locator('[data-office="referee"]').click();
  for (const nickname of refereeNames) {
    await fillIn(page, { official: nickname });
    // Somebody typed and not added is not left behind unsaid.
    await next(page);
    await page.locator('[data-fault="not-added"]').waitFor();
    await page.locator('[data-do="add-official"]').click();
  }
  await next(page);
  await page.locator('[data-do="make"]').click();
  await page.waitForURL(/\/desk\/minsk-open-/);
  const cup = /\/desk\/([^/]+)/.exec(page.url())?.[1] ?? '';
  return deskHand(page, house, cup);
};

/** As at the door: a nickname is typed, Enter takes whoever has it, and the field is empty for the next. */
export const checksIn = async (page: Page, nickname: string): Promise<void> => {
  const search = page.locator('[name="search"]');
  await search.fill(nickname);
  await search.press('Enter');
  await expect.poll(() => search.inputValue()).toBe('');
};

export const registers = async (hand: DeskHand): Promise<void> => {
  const { page, press } = hand;
  await hand.room('people', '_import');
  await fillIn(page, { cells: ['Nick', ...playerNames].join('\n') });
  await page.reload();
  await submit(page, 'paste');
  await page.locator('[data-do="take-in"]').waitFor();
  await page.reload();
  await press('take-in');
  await hand.told('22 people are in.');
  for (const nickname of playerNames.slice(20)) {
    await page.getByRole('link', { name: 'Everybody' }).click();
    await page.locator('[name="search"]').fill(nickname);
    await page.getByRole('button', { name: nickname }).click();
    await press('reserve');
  }
  await hand.room('people', '_checkIn');
  for (const nickname of playerNames) await checksIn(page, nickname);
};

export const starts = async (hand: DeskHand): Promise<void> => {
  await hand.room('making');
  await hand.confirm('publish-rules');
  await hand.confirm('start-tournament');
  await hand.page.locator('[data-next="form-stage"]').waitFor();
};

/** A stage from its field to a seating that is laid, with its rounds on the screen. */
export const lays = async (hand: DeskHand, stage?: string): Promise<void> => {
  const { page, press } = hand;
  await hand.room('seating', stage);
  await press('part-field');
  await press('in-order');
  await press('form-stage');
  await press('part-make');
  await page.locator('[data-part="new-seating"]').waitFor();
  await press('search');
  await page.locator('[data-making="made"]').waitFor();
  await press('lay');
  await press('part-rounds');
};

/** One stage from its field to its referees, all of its rounds. */
export const seats = async (hand: DeskHand, stage: string, rounds: number): Promise<void> => {
  const { press, confirm } = hand;
  await lays(hand, stage);
  for (let round = 1; round <= rounds; round++) {
    await confirm('publish');
    await hand.told(`Round ${round} is published.`);
  }
  await press('part-referees');
  await confirm('propose');
  await hand.told('Referees are assigned.');
};
