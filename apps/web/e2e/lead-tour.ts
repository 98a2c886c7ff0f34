// A room that a person leads, from making it to its end: ten players at their sockets, a foul, a pause, a reload in the middle.
import { joined, type RoomPlayer, sitAt } from '@omerta/server/testing/room-players.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const large = '.next-bar .main:not([disabled])';
const position = async (page: Page): Promise<string> =>
  page
    .locator('main.table')
    .evaluate(({ dataset }) => JSON.stringify([dataset['phase'], dataset['standing']]));

/** The large button, and where it asks whether that was meant, the answer. */
const press = async (page: Page): Promise<void> => {
  await page.locator(`[data-do="sure"], ${large}`).first().click();
  await page.locator('.heading .saved').waitFor();
};

const pressUntil = async (page: Page, is: string): Promise<void> => {
  for (let i = 0; i < 600 && !(await page.locator(is).count()); i++) await press(page);
  await page.locator(is).first().waitFor();
};

type LedRoom = { readonly room: string; readonly players: readonly RoomPlayer[] };

const made = async (page: Page, url: string, see: (name: string) => Promise<void>): Promise<LedRoom> => {
  await page.goto('/play');
  await page.locator('[data-referee="person"]').click();
  await see('lead-making');
  await page.locator('[data-go="make"]').click();
  await page.locator('main[data-scene="waiting"]').waitFor();
  await page.waitForURL(/\/play\/[^/]+/);
  const room = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const sat = async (from: number, to: number): Promise<readonly RoomPlayer[]> => {
    const players: RoomPlayer[] = [];
    for (let i = from; i <= to; i++) {
      const chair = await sitAt(url, room, `Ёлка-${i} «Ряд»`);
      players.push(await joined(url, room, chair, { seed: i }));
    }
    return players;
  };
  const early = await sat(1, 7);
  await page.locator('.seat.is-ready[data-chair="7"]').waitFor();
  await see('lead-lobby');
  return { room, players: [...early, ...(await sat(8, 10))] };
};

export const leadTour = async (
  page: Page,
  url: string,
  see: (name: string) => Promise<void>,
): Promise<LedRoom> => {
  const led = await made(page, url, see);
  await page.locator('main.table').waitFor();
  await pressUntil(page, '[data-standing="speech 1"]');
  await page.locator('[data-tool="foul"]').click();
  await page.locator('[data-seat="5"]').click();
  await page.locator('[data-seat="5"] .fouled').waitFor();
  await see('lead-foul');
  await page.locator('[data-tool="pause"]').click();
  await see('lead-paused');
  const before = await position(page);
  await page.reload();
  await page.locator('main.table').waitFor();
  expect(await position(page)).toBe(before);
  await page.locator('[data-tool="pause"]').click();
  await pressUntil(page, '[data-expected^="vote"][data-standing=""]');
  await page.locator('.seat.chosen').first().waitFor();
  await see('lead-ballot');
  await pressUntil(page, '[data-expected="shots"]');
  // The numbers are called, and the shots stand there.
  await press(page);
  await page.locator('.tools [data-shooter]').first().waitFor();
  await see('lead-night');
  await pressUntil(page, '[data-go="end"]');
  await page.locator('[data-go="end"]').click();
  await page.locator('main.played').waitFor();
  await see('lead-end');
  return led;
};
