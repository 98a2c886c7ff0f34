// A whole server with the built web over a club that is there already or not founded yet, and browsers that come to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { sessionCookie } from '@omerta/server/api/asker.ts';
import { type Place, placeOf } from '@omerta/server/api/place.ts';
import { ownerCode } from '@omerta/server/people/claim.ts';
import { enter } from '@omerta/server/people/entering.ts';
import { serveApi } from '@omerta/server/service.ts';
import { site } from '@omerta/server/site.ts';
import type { Store } from '@omerta/store/store.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { buildWeb } from '../build.ts';
import { type House, type Options, openDevice } from './screen.ts';
import { copyOf, type FactsOf, type World } from './worlds.ts';

export type ClubHouse = House & {
  readonly place: Place;
  /** Moves the server's clock on, and that of these pages. */
  readonly pass: (seconds: number, ...pages: readonly Page[]) => Promise<void>;
  /** From now on the device is that person's. */
  readonly signIn: (device: BrowserContext, person: string) => Promise<void>;
  /** A page on a device of that person. */
  readonly pageOf: (person: string, options?: Options) => Promise<Page>;
};

const houseOver = async (store: Store): Promise<ClubHouse> => {
  if (store.vault === null) throw new Error('a server needs a vault');
  let [url, later] = ['', 0];
  const web = await buildWeb(() => undefined);
  const sites = mkdtempSync(join(tmpdir(), 'omerta-sites-'));
  const place = placeOf({
    store,
    vault: store.vault,
    clubName: 'club',
    now: () => new Date(Date.now() + later),
    origins: () => [url],
    site: { assets: join(web, 'live-assets'), folder: sites },
    isSafe: () => true,
    version: '0.0.0',
    home: 'folder',
  });
  place.state = 'ok';
  const app = await site(web, { api: (frame) => serveApi(frame, place) });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { browser, giveBack } = await borrowChromium();
  const house: ClubHouse = {
    url,
    browser,
    place,
    pass: async (seconds, ...pages) => {
      later += seconds * 1000;
      for (const page of pages) await page.clock.setFixedTime(Date.now() + later);
    },
    signIn: async (device, person) => {
      let value = '';
      const request = { headers: { 'user-agent': 'Test/1' } };
      const setSession = (secret: string | null): void => {
        value = encodeURIComponent(secret ?? '');
      };
      await enter(place, { request, setSession }, { person, only: null, until: null });
      await device.addCookies([{ name: sessionCookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
    },
    pageOf: async (person, options) => {
      const device = await openDevice(house, options);
      await house.signIn(device, person);
      return device.newPage();
    },
    close: async () => {
      await giveBack();
      await app.close();
      await place.settled();
      await store.close();
      rmSync(sites, { recursive: true });
    },
  };
  return house;
};

/** `claimPath`: the address that the server prints at its start. */
export type UnfoundedHouse = ClubHouse & { readonly claimPath: () => Promise<string> };

/** Its club is not founded yet. */
export const startClubHouse = async (): Promise<UnfoundedHouse> => {
  const house = await houseOver(await memoryStore());
  return { ...house, claimPath: async () => `/claim/${await ownerCode(house.place)}` };
};

/** Its club is there, with everybody whom the facts name. */
export const openClubHouse = async <W extends World>(world: W): Promise<ClubHouse & FactsOf<W>> => {
  const { store, facts } = await copyOf(world);
  return { ...(await houseOver(store)), ...facts };
};
