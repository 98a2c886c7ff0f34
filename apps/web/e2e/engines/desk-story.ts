// At the desk, all on screens: the owner takes the server, makes a tournament, twenty come, and their seats are laid.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { claimed, fillIn, submit } from '../club-people.ts';
import { checksIn, cupAt, lays, starts } from '../rehearsal/before.ts';
import { type DeskHand, deskHand } from '../rehearsal/desk-hand.ts';

type Server = { readonly url: string; readonly claimPath: string };

const players = Array.from({ length: 20 }, (_, i) => `Ёлка-${i + 1} «Ряд»`);

const next = (page: Page): Promise<void> => page.locator('[data-do="next"]').click();

export const makesCup = async (page: Page, server: Server): Promise<DeskHand> => {
  await claimed(page, server.claimPath);
  await page.goto('/new-tournament');
  await fillIn(page, { name: 'Кубок «Ёлки»' });
  await next(page);
  await page.locator('[data-rulebook="fsm-2024"]').click();
  await next(page);
  await page.locator('[data-stage="1"] [name="stage-games"]').fill('3');
  await next(page);
  await page.locator('[data-do="chief-me"]').click();
  await next(page);
  await page.locator('[data-do="make"]').click();
  await page.waitForURL(/\/desk\/[^/]+/);
  return deskHand(page, server, cupAt(page));
};

export const takesIn = async (hand: DeskHand): Promise<void> => {
  const { page, press } = hand;
  const view = (name: string): Promise<void> => page.locator(`.roster-views [href$="${name}"]`).click();
  await hand.room('people');
  await view('_import');
  await fillIn(page, { cells: ['Ник', ...players].join('\n') });
  await submit(page, 'paste');
  await press('take-in');
  await expect.poll(async () => (await hand.picture()).entries.length).toBe(players.length);
  await view('_checkIn');
  for (const nickname of players) await checksIn(page, nickname);
};

export const laysSeats = async (hand: DeskHand): Promise<void> => {
  await starts(hand);
  await lays(hand);
  await hand.confirm('publish');
};
