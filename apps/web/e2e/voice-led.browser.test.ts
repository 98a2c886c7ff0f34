// A person leads with his voice: he is heard at any time, by night too; whom he mutes is heard by nobody until he lets him speak again.
import { addBots, makeRoomAt } from '@omerta/server/testing/room-players.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { House } from './screen.ts';
import {
  begin,
  listenedTo,
  look,
  reaches,
  sends,
  sitDown,
  startVoiceHouse,
  takeTheLead,
  type VoiceDevice,
} from './voice/voice-table.ts';

let house: House;
beforeAll(async () => {
  house = await startVoiceHouse();
}, 120_000);
afterAll(() => house.close());

/** The large button, and where it asks whether that was meant, the answer. */
const pressUntil = async (page: Page, is: string): Promise<void> => {
  for (let i = 0; i < 100 && !(await page.locator(is).count()); i++) {
    await page.locator('[data-do="sure"], .next-bar .main:not([disabled])').first().click();
    await page.locator('.heading .saved').waitFor();
  }
  await page.locator(is).first().waitFor();
};

/** The chairs that this device has played while one of these had the word. */
const played = async (device: VoiceDevice, word: RegExp): Promise<readonly string[]> => {
  const all = Object.entries(await listenedTo(device)).filter(([had]) => word.test(had));
  return [...new Set(all.flatMap(([, chairs]) => Object.keys(chairs)))].toSorted();
};

const pressMute = async (page: Page, seat: string): Promise<void> => {
  await page.locator(`[data-seat="${seat}"]`).click({ delay: 900 });
  await page.locator('[data-do="mute"]').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

it('is heard day and night, hears who has the word, and mutes him', async () => {
  const room = await makeRoomAt(house.url, { referee: 'person' });
  const leader = await takeTheLead(house, room);
  const people = [await sitDown(house, room.room, 1), await sitDown(house, room.room, 2)];
  const all = [leader, ...people];
  await Promise.all(all.map((each) => reaches(each, 2)));
  await addBots(house.url, room, 8);
  await begin({ room, devices: people });
  const { page } = leader;
  await page.locator('main.table').waitFor();
  await pressUntil(page, 'main[data-phase^="night"]');
  for (const each of people)
    await expect.poll(() => played(each, /^night/), { timeout: 60_000 }).toEqual(['0']);

  const seated = await Promise.all(people.map(async (each) => Number((await look(each)).seat)));
  const [first = 0] = seated.toSorted((a, b) => a - b);
  const speaker = people[seated.indexOf(first)] as VoiceDevice;
  const listener = people.find((each) => each !== speaker) as VoiceDevice;
  await pressUntil(page, `main[data-standing="speech ${first}"]`);
  const own = new RegExp(`^day 1 seat ${first}$`);
  const chair = String(speaker.chair);
  await expect.poll(() => played(listener, own), { timeout: 60_000 }).toEqual(['0', chair].toSorted());
  await expect.poll(() => played(leader, /^day/), { timeout: 60_000 }).toEqual([chair]);

  await pressMute(page, String(first));
  await expect.poll(() => sends(speaker)).toBe(0);
  await expect.poll(() => sends(leader)).toBe(2);
  await pressMute(page, String(first));
  await expect.poll(() => sends(speaker)).toBe(2);

  // Nobody else was played anywhere, and nobody but the leader while it was not his minute.
  expect(await played(leader, /./)).toEqual([chair]);
  expect(await played(speaker, /./)).toEqual(['0']);
  for (const [word, chairs] of Object.entries(await listenedTo(listener)))
    if (!own.test(word)) expect(Object.keys(chairs), word).toEqual(['0']);
}, 600_000);
