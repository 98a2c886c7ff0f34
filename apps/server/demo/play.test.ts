// A demo with a clock that does not wait: at every moment its tables are in play, through cups and starts.
import { isRefusal } from '@omerta/base/refusal.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import type { Store } from '@omerta/store/store.ts';
import { gamesOf } from '@omerta/tournament/state.ts';
import { describe, expect, it } from 'vitest';
import { type Place, placeOf } from '../api/place.ts';
import type { DemoOptions } from '../options.ts';
import { claimForDemo } from './own-store.ts';
import type { Pace } from './pace.ts';
import { playDemo } from './play.ts';

const begin = Date.parse('2026-11-16T10:00:00Z');
const minute = 60_000;

const placeAt = (store: Store, now: () => number): Place => {
  if (store.vault === null) throw new Error('a server needs a vault');
  return placeOf({
    store,
    vault: store.vault,
    clubName: 'club',
    now: () => new Date(now()),
    origins: () => [],
    isSafe: () => true,
    version: '0.0.0',
    home: 'folder',
  });
};

const runningIn = async ({ store, office }: Place): Promise<readonly string[]> => {
  const running: string[] = [];
  for (const id of tournamentsAmong(await store.heads()))
    for (const game of gamesOf((await office.tournament(id)).state))
      if (game.status === 'running') running.push(`${id}/${game.id}`);
  return running;
};

type Run = {
  readonly store: Store;
  readonly options: DemoOptions;
  readonly from: number;
  readonly to: number;
  /** At every moment for which the demo waits. */
  readonly look?: (place: Place, now: number) => Promise<void>;
};

/** Plays until the clock shows `to`; the clock goes where the demo waits for, and nowhere else. */
const run = async ({ store, options, from, to, look }: Run): Promise<Place> => {
  let now = from;
  const place = placeAt(store, () => now);
  await claimForDemo(place);
  const over = Promise.withResolvers<void>();
  const troubles: unknown[] = [];
  let ended = false;
  const pace: Pace = {
    now: () => now,
    until: async (moment) => {
      if (ended) return;
      await look?.(place, now);
      if (moment > to) {
        over.resolve();
        await new Promise<void>((done) => {
          release = done;
        });
        return;
      }
      now = Math.max(now, moment);
    },
    end: () => {
      ended = true;
      release();
    },
  };
  let release = (): void => undefined;
  const demo = playDemo({ place, options, pace, onTrouble: (error) => troubles.push(error) });
  await over.promise;
  await demo.stop();
  expect(troubles).toEqual([]);
  return place;
};

describe('a demo', () => {
  it('has its four tables in play at every moment of an hour, goes on after another start, and its log verifies', async () => {
    const store = await memoryStore();
    const options = { tables: 4, speed: 1, seed: 1 };
    const wrong: string[] = [];
    let moments = 0;
    const look = async (place: Place, now: number): Promise<void> => {
      if (now < begin + minute) return;
      moments += 1;
      const running = await runningIn(place);
      if (running.length !== 4) wrong.push(`${new Date(now).toISOString()} ${running.join(' ')}`);
    };
    const half = begin + 30 * minute;
    const before = await runningIn(await run({ store, options, from: begin, to: half, look }));
    const lines = await Promise.all(before.map((game) => store.head(`game/${game}`)));
    await run({ store, options, from: half, to: begin + 60 * minute, look });
    for (const [i, game] of before.entries())
      expect((await store.head(`game/${game}`)).version).toBeGreaterThan(lines[i]?.version ?? 0);
    expect(wrong).toEqual([]);
    expect(moments).toBeGreaterThan(500);
    const verified = await verifyLog(store);
    expect(isRefusal(verified) ? verified : verified.tournaments).toBe(2);
  }, 120_000);
});
