// Devices with a microphone each at one table of a real server: they sit down, speak in turn, are killed and cut off.
import { addBots, type MadeRoom, makeRoomAt } from '@omerta/server/testing/room-players.ts';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startServerAlone } from '../real-server.ts';
import { type House, openDevice } from '../screen.ts';
import { type Listened, putEars, putHand } from './ears.ts';

/** Microphones that beep once a second, given without a question. */
const microphones = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export const startVoiceHouse = async (
  environment: Parameters<typeof startServerAlone>[1] = {},
): Promise<House> => {
  const server = await startServerAlone([], environment);
  const browser = await startChromium(microphones);
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { ...server, browser, close };
};

export type VoiceDevice = {
  readonly chair: number;
  readonly context: BrowserContext;
  /** The one that is open now: a killed one is followed by another. */
  page: Page;
  /** What pages that were killed had listened to. */
  before: Listened;
};

export const sitDown = async (house: House, room: string, chair: number): Promise<VoiceDevice> => {
  const context = await openDevice(house, { device: 'small', lang: 'en' });
  await context.addInitScript(putEars);
  await context.addInitScript(putHand);
  const page = await context.newPage();
  await page.goto(`/play/${room}`);
  await page.locator('[data-field="nickname"]').fill(tableNames[chair - 1] ?? '');
  await page.locator('[data-go="chair"]').click();
  await page.locator('[data-act="ready"]').waitFor();
  return { chair, context, page, before: {} };
};

/** Somebody who leads a room without a chair: the others know him as chair 0. */
export const takeTheLead = async (house: House, { room, key }: MadeRoom): Promise<VoiceDevice> => {
  const context = await openDevice(house, { device: 'small', lang: 'en' });
  await context.addInitScript(putEars);
  const keys = JSON.stringify({ [room]: { key, token: null } });
  await context.addInitScript((held) => localStorage.setItem('omerta.rooms', held), keys);
  const page = await context.newPage();
  await page.goto(`/play/${room}`);
  await page.locator('main[data-scene="waiting"]').waitFor();
  return { chair: 0, context, page, before: {} };
};

export const reaches = ({ page }: VoiceDevice, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => globalThis.ears.reached()), { timeout: 60_000 }).toBe(count);

export type VoiceTable = { readonly room: MadeRoom; readonly devices: readonly VoiceDevice[] };

/** So many persons, each reaching every other, and bots on the other chairs; nobody is ready yet. */
export const sitAtTable = async (
  house: House,
  people: number,
  wanted: { readonly pace?: number; readonly listed?: boolean } = {},
): Promise<VoiceTable> => {
  const room = await makeRoomAt(house.url, wanted);
  const devices: VoiceDevice[] = [];
  for (let chair = 1; chair <= people; chair++) devices.push(await sitDown(house, room.room, chair));
  await Promise.all(devices.map((each) => reaches(each, people - 1)));
  await addBots(house.url, room, 10 - people);
  return { room, devices };
};

/** To how many it sends its voice. */
export const sends = ({ page }: VoiceDevice): Promise<number> => page.evaluate(() => globalThis.ears.sends());

export const begin = async ({ devices }: VoiceTable): Promise<void> => {
  for (const { page } of devices) await page.locator('[data-act="ready"]').click();
  for (const { page } of devices) await page.locator('main[data-phase]').waitFor();
};

type SeenThere = {
  readonly phase: string | undefined;
  readonly asks: string;
  readonly seat: string | undefined;
  readonly isOver: boolean;
};

export const look = ({ page }: VoiceDevice): Promise<SeenThere> =>
  page.evaluate(() => {
    const { phase, asks = '' } = document.querySelector('main')?.dataset ?? {};
    const seat = document.querySelector<HTMLElement>('.seat.own')?.dataset['seat'];
    return { phase, asks, seat, isOver: document.querySelector('main.played') !== null };
  });

export const isAsked = async (device: VoiceDevice): Promise<boolean> =>
  (await look(device)).asks.includes('pass');

/** Whose minute it is, as soon as it is a person's; null: the game is over. */
export const nextToSpeak = async (
  devices: readonly VoiceDevice[],
  after: VoiceDevice | null,
): Promise<VoiceDevice | null> => {
  let found: VoiceDevice | null = null;
  const seek = async (): Promise<boolean> => {
    const looks = await Promise.all(devices.map(look));
    found = devices.find((each, i) => each !== after && looks[i]?.asks.includes('pass')) ?? null;
    return found !== null || looks.every(({ isOver }) => isOver);
  };
  await expect.poll(seek, { timeout: 120_000, interval: 400 }).toBe(true);
  return found;
};

const loudest = (one: Listened, other: Listened): Listened => {
  const words = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...words].map((word) => [word, { ...one[word], ...other[word] }]));
};

/** Everything that this device has played, on all its pages. */
export const listenedTo = async ({ page, before }: VoiceDevice): Promise<Listened> =>
  loudest(before, await page.evaluate(() => globalThis.ears.listened()));

/** Dead from one moment to the next, and opened again on the same device. */
export const killed = async (device: VoiceDevice): Promise<void> => {
  const address = device.page.url();
  device.before = await listenedTo(device);
  await device.page.close({ runBeforeUnload: false });
  device.page = await device.context.newPage();
  await device.page.goto(address);
  await device.page.locator('main[data-phase]').waitFor();
};

/** Neither the server nor another device is reached, until what is returned is called. */
export const cutOff = async ({ page, context }: VoiceDevice): Promise<() => Promise<void>> => {
  await context.setOffline(true);
  await page.evaluate(() => globalThis.ears.drop());
  await page.locator('.lost-note').waitFor();
  return async () => {
    await context.setOffline(false);
    await page.locator('.lost-note').waitFor({ state: 'detached' });
  };
};
