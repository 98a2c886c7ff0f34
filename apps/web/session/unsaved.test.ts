// Lines that the log did not take are in a second place, and come back from there once and in order.
import { isRefusal } from '@omerta/base/refusal.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { emptyMemory } from '@omerta/store/memory.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { expect, it } from 'vitest';
import type { BegunStep } from './aside.ts';
import { savedOfJson } from './aside-reader.ts';
import { bringBack } from './bring-back.ts';
import { startClock } from './clock.ts';
import type { GameLog } from './game-log.ts';
import { openSession } from './session.ts';
import { openingWith, room, testDevice } from './testing/sessions.ts';
import { forget, placeIn, unsavedIn } from './unsaved.ts';

const rules = rulebook('fsm-2024');
const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const lines = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'speech', seat: 1 },
] as const;

/** Plain storage, as a browser has it. */
const newStorage = () => {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
    map,
  };
};

/** A log that takes the first `takes` lines and no more, as on a full disk. */
const fullAfter = (log: GameLog, takes: number): GameLog => {
  let taken = 0;
  return {
    ...log,
    append: (...given) => (taken++ < takes ? log.append(...given) : Promise.reject(new Error('full'))),
  };
};

const played = async (takes: number) => {
  const [memory, device, storage] = [emptyMemory(), testDevice(), newStorage()];
  const { start, log } = await room(memory, device);
  const { id } = (await start(openingWith(rules, roles), lines)).live();
  const game = await log.load(id);
  if (!game || isRefusal(game)) throw new Error('no game');
  const session = await openSession(fullAfter(log, takes), device, game, placeIn(storage, 'page-1'));
  const give = (command: Parameters<typeof session.perform>[0]): void => {
    device.advance(1000);
    expect(session.perform(command, session.live().course.version)).toBe('done');
  };
  give({ type: 'nominate', seat: 1, nominee: 7 });
  give({ type: 'speech', seat: 2 });
  give({ type: 'foul', seat: 4 });
  session.undo(session.live().course.version);
  session.writeHead([{ kind: 'text', name: 'referee', value: 'Ivanova' }]);
  // What was pressed is there before any log has answered.
  expect(unsavedIn(storage, storage.keys())[0]?.waiting).toHaveLength(5);
  await session.settled();
  return { memory, device, storage, id, log, session };
};

it('everything that is written leaves nothing behind', async () => {
  const { session, storage } = await played(99);
  expect(session.live().saving).toBe('saved');
  expect(storage.keys()).toEqual([]);
});

it('what a full disk did not take comes back at the next start as it was pressed', async () => {
  for (const takes of [0, 1, 2, 3, 4]) {
    const { session, storage, memory, device, id } = await played(takes);
    expect(session.live().saving).toBe('failed');
    const [unsaved] = unsavedIn(storage, storage.keys());
    if (!unsaved) throw new Error('nothing kept');
    const { log } = await room(memory, device);
    expect(await bringBack(log, unsaved)).toEqual({ outcome: 'back', count: 5 - takes });
    const game = await log.load(id);
    if (!game || isRefusal(game)) throw new Error('no game');
    expect(makeNotation(game.course)).toBe(makeNotation(session.live().course));
    expect(game.course.version).toBe(session.live().course.version);
    // Told twice, as by a page that died in between: nothing is written twice.
    const { version } = game.head;
    expect(await bringBack(log, unsaved)).toEqual({ outcome: 'back', count: 0 });
    expect((await log.head(id)).version).toBe(version);
    forget(storage, unsaved);
    expect(storage.keys()).toEqual([]);
  }
});

it('a page that goes away between a line and what stands beside it keeps the speech and its clock', async () => {
  const [memory, device, storage] = [emptyMemory(), testDevice(), newStorage()];
  const { start, log } = await room(memory, device);
  const { id } = (await start(openingWith(rules, roles), lines)).live();
  const game = await log.load(id);
  if (!game || isRefusal(game)) throw new Error('no game');
  const never = { ...log, saveAside: () => new Promise<never>(() => undefined) };
  const session = await openSession(never, device, game, placeIn(storage, 'page-1'));
  session.perform({ type: 'nominate', seat: 1, nominee: 7 }, session.live().course.version);
  const standing: BegunStep = { step: 'speech', seat: 2, phase: 'day 1' };
  session.setAside({ standing, clock: startClock(60, device.now()) });
  await expect.poll(() => unsavedIn(storage, storage.keys())[0]?.waiting).toEqual([]);
  const [unsaved] = unsavedIn(storage, storage.keys());
  if (!unsaved) throw new Error('nothing kept');
  device.advance(7_000);
  const after = await room(memory, device);
  expect(await bringBack(after.log, unsaved)).toEqual({ outcome: 'back', count: 0 });
  expect((await after.reopen(id)).live().aside).toMatchObject({
    standing,
    clock: session.live().aside.clock,
  });
});

