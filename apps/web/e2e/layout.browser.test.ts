// Every screen and state on every size, with usual type and with type twice as large: nothing pushed out, laid over another or cut off.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refereeAt } from './hand.ts';
import { layoutFaults, viewed, views } from './layout.ts';
import { type House, langs, openPage, startHouse } from './screen.ts';
import { tour } from './tour.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 240_000);
afterAll(() => house.close());

for (const lang of langs) {
  it(`everything has its place on every screen: ${lang}`, async () => {
    const page = await openPage(house, { device: 'phone', lang });
    const faults: string[] = [];
    await tour(refereeAt(page, 'touch', lang), async (name) => {
      for (const view of views) {
        await viewed(page, view);
        for (const each of await layoutFaults(page, view)) faults.push(`${name}, ${view.name}: ${each}`);
      }
      await viewed(page, views[1]);
    });
    expect(faults).toEqual([]);
    await page.context().close();
  }, 900_000);
}
