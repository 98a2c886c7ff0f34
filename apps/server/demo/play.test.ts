// A demo with a clock that does not wait: at every moment its tables are in play, through cups and starts.
import { isRefusal } from '@omerta/base/refusal.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { start } from '@omerta/store/home.ts';
import type { Store } from '@omerta/store/store.ts';
import { gamesOf } from '@omerta/tournament/state.ts';
import { expect, it } from 'vitest';
import { type Place, placeOf } from '../api/place.ts';
import type { DemoOptions } from '../options.ts';
import { claimForDemo } from './own-store.ts';
import type { Pace } from './pace.ts';
import { playDemo } from './play.ts';

const begin = Date.parse('2026-11-16T10:00:00Z');
const minute = 60_000;
/** Before orders, since a test began to count. */
let breaths = 0;

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
    breathe: async () => {
      breaths += 1;
    },
  };
  let release = (): void => undefined;
  const demo = playDemo({ place, options, pace, onTrouble: (error) => troubles.push(error) });
  await over.promise;
  await demo.stop();
  expect(troubles).toEqual([]);
  return place;
};

/** In the order in which they were written: a home in memory has one chain for all. */
const eventsOf = async (store: Store): Promise<readonly Envelope[]> =>
  (await store.readAll(start, 1_000_000)).events;

/** Of every event in the order in which it was written: how many games ran then, once all tables had begun. */
const fewestRunning = async (store: Store, tables: number): Promise<number> => {
  const running = new Set<string>();
  let fewest = Number.POSITIVE_INFINITY;
  for (const { stream, type, data } of await eventsOf(store)) {
    const game = `${stream} ${(data as { readonly game?: string }).game}`;
    if (type === 'GameStarted') running.add(game);
    if (type === 'ResultAnnounced' || type === 'GameAnnulled') running.delete(game);
    if (running.size >= tables || fewest <= tables) fewest = Math.min(fewest, running.size);
  }
  return fewest;
};

it('has its four tables in play at every moment of an hour, goes on after another start, and its log verifies', async () => {
  breaths = 0;
  const store = await memoryStore();
  const options = { tables: 4, speed: 1, seed: 1, name: 'Demo', practising: null };
  const [wrong, half]: [string[], number] = [[], begin + 30 * minute];
  const look = async (place: Place, now: number): Promise<void> => {
    const running = await runningIn(place);
    if (running.length !== 4) wrong.push(`${new Date(now).toISOString()} ${running.join(' ')}`);
  };
  const before = await runningIn(await run({ store, options, from: begin, to: half, look }));
  const lines = await Promise.all(before.map((game) => store.head(`game/${game}`)));
  await run({ store, options, from: half, to: begin + 60 * minute, look });
  expect(wrong).toEqual([]);
  expect(await fewestRunning(store, 4)).toBe(4);
  for (const [i, game] of before.entries())
    expect((await store.head(`game/${game}`)).version).toBeGreaterThan(lines[i]?.version ?? 0);
  expect(isRefusal(await verifyLog(store))).toBe(false);
  // The club was founded before there was a demo.
  const received = (await eventsOf(store)).filter(({ type }) => type === 'Received').length - 1;
  expect(breaths).toBeGreaterThanOrEqual(received);
}, 120_000);

it('cup follows cup, each by another rulebook, to its end; sheets are signed, protests decided, clocks go along', async () => {
  const store = await memoryStore();
  const options = { tables: 1, speed: 60, seed: 3, name: 'Demo', practising: null };
  const place = await run({ store, options, from: begin, to: begin + 10 * minute });
  expect(await fewestRunning(store, 1)).toBe(1);
  const cups = await Promise.all(
    tournamentsAmong(await store.heads()).map(async (id) => (await place.office.tournament(id)).state),
  );
  expect(cups.filter(({ phase }) => phase === 'finished').length).toBeGreaterThanOrEqual(1);
  expect(new Set(cups.map(({ rules }) => rules.rulebook)).size).toBe(cups.length);
  const types = new Set<string>();
  const durations = new Set<number>();
  for (const { type, data } of await eventsOf(store)) {
    types.add(type);
    const { clock } = data as { readonly clock?: { readonly duration: number } | null };
    if (clock) durations.add(clock.duration);
  }
  for (const type of ['SheetHandedIn', 'SheetSigned', 'SheetConfirmed', 'GameClosed', 'TournamentFinished'])
    expect(types).toContain(type);
  for (const type of ['ProtestFiled', 'ProtestDecided', 'RulingProposed', 'RulingApplied'])
    expect(types).toContain(type);
  // Sixty seconds of a speech at sixty times the pace.
  expect(durations).toContain(1_000);
  expect(isRefusal(await verifyLog(store))).toBe(false);
}, 120_000);
