// A whole server with the built web, its club not founded yet, and browsers that come to it.
import { memoryStore } from '@omerta/office/memory-store.ts';
import { type Place, placeOf } from '@omerta/server/api/place.ts';
import { ownerCode } from '@omerta/server/people/claim.ts';
import { serveApi } from '@omerta/server/service.ts';
import { site } from '@omerta/server/site.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import { buildWeb } from '../build.ts';
import type { House } from './screen.ts';

export type ClubHouse = House & {
  readonly place: Place;
  /** The address that the server prints at its start. */
  readonly claimPath: () => Promise<string>;
  /** Moves the server's clock on. */
  readonly pass: (seconds: number) => void;
};

export const startClubHouse = async (): Promise<ClubHouse> => {
  const store = await memoryStore();
  if (store.vault === null) throw new Error('a server needs a vault');
  let [url, later] = ['', 0];
  const place = placeOf({
    store,
    vault: store.vault,
    clubName: 'club',
    now: () => new Date(Date.now() + later),
    origins: () => [url],
    isSafe: () => true,
    version: '0.0.0',
    home: 'folder',
  });
  place.state = 'ok';
  const app = await site(await buildWeb(() => undefined), { api: (frame) => serveApi(frame, place) });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { browser, giveBack } = await borrowChromium();
  return {
    url,
    browser,
    place,
    claimPath: async () => `/claim/${await ownerCode(place)}`,
    pass: (seconds) => {
      later += seconds * 1000;
    },
    close: async () => {
      await giveBack();
      await app.close();
      await place.settled();
      await store.close();
    },
  };
};
