// What the room hears and the referee sees: the clock's signals, the night's music coming and going, a file of his own.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../e2e/bring.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await startHouse();
  page = await openPage(house, { lang: 'ru', settings: { nightMusic: true } });
  await bringDealt(page);
});
afterAll(() => house.close());

const music = (state: string) => page.locator(`.tools .music.${state}`);
const next = (): Promise<void> => page.locator('.next-bar .main').click();

it('music comes with the night, its state in words; M stops it, fading, and brings it back', async () => {
  await next();
  await music('playing').waitFor();
  await expect.poll(() => music('playing').innerText()).toBe('играет');
  await page.keyboard.press('m');
  await music('fading').waitFor();
  await music('off').waitFor();
  await page.keyboard.press('m');
  await music('playing').waitFor();
});

it('it fades with the morning, and by day there is no button', async () => {
  while (!(await page.locator('main[data-standing="speech 1"]').count())) await next();
  await page.locator('.tools .music').waitFor({ state: 'detached' });
});

it('ten seconds and the end light a frame around the screen, and the game does not move', async () => {
  const frame = (which: string) =>
    page.waitForFunction((kind) => document.documentElement.dataset['flash'] === kind, which);
  const lit = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        new MutationObserver(() => {
          const { flash } = document.documentElement.dataset;
          if (flash && seen.at(-1) !== flash) seen.push(flash);
          if (flash === 'end') done(seen);
        }).observe(document.documentElement, { attributeFilter: ['data-flash'] });
      }),
  );
  for (let presses = 0; presses < 9; presses++) await page.keyboard.press('-');
  await frame('ten');
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('-');
  expect(await lit).toEqual(['ten', 'end']);
  await expect.poll(() => page.locator('main.table').getAttribute('data-standing')).toBe('speech 1');
});

/** A tenth of a second of a tone, as a file of the simplest kind. */
const wave = (): Buffer => {
  const samples = Buffer.from(Array.from({ length: 800 }, (_, i) => 128 + Math.round(90 * Math.sin(i / 3))));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  for (const [value, at] of [
    [16, 16],
    [8000, 24],
    [8000, 28],
    [samples.length, 40],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36);
  return Buffer.concat([head, samples]);
};

it('a file of the referee stays on the device and is what plays; one that cannot be played says so', async () => {
  await page.goto('/device');
  await page
    .locator('input[accept="audio/*"]')
    .setInputFiles({ name: 'evening.wav', mimeType: 'audio/wav', buffer: wave() });
  await page.getByRole('radio', { name: 'evening' }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: 'evening' }).isChecked()).toBe(true);
  await page.locator('[data-tool="music"]').click();
  await page.getByText('играет', { exact: true }).waitFor();
  await page
    .locator('input[accept="audio/*"]')
    .setInputFiles({ name: 'broken.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no music') });
  await page.getByText('выкл.', { exact: true }).waitFor();
  await page.locator('[data-tool="music"]').click();
  await page.getByText('не играет', { exact: true }).waitFor();
});

it('one connection to the files is open, and it gives way to a newer program', async () => {
  const letGo = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const wish = indexedDB.deleteDatabase('omerta-music');
        wish.onsuccess = () => done('gone');
        wish.onblocked = () => done('in the way');
      }),
  );
  expect(await letGo).toBe('gone');
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    const opened: string[] = [];
    Object.assign(window, { opened });
    IDBFactory.prototype.open = function (name, version) {
      opened.push(name);
      return open.call(this, name, version);
    };
  });
  for (const name of ['one', 'two']) {
    await page
      .locator('input[accept="audio/*"]')
      .setInputFiles({ name: `${name}.wav`, mimeType: 'audio/wav', buffer: wave() });
    await page.getByRole('radio', { name }).waitFor();
  }
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([
    'omerta-music',
  ]);
});
