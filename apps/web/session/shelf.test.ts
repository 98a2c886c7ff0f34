// A damaged game harms no other and can be put aside; a deleted one leaves a mark and nothing else.
import { isRefusal } from '@omerta/base/refusal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { tamperWith } from '@omerta/store/contract/tamper-memory.ts';
import { emptyMemory, type Memory } from '@omerta/store/memory.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { expect, it } from 'vitest';
import { mendOwnStreams } from './mend-own-streams.ts';
import { openingWith, room, testDevice } from './testing/sessions.ts';

const rules = rulebook('fsm-2024');
const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const lines = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'speech', seat: 1 },
  { type: 'nominate', seat: 2, nominee: 7 },
  { type: 'speech', seat: 3 },
] as const;

/** Two games on a device, the newer one on the table. */
const twoGames = async (memory: Memory) => {
  const device = testDevice();
  const { start, log } = await room(memory, device);
  const older = (await start(openingWith(rules, roles), lines)).live();
  device.advance(60_000);
  const newer = (await start(openingWith(rules, roles), lines)).live();
  return { older, newer, device, log };
};

const spoil = (memory: Memory, stream: string, version: number, body = 'x'): void =>
  tamperWith(memory, ({ rows, heads }) => ({
    heads,
    rows: rows.map((row) => (row.stream === stream && row.version === version ? { ...row, body } : row)),
  }));

it('a damaged game is told as far as it can be read; the others open and new ones begin', async () => {
  const memory = emptyMemory();
  const { older, newer, device } = await twoGames(memory);
  spoil(memory, older.id, 5);
  const { log, start, reopen } = await room(memory, device);
  const game = await log.load(older.id);
  if (!game || !isRefusal(game) || game.code !== 'damaged') throw new Error('not told');
  const standing = linesOf(older.course.state);
  const read = game.sound ? linesOf(game.sound.course.state) : [];
  expect(read.length).toBeGreaterThan(0);
  expect(read).toEqual(standing.slice(0, read.length));
  expect(read.length).toBeLessThan(standing.length);
  expect(game.openedAt).toBe(1_000_000);
  expect((await log.raw(older.id)).length).toBe(older.head.version);
  expect(await log.list()).toEqual([newer.id, older.id]);
  const again = (await reopen(newer.id)).live();
  expect(makeNotation(again.course)).toBe(makeNotation(newer.course));
  const session = await reopen(newer.id);
  expect(session.perform({ type: 'speech', seat: 4 }, session.live().course.version)).toBe('done');
  await session.settled();
  expect(session.live().saving).toBe('saved');
  expect((await start(openingWith(rules, roles), lines)).live().course.version).toBe(lines.length);
});

it('whichever event of a game is damaged, every line told of it was given, and its file has every row', async () => {
  for (let version = 1; ; version++) {
    const memory = emptyMemory();
    const { older, device } = await twoGames(memory);
    if (version > older.head.version) break;
    spoil(memory, older.id, version);
    const { log } = await room(memory, device);
    const game = await log.load(older.id);
    if (!game || !isRefusal(game) || game.code !== 'damaged') throw new Error(`not told: ${version}`);
    const read = game.sound ? linesOf(game.sound.course.state) : [];
    expect(read, String(version)).toEqual(linesOf(older.course.state).slice(0, read.length));
    expect(await log.raw(older.id)).toHaveLength(older.head.version);
  }
});

it('a damaged game is put aside and taken back, and can be deleted', async () => {
  const memory = emptyMemory();
  const { older, newer, device } = await twoGames(memory);
  spoil(memory, older.id, 1);
  const { log } = await room(memory, device);
  await log.putAside(older.id);
  expect([...(await log.asides())]).toEqual([older.id]);
  await log.takeBack(older.id);
  expect([...(await log.asides())]).toEqual([]);
  await log.remove(older.id);
  expect(await log.list()).toEqual([newer.id]);
  expect(await log.deleted()).toEqual([{ game: older.id, openedAt: 1_000_000 }]);
});

it('a deleted game is gone to the last byte but for its mark, from the table too', async () => {
  const memory = emptyMemory();
  const { older, newer, device } = await twoGames(memory);
  const { log, reopen } = await room(memory, device);
  const session = await reopen(newer.id);
  session.setAside({ chief: true });
  await session.settled();
  expect(isRefusal(await log.remove(newer.id))).toBe(false);
  expect(await log.current()).toBeUndefined();
  expect(await log.load(newer.id)).toBeUndefined();
  expect(memory.states.has(newer.id)).toBe(false);
  expect(memory.rows.filter(({ body }) => body.includes(`"stream":"${newer.id}"`))).toEqual([]);
  expect(memory.commands.size).toBe(
    new Set(memory.rows.map(({ stream, command }) => `${stream} ${command}`)).size,
  );
  const anew = await room(memory, device);
  expect(await anew.log.list()).toEqual([older.id]);
  expect(await anew.log.deleted()).toEqual([{ game: newer.id, openedAt: 1_060_000 }]);
  const names = JSON.stringify(memory.rows.filter(({ stream }) => !stream.startsWith('game/')));
  expect(names).not.toContain(tableNames[0]);
});

it('a page that has the deleted game open notices it, whether it is told or writes', async () => {
  for (const told of [true, false]) {
    const memory = emptyMemory();
    const { newer, device } = await twoGames(memory);
    const { log, reopen } = await room(memory, device);
    const session = await reopen(newer.id);
    await log.remove(newer.id);
    if (told) await session.letGo('deleted');
    else session.perform({ type: 'speech', seat: 4 }, session.live().course.version);
    await session.settled();
    expect(session.live()).toMatchObject({ saving: 'elsewhere', away: 'deleted' });
    expect(session.live().lost).toHaveLength(told ? 0 : 1);
    expect(await log.list()).not.toContain(newer.id);
    expect((await log.head(newer.id)).version).toBe(0);
  }
});

it('a deleted game that another device brings back is no mark any more', async () => {
  const memory = emptyMemory();
  const { newer, device } = await twoGames(memory);
  const { log } = await room(memory, device);
  const handed = await log.hand(newer.id);
  await log.remove(newer.id);
  expect(isRefusal(await log.take(newer.id, handed))).toBe(false);
  expect(await log.deleted()).toEqual([]);
  expect(await log.current()).toBe(newer.id);
});

it('the table and the marks outlive a damaged event among them', async () => {
  for (const stream of ['desk', 'shelf']) {
    const memory = emptyMemory();
    const { older, newer, device, log } = await twoGames(memory);
    await log.putAside(newer.id);
    await log.remove(older.id);
    spoil(memory, stream, 1);
    const anew = await room(memory, device);
    await mendOwnStreams(anew.store, device);
    expect(await anew.log.current(), stream).toBe(newer.id);
    expect(await anew.log.deleted(), stream).toHaveLength(1);
    expect(isRefusal(await anew.log.lay(newer.id)), stream).toBe(false);
    expect(isRefusal(await anew.log.putAside(newer.id)), stream).toBe(false);
  }
});
