// Every tour in whichever engine it is given: each screen is reached as in Chromium, and has its place on every size there too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoArgs, deskTour } from '../desk-tour.ts';
import { refereeAt } from '../hand.ts';
import { layoutFaults, type View, viewed, views } from '../layout.ts';
import { leadTour } from '../lead-tour.ts';
import { startServerAlone } from '../real-server.ts';
import { type See, tour } from '../tour.ts';
import { type Engine, type EngineDevice, phone } from './engine.ts';

const own: View = { name: 'phone', ...phone, type: 1 };

type Tour = (device: EngineDevice, url: string, see: See) => Promise<unknown>;

const tours: readonly (readonly [what: string, server: readonly string[], tour: Tour])[] = [
  ['every page and a whole game', [], ({ page }, _, see) => tour(refereeAt(page, 'mouse', 'ru'), see)],
  ['a room that a person leads', [], ({ page }, url, see) => leadTour(page, url, see)],
  ['the rooms of the desk', demoArgs, ({ page }, _, see) => deskTour(page, see)],
];

export const tellTours = (name: string, start: () => Promise<Engine>) =>
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    }, 300_000);
    afterAll(() => engine?.close());

    it.each(tours)('nothing has left its place: %s', async (_, args, walk) => {
      const server = await startServerAlone(args);
      const device = await engine.open(server.url);
      const complaints: string[] = [];
      const see: See = async (state) => {
        for (const view of views)
          for (const each of await layoutFaults(device.page, view))
            complaints.push(`${state}, ${view.name}: ${each}`);
        await viewed(device.page, own);
      };
      await walk(device, server.url, see).finally(async () => {
        await device.close();
        await server.close();
      });
      expect(complaints).toEqual([]);
    });
  });
