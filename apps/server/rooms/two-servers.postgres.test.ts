// Two servers on one PostgreSQL: a room is played at both, one is killed, and everybody goes on at the other with the same numbers.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { afterAll, expect, it } from 'vitest';
import { type ServedProcess, startServed } from '../kill/served.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import {
  areInOrder,
  asks,
  deviceOn,
  joined,
  lastOf,
  makeRoomAt,
  playersAt,
  type RoomPlayer,
} from '../testing/room-players.ts';

const database = await freshDatabase();
const processes: ServedProcess[] = [];
afterAll(async () => {
  for (const { kill, ended } of processes) {
    kill();
    await ended;
  }
  await database.drop();
});

const serving = async () => {
  const data = mkdtempSync(join(tmpdir(), 'omerta-two-rooms-'));
  const served = startServed({ data, database: database.url });
  processes.push(served);
  const url = await served.ready;
  if (url === null) throw new Error('a server did not start');
  return { ...served, url };
};

/** Whoever was shown a picture of that number was shown the same, wherever he watched. */
const heldAlike = (players: readonly RoomPlayer[]): void => {
  const seen = new Map<string, string>();
  for (const player of players)
    for (const frame of player.pictures()) {
      const key = `${player.chair} ${frame.n}`;
      expect(seen.get(key) ?? JSON.stringify(frame), key).toBe(JSON.stringify(frame));
      seen.set(key, JSON.stringify(frame));
    }
};

it('are one room for whoever plays in it', { timeout: 120_000 }, async () => {
  const [one, two] = await Promise.all([serving(), serving()]);
  const { room } = await makeRoomAt(one.url, { pace: 300 });
  const players = await playersAt([one.url, two.url], room, 9);
  const [first, second] = players as [RoomPlayer, RoomPlayer];
  first.device.say({ signal: `room/${room}`, token: first.token, to: 2, data: 'offer' });
  expect(await second.device.hear(({ signal }) => signal !== undefined)).toMatchObject({
    from: 1,
    data: 'offer',
  });
  // The same chair at the other server as well.
  const shadow = await deviceOn(two.url);
  shadow.say({ watch: `room/${room}`, token: first.token });
  await first.device.hear(({ n = 0 }) => n > 40);
  two.kill();
  await two.ended;
  const moved = players.filter((_, i) => i % 2 === 1);
  const again = await Promise.all(
    moved.map((player, i) => joined(one.url, room, player, { seed: i, after: lastOf(player) })),
  );
  const playing = [...players.filter((_, i) => i % 2 === 0), ...again];
  await Promise.all(playing.map(({ over }) => over));
  for (const [i, player] of moved.entries())
    expect(areInOrder([...player.pictures(), ...(again[i] as RoomPlayer).pictures()].map(({ n }) => n))).toBe(
      true,
    );
  const watched = { ...first, pictures: () => shadow.frames.filter((frame) => frame.n !== undefined) };
  heldAlike([...players, ...again, watched as RoomPlayer]);
  expect(watched.pictures().length).toBeGreaterThan(5);
  const record = parse((await asks(one.url, 'GET', `/api/rooms/${room}/record`)).text);
  if (isRefusal(record)) throw new Error(record.code);
  expect(replay(record)).toMatchObject({ refused: null, state: { result: expect.anything() } });
  await Promise.all(playing.map(({ device }) => device.close()));
});
