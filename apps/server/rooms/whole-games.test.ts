// Ten rooms at once over real sockets, from the first chair to the end: every record is replayed by the rules to the same result.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { commitmentTo, dealFrom, seedFrom } from '@omerta/play/deal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { openStore } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { addBots, areInOrder, asks, deviceOn, makeRoomAt, playersAt } from '../testing/room-players.ts';

let server: LiveServer;
beforeAll(async () => {
  const store = await openStore(embeddedHome(mkdtempSync(join(tmpdir(), 'omerta-rooms-'))), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  server = await liveServer(store, () => new Date());
});
afterAll(() => server.close());

describe('ten rooms', () => {
  it('are played to the end over sockets, each by its rulebook, and told the same to everybody', {
    timeout: 120_000,
  }, async () => {
    const { url } = server;
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const rulebook = rulebookIds[i % rulebookIds.length];
        const made = await makeRoomAt(url, { rulebook, pace: 400 });
        const { room } = made;
        const stranger = await deviceOn(url);
        stranger.say({ watch: `room/${room}` });
        // Half of them with bots in all chairs but two.
        const people = i < rulebookIds.length ? 10 : 2;
        await addBots(url, made, 10 - people);
        const players = await playersAt([url], room, i + 1, people);
        const ends = await Promise.all(players.map(({ over }) => over));
        const record = await asks(url, 'GET', `/api/rooms/${room}/record`);
        expect(record.status, record.text).toBe(200);
        const read = parse(record.text);
        if (isRefusal(read)) throw new Error(`${read.code} ${record.text}`);
        const { state, refused } = replay(read);
        expect(refused, record.text).toBeNull();
        for (const end of ends) expect(end.view).toMatchObject({ result: { winner: state.result?.winner } });
        for (const { pictures } of players) expect(areInOrder(pictures().map(({ n }) => n))).toBe(true);
        const { json: deal } = await asks(url, 'GET', `/api/rooms/${room}`);
        expect(commitmentTo(deal.deal.server)).toBe(deal.deal.commitment);
        expect(seedFrom(deal.deal.server, deal.deal.entropies)).toBe(deal.deal.seed);
        expect(dealFrom(deal.deal.seed).cards).toEqual(state.dealtRoles);
        const score = await asks(url, 'GET', `/api/rooms/${room}/score`);
        expect(score.json.players).toHaveLength(10);
        await Promise.all([stranger, ...players.map(({ device }) => device)].map((each) => each.close()));
      }),
    );
  });
});
