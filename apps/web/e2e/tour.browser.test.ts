// Every screen and state, looked at by axe: nothing serious, nothing too small for a thumb; and on every size, with usual and with large type, in its place.
import { tier } from '@omerta/testkit/properties/sizes.ts';
import type { ConsoleMessage } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refereeAt } from './hand.ts';
import { eyesOn } from './look-at.ts';
import { type House, openPage, startHouse } from './screen.ts';
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

const walks = [
  ['small', 'touch', 'ru'],
  ['desktop', 'keys', 'en'],
] as const;

for (const [device, input, lang] of tier === 'soak' ? walks : walks.slice(0, 1))
  it(`nothing is in the way of anybody and everything has its place: ${device}, ${input}, ${lang}`, async () => {
    const options = { device, lang, settings: { nightMusic: true } } as const;
    const page = await openPage(house, options);
    const { complaints, see } = eyesOn(page, device, { isExpected: isOfNoPage });
    await tour(refereeAt(page, input, lang), see);
    await page.context().close();
    await troubles(house, options, async (troubled, name) => {
      const eyes = eyesOn(troubled, device);
      await eyes.see(name);
      complaints.push(...eyes.complaints);
    });
    expect(complaints).toEqual([]);
  }, 900_000);
