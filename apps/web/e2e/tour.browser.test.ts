// Every screen and state, looked at by axe: nothing serious, nothing too small for a thumb; and on every size, with usual and with large type, in its place.
import type { ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refereeAt } from './hand.ts';
import type { View } from './layout.ts';
import { lookAt } from './look-at.ts';
import { devices, type House, openPage, startHouse } from './screen.ts';
import { tour } from './tour.ts';
import { troubles } from './troubles.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

/** The browser's own word on the status of the one address that is no page. */
const isOfNoPage = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/no-such-page') && message.text().includes('404');

for (const [device, input, lang, theme] of [
  ['small', 'touch', 'ru', 'light'],
  ['desktop', 'keys', 'en', 'dark'],
] as const) {
  it(`nothing is in the way of anybody and everything has its place: ${device}, ${lang}, ${theme}`, async () => {
    const options = { device, lang, settings: { theme, nightMusic: true } } as const;
    const own: View = { name: device, ...devices[device].viewport, type: 1 };
    const complaints: string[] = [];
    const see = async (page: Page, name: string): Promise<void> => {
      for (const each of await lookAt(page, own)) complaints.push(`${name}: ${each}`);
    };
    const page = await openPage(house, options);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfNoPage(message)) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    await tour(refereeAt(page, input, lang), (name) => see(page, name));
    await page.context().close();
    await troubles(house, options, see);
    expect(complaints).toEqual([]);
  }, 900_000);
}