it('the second place has no position that the log knows, and what comes back from it leads back through all of them', async () => {
  const { memory, device, storage, id, log, session } = await played(99);
  const position = (from: typeof session): unknown => ({ ...from.live().aside, clock: null });
  const steps: unknown[] = [];
  const standing: BegunStep = { step: 'speech', seat: 3, phase: 'day 1' };
  session.setAside({ standing, heard: 3 });
  steps.unshift(position(session));
  session.perform({ type: 'foul', seat: 9 }, session.live().course.version);
  await session.settled();
  const game = await log.load(id);
  if (!game || isRefusal(game)) throw new Error('no game');
  const dying = await openSession(fullAfter(log, 0), device, game, placeIn(storage, 'page-2'));
  dying.setAside({ heard: 5 });
  await dying.settled();
  steps.unshift(position(dying));
  dying.perform({ type: 'foul', seat: 8 }, dying.live().course.version);
  await dying.settled();
  const [unsaved] = unsavedIn(storage, storage.keys());
  if (!unsaved) throw new Error('nothing kept');
  expect(savedOfJson(unsaved.aside).kept.map(({ aside }) => aside.heard)).toEqual([5]);
  const after = await room(memory, device);
  expect(await bringBack(after.log, unsaved)).toEqual({ outcome: 'back', count: 1 });
  const back = await after.reopen(id);
  for (const step of steps) {
    back.undo(back.live().course.version);
    expect(position(back)).toEqual(step);
  }
});

it('a log that is still full takes what it can, and the rest waits on', async () => {
  const { storage, memory, device, id } = await played(0);
  const [unsaved] = unsavedIn(storage, storage.keys());
  if (!unsaved) throw new Error('nothing kept');
  const { log } = await room(memory, device);
  expect(await bringBack(fullAfter(log, 2), unsaved)).toEqual({ outcome: 'unwritten', count: 3 });
  expect(await bringBack(log, unsaved)).toEqual({ outcome: 'back', count: 3 });
  expect(await log.since(id, unsaved.version)).toHaveLength(5);
});

it('a game that went on otherwise, or was deleted, takes none of it', async () => {
  const { storage, memory, device, id } = await played(0);
  const [unsaved] = unsavedIn(storage, storage.keys());
  if (!unsaved) throw new Error('nothing kept');
  const { log, reopen } = await room(memory, device);
  const other = await reopen(id);
  other.perform({ type: 'nominate', seat: 1, nominee: 9 }, other.live().course.version);
  await other.settled();
  const before = await log.head(id);
  expect(await bringBack(log, unsaved)).toEqual({ outcome: 'unfit', count: 5 });
  expect(await log.head(id)).toEqual(before);
  await log.remove(id);
  expect(await bringBack(log, unsaved)).toEqual({ outcome: 'unfit', count: 5 });
  expect((await log.head(id)).version).toBe(0);
});

it('lines that another page has overtaken are named on the screen and not kept to come back', async () => {
  const { storage, session } = await played(0);
  await session.letGo();
  expect(session.live().lost).toHaveLength(5);
  expect(storage.keys()).toEqual([]);
});

it('whatever else stands there is nothing, and a refused storage stops no game', async () => {
  const { storage, log } = await played(0);
  const [kept] = unsavedIn(storage, storage.keys());
  if (!kept) throw new Error('nothing kept');
  const key = storage.keys()[0] ?? '';
  for (const text of ['', '{', '7', 'null', '{"game":"g"}', JSON.stringify({ ...kept, version: 0 })]) {
    storage.setItem(key, text);
    expect(unsavedIn(storage, storage.keys()), text).toEqual([]);
  }
  for (const entry of [7, null, {}, { kind: 'line' }, { kind: 'line', command: {} }, { kind: 'x' }])
    expect(await bringBack(log, { ...kept, waiting: [{ entry: entry as never, at: 1 }] })).toEqual({
      outcome: 'unfit',
      count: 1,
    });
  const refusing = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  placeIn(refusing, 'page').keep('game/1', 1, kept);
});
