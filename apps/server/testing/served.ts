// For tests: the API over a store in memory or in a folder, with a clock that the test moves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { apiOn } from '../api/app.ts';
import { type Place, placeOf } from '../api/place.ts';
import type { Route } from '../api/route.ts';

export const ownOrigin = 'http://localhost:8080';

export type Served = {
  readonly app: FastifyInstance;
  readonly place: Place;
  /** Moves the clock on. */
  readonly pass: (seconds: number) => void;
  readonly close: () => Promise<void>;
};

export type HomeKind = 'memory' | 'folder';
export const homes: readonly HomeKind[] = ['memory', 'folder'];

type Opened = { readonly store: Store; readonly remove: () => void };

const opened = async (kind: HomeKind): Promise<Opened> => {
  if (kind === 'memory') return { store: await memoryStore(), remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'omerta-served-'));
  const store = await openStore(embeddedHome(folder), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  return { store, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Every answer is held against what the document says of it. */
const heldToDocument = (route: Route): Route => ({
  ...route,
  run: async (...asked) => {
    const answer = await route.run(...asked);
    if (isRefusal(answer) || !answer.type.startsWith('application/json')) return answer;
    const wrong = misfits(route.schemas.answer, JSON.parse(String(answer.raw)));
    if (wrong.length > 0) throw new Error(`${route.url} answers otherwise than it says: ${wrong.join('; ')}`);
    return answer;
  },
});

/** A second server on the same store, with the same clock. */
export const serving = async (
  store: Store,
  routes: readonly Route[],
  now: () => Date,
): Promise<Pick<Served, 'app' | 'place'>> => {
  if (store.vault === null) throw new Error('a server needs a vault');
  const place = placeOf({
    store,
    vault: store.vault,
    clubName: 'club',
    now,
    origins: () => [ownOrigin],
    isSafe: () => true,
    version: '0.0.0',
    home: 'folder',
  });
  place.state = 'ok';
  const app = fastify();
  await apiOn(app, place, routes.map(heldToDocument));
  await app.ready();
  return { app, place };
};

export const served = async (routes: readonly Route[], kind: HomeKind = 'memory'): Promise<Served> => {
  const { store, remove } = await opened(kind);
  let now = Date.parse('2026-01-10T12:00:00Z');
  const { app, place } = await serving(store, routes, () => new Date(now));
  return {
    app,
    place,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    close: async () => {
      await app.close();
      await store.close();
      remove();
    },
  };
};

/** Whoever looks at a key of this kind has to wait until so many have looked: the worst moment for all of them. */
export const allLookFirst = (kind: string, count: number, places: readonly Place[]): void => {
  let looked = 0;
  let go = (): void => undefined;
  let gate = new Promise<void>((done) => {
    go = done;
  });
  const waited = async (): Promise<void> => {
    looked += 1;
    const here = gate;
    if (looked % count === 0) {
      go();
      gate = new Promise<void>((done) => {
        go = done;
      });
    }
    await here;
  };
  for (const place of places) {
    const { vault } = place;
    const get: typeof vault.get = async (key) => {
      const found = await vault.get(key);
      if (key.startsWith(`${kind}/`)) await waited();
      return found;
    };
    Object.assign(place, { vault: { ...vault, get } });
  }
};
