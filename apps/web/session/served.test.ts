// A game that a server has too: one name on both sides, lines under the person who writes them, nicknames beside the stream.
import { isRefusal } from '@omerta/base/refusal.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { expect, it } from 'vitest';
import { anyRulebook } from '../rulebooks/all.ts';
import { knownSurname, signSheet } from '../sheet/sign-sheet.ts';
import { gameLog } from './game-log.ts';
import { servedDeskIn, servedGame, servedStream } from './served.ts';
import { openSession } from './session.ts';
import { openingWith, testDevice } from './testing/sessions.ts';

const stream = servedStream({ tournament: 'cup', game: 'q/1/1' });
const opening = openingWith(rulebook('fsm-2024'), []);
const names = Array.from({ length: 10 }, (_, i) => `Nick ${i + 1}`);

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const deviceWith = async () => {
  const store = await openDeviceStore(memoryHome(), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const [device, desk] = [testDevice(), servedDeskIn(shelf())];
  return { store, device, desk, log: gameLog(store, device, anyRulebook, desk) };
};

it('knows a served game by its name alone', () => {
  expect(stream).toBe('game/cup/q/1/1');
  expect(servedGame(stream)).toEqual({ tournament: 'cup', game: 'q/1/1' });
  expect(servedGame('game/000001700000000:0f')).toBeNull();
  expect(servedGame('desk')).toBeNull();
});

it('shows nicknames, writes ids, and every commit under its person', async () => {
  const { store, device, desk, log } = await deviceWith();
  desk.keep(stream, { person: 'ref', names });
  expect(await log.create(opening, [], stream)).toBe(stream);
  const game = await log.load(stream);
  if (!game || isRefusal(game)) throw new Error('no game');
  expect(game.course.opening.players.map(({ name }) => name)).toEqual(names);
  const session = await openSession(log, device, game);
  session.perform({ type: 'note', note: 'said' }, session.live().course.version);
  await session.settled();
  const events = await store.read(stream);
  expect(events.length).toBeGreaterThan(1);
  for (const { person, device: by } of events) expect([person, by]).toEqual(['ref', 'test']);
  expect(JSON.stringify(events)).not.toContain('Nick');
});

it('shows who leads it in the head, and writes his name with his signature alone', async () => {
  const { store, device, desk, log } = await deviceWith();
  desk.keep(stream, { person: 'ref', names, referee: 'Ёлкина' });
  await log.create(opening, [], stream);
  const game = await log.load(stream);
  if (!game || isRefusal(game)) throw new Error('no game');
  expect(headOf(game.course.opening.tags).referee).toBe('Ёлкина');
  expect(JSON.stringify(await store.read(stream))).not.toContain('Ёлкина');
  const session = await openSession(log, device, game);
  expect(knownSurname(game.course, [])).toBe('Ёлкина');
  expect(signSheet(session, { name: 'Ёлкина', ink: null }, session.live().course.version)).toBe('done');
  await session.settled();
  const bare = await gameLog(store, device, anyRulebook).load(stream);
  if (!bare || isRefusal(bare)) throw new Error('no game');
  expect(headOf(bare.course.opening.tags).referee).toBe('Ёлкина');
});

it('goes on under whoever wrote last where nothing is known beside it', async () => {
  const { store, desk, log } = await deviceWith();
  desk.keep(stream, { person: 'ref', names });
  await log.create(opening, [], stream);
  const bare = gameLog(store, testDevice(), anyRulebook);
  await bare.append(stream, 1, { kind: 'head', tags: [] }, 5);
  expect((await store.read(stream)).at(-1)?.person).toBe('ref');
});

it('lists it by when it was begun, among the device’s own', async () => {
  const { device, desk, log } = await deviceWith();
  desk.keep(stream, { person: 'ref', names });
  const first = await log.create(opening);
  device.advance(1_000);
  await log.create(opening, [], stream);
  device.advance(1_000);
  const last = await log.create(opening);
  expect(await log.list()).toEqual([last, stream, first]);
});

it('forgets the names with the game', () => {
  const kept = shelf();
  servedDeskIn(kept).keep(stream, { person: 'ref', names });
  const desk = servedDeskIn(kept);
  expect(desk.of(stream)).toEqual({ person: 'ref', names });
  desk.forget(stream);
  expect([desk.of(stream), servedDeskIn(kept).of(stream)]).toEqual([null, null]);
});
