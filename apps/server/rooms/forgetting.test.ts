// Rooms are forgotten: a waiting one after an idle hour, one that is over after a day; then nothing opens it and nobody is named.
import { isRefusal } from '@omerta/base/refusal.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { usualSetup } from '@omerta/play/room.ts';
import { beforeEach, expect, it } from 'vitest';
import type { Place } from '../api/place.ts';
import { placeOn } from '../testing/live-server.ts';
import { keepSitter } from './room-vault.ts';
import { type Rooms, roomsOn } from './rooms.ts';

const hour = 3_600_000;
let now: number;
let place: Place;
let rooms: Rooms;
beforeEach(async () => {
  now = Date.parse('2026-01-10T12:00:00Z');
  place = placeOn(await memoryStore(), () => new Date(now));
  rooms = roomsOn(place);
});

const made = async (): Promise<string> => {
  const room = await rooms.make({ ...usualSetup, listed: true, rulebook: 'fsm-2024', referee: 'system' });
  if (isRefusal(room)) throw new Error(room.code);
  return room.room;
};

const sit = async (id: string, nickname: string, bot = false): Promise<void> => {
  const sitter = { id: nickname, kept: { nickname, token: null } };
  await keepSitter(place.vault, id, sitter.id, sitter.kept);
  const asked = { kind: 'sit', nickname, bot } as const;
  const done = await (await rooms.open(id))?.give({ command: nickname, asked, came: now, sitter });
  expect(done).toMatchObject({ chair: expect.any(Number) });
};

const pass = async (milliseconds: number): Promise<void> => {
  now += milliseconds;
  await rooms.tidy();
};

it('a waiting room an hour after the last who came', async () => {
  const id = await made();
  await pass(hour / 2);
  await sit(id, 'Anna');
  await pass(hour - 1_000);
  expect((await rooms.listed()).map((room) => room.id)).toEqual([id]);
  await pass(2_000);
  expect(await rooms.open(id)).toBeNull();
  expect(await rooms.listed()).toEqual([]);
  expect(await place.vault.list('room')).toEqual([]);
});

it('a game that is over after a day, and not before; one that bots play to the end while nobody looks', async () => {
  const id = await made();
  for (let i = 1; i <= 10; i++) await sit(id, `Bot ${i}`, true);
  await pass(2 * hour);
  expect((await rooms.open(id))?.room().phase).toBe('over');
  await pass(20 * hour);
  expect((await rooms.open(id))?.room().phase).toBe('over');
  await pass(3 * hour);
  expect(await rooms.open(id)).toBeNull();
  expect(await place.vault.list('room')).toEqual([]);
});
