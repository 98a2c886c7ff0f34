// Games that the first program left on a device: opened by today's as they were, converted once.
import { readFileSync } from 'node:fs';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { emptyMemory, memoryHome } from '@omerta/store/memory.ts';
import type { Store } from '@omerta/store/store.ts';
import { firstStray } from '@omerta/stream/follows.ts';
import { convertedName } from '@omerta/stream/old-stream.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { expect, it } from 'vitest';
import { anyRulebook } from '../rulebooks/all.ts';
import { savedOfJson } from './aside-reader.ts';
import { convertGames } from './convert-games.ts';
import { gameLog } from './game-log.ts';
import { openSession } from './session.ts';
import { testDevice } from './testing/sessions.ts';

const golden = new URL('../../../packages/stream/golden/', import.meta.url);
const lines = readFileSync(new URL('device-1.jsonl', golden), 'utf8').trimEnd().split('\n');
/** What the program that wrote them showed of each. */
const { games, asides } = JSON.parse(readFileSync(new URL('device-1.json', golden), 'utf8'));

const oldDevice = async () => {
  const store = await openDeviceStore(memoryHome(emptyMemory()), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const done = await store.import(lines);
  if (isRefusal(done)) throw new Error(done.code);
  for (const { id } of games) await store.saveSnapshot(id, asides[id]);
  const device = testDevice();
  return { store, device, log: gameLog(store, device, anyRulebook) };
};

const write = async (store: Store, stream: string, type: string, data: object): Promise<void> => {
  const { version } = await store.head(stream);
  const commit = { command: `late-${version}`, at: 1_799_000_000_000, device: 'tablet-3', person: null };
  await store.append(stream, version, { ...commit, events: [{ type, data }] });
};

it('each opens as it was: record, count of commands, undo and redo, signatures, half entered, and on the table', async () => {
  const { store, device, log } = await oldDevice();
  await convertGames(store, device, anyRulebook);
  expect(await log.list()).toEqual(games.map(({ id }: { id: string }) => convertedName(id)).reverse());
  expect(await log.current()).toBe(convertedName(games[1].id));
  for (const old of games) {
    const game = await log.load(convertedName(old.id));
    if (!game || isRefusal(game)) throw new Error(`${old.id} does not open`);
    expect(makeNotation(game.course)).toBe(old.notation);
    expect(game.course.version).toBe(old.version);
    expect([game.history.past.length, game.history.future.length]).toEqual([old.past, old.future]);
    expect(game.trail).toEqual(old.trail);
    expect(game.course.otherEdition).toBe(false);
    expect(firstStray(await store.read(game.id), game.course.rulebook)).toBeNull();
    const session = await openSession(log, device, game);
    expect(session.live().aside).toEqual(savedOfJson(asides[old.id].state).aside);
  }
});

it('each line keeps its command and its time', async () => {
  const { store, device } = await oldDevice();
  await convertGames(store, device, anyRulebook);
  for (const { id } of games) {
    const timesOf = (events: Awaited<ReturnType<Store['read']>>): readonly string[] => [
      ...new Set(events.map(({ command, at, device: by }) => `${command} ${at} ${by}`)),
    ];
    expect(timesOf(await store.read(convertedName(id)))).toEqual(timesOf(await store.read(id)));
  }
});

it('once: a second start writes nothing, and what a window of the old program wrote meanwhile follows', async () => {
  const { store, device, log } = await oldDevice();
  await convertGames(store, device, anyRulebook);
  const heads = await store.heads();
  await convertGames(store, device, anyRulebook);
  expect(await store.heads()).toEqual(heads);
  const [{ id }] = games.slice(2);
  await write(store, id, 'CommandGiven', { type: 'note', note: 'a late word', at: 1_799_000_000_000 });
  await convertGames(store, device, anyRulebook);
  const game = await log.load(convertedName(id));
  if (!game || isRefusal(game)) throw new Error('does not open');
  expect(makeNotation(game.course)).toContain('a late word');
});

it('one with a line that the rules do not allow stays in the list with the reason, and its log can be saved', async () => {
  const { store, device, log } = await oldDevice();
  const [{ id }] = games;
  await write(store, id, 'CommandGiven', { type: 'dance' });
  await convertGames(store, device, anyRulebook);
  expect(await log.list()).toContain(id);
  expect(await log.load(id)).toMatchObject({ code: 'refused-line', id });
  expect((await log.raw(id)).at(-1)).toContain('"dance"');
});

it('a home that fails at one of them keeps the others from nothing, and is asked again at the next start', async () => {
  const { store, device, log } = await oldDevice();
  let calls = 0;
  const failing: Store = {
    ...store,
    import: (given) => (calls++ === 0 ? Promise.reject(new Error('the disk is full')) : store.import(given)),
  };
  await convertGames(failing, device, anyRulebook);
  expect(await log.load(games[0].id)).toMatchObject({ code: 'refused-line' });
  expect((await log.list()).filter((id) => id.startsWith('game/'))).toHaveLength(2);
  await convertGames(store, device, anyRulebook);
  expect((await log.list()).filter((id) => id.startsWith('game/'))).toHaveLength(3);
});
