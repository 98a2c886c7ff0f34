// Rooms that play at the usual pace on one server: how late a window opens for who plays in it, and what that takes of the machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServed } from '@omerta/server/kill/served.ts';
import {
  addBots,
  type MadeRoom,
  makeRoomAt,
  playersAt,
  type RoomPlayer,
} from '@omerta/server/testing/room-players.ts';
import { show } from './measure.ts';

const rooms = Number(process.env['OMERTA_BENCH_ROOMS'] ?? 500);
/** Long enough for the first night to be over, and a part of the day. */
const seconds = Number(process.env['OMERTA_BENCH_ROOM_SECONDS'] ?? 120);
const people = 2;

const usage = (pid: number, column: 'rss' | 'cputimes'): number =>
  Number(execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }));

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** One address makes so many rooms at once, and then has to wait. */
const made = async (url: string): Promise<MadeRoom> => {
  for (;;)
    try {
      return await makeRoomAt(url, { rulebook: 'fiim-2018', pace: 1 });
    } catch (error) {
      if (!String(error).includes('429')) throw error;
      await passed(1_000);
    }
};

/** From the very instant at which a window opens to the picture of it. */
const latenessOf = ({ device }: RoomPlayer, times: number[]): void => {
  let known = '';
  device.onFrame(({ clock }) => {
    const from = clock?.startedAt ?? '';
    if (from === '' || from === known) return;
    known = from;
    times.push(Date.now() - Date.parse(from));
  });
};

export const benchRooms = async (): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'omerta-bench-rooms-'));
  const server = startServed({ data });
  const url = (await server.ready) ?? '';
  try {
    const before = usage(server.pid, 'rss');
    const times: number[] = [];
    for (let i = 0; i < rooms; i++) {
      const room = await made(url);
      await addBots(url, room, 10 - people);
      for (const player of await playersAt([url], room.room, i, people)) latenessOf(player, times);
    }
    const [begun, busy] = [performance.now(), usage(server.pid, 'cputimes')];
    await passed(seconds * 1_000);
    const took = (performance.now() - begun) / 1_000;
    const sorted = times.toSorted((a, b) => a - b);
    process.stdout.write(`${rooms} rooms at the usual pace, ${people} people and bots in each\n`);
    show('windows opened before somebody’s eyes', sorted.length);
    show('late by, p50, ms', sorted[Math.floor(sorted.length * 0.5)] ?? 0);
    show('late by, p99, ms', sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    show('of one processor, %', ((usage(server.pid, 'cputimes') - busy) / took) * 100);
    show('memory for each room, kB', (usage(server.pid, 'rss') - before) / rooms);
  } finally {
    server.kill();
    await server.ended;
    rmSync(data, { recursive: true, force: true });
  }
};
