// A server that ends in the middle of a game and begins again on its folder: the room goes on, and no number goes back.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import {
  areInOrder,
  asks,
  joined,
  lastOf,
  makeRoomAt,
  playersAt,
  type RoomFrame,
  type RoomPlayer,
} from '../testing/room-players.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-rooms-again-'));

const begin = async (): Promise<LiveServer & { readonly store: Store }> => {
  const store = await openStore(embeddedHome(folder), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  return { ...(await liveServer(store, () => new Date())), store };
};

const end = async ({ close, store }: Awaited<ReturnType<typeof begin>>): Promise<void> => {
  await close();
  await store.close();
};

it('goes on from its log: the same cards, higher numbers, and what passed meanwhile has lapsed', {
  timeout: 60_000,
}, async () => {
  const first = await begin();
  const { room } = await makeRoomAt(first.url, { pace: 800 });
  const players = await playersAt([first.url], room, 5);
  await players[0]?.device.hear(({ n = 0 }) => n > 60);
  await end(first);
  await Promise.all(players.map(({ device }) => device.close()));

  const second = await begin();
  const again = await Promise.all(
    players.map((player, i) => joined(second.url, room, player, { seed: i, after: lastOf(player) })),
  );
  await Promise.all(again.map(({ over }) => over));
  const cardOf = (frame: RoomFrame | undefined): unknown =>
    frame?.view && 'role' in frame.view ? frame.view.role : null;
  for (const [i, player] of players.entries()) {
    const pictures = [...player.pictures(), ...(again[i] as RoomPlayer).pictures()];
    expect(areInOrder(pictures.map(({ n }) => n))).toBe(true);
    const cards = new Set(pictures.filter(({ view }) => view).map(cardOf));
    expect([...cards].filter((card) => card !== null)).toHaveLength(1);
  }
  const record = parse((await asks(second.url, 'GET', `/api/rooms/${room}/record`)).text);
  if (isRefusal(record)) throw new Error(record.code);
  expect(replay(record)).toMatchObject({ refused: null, state: { result: expect.anything() } });
  await Promise.all(again.map(({ device }) => device.close()));
  await end(second);
});
