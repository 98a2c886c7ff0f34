// PostgreSQL ends or freezes in the middle of play and comes back: nothing acknowledged is lost, nothing is there twice, everybody goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { ownPostgres } from '@omerta/testkit/machine/postgres.ts';
import { wireTo } from '@omerta/testkit/machine/wire.ts';
import { afterAll, expect, it } from 'vitest';
import { type HeardFrame, socketAt } from '../testing/live-server.ts';
import { playOn } from './away.ts';
import { eveningOf, game, makeEvenings } from './evenings.ts';
import { lossesOf } from './rounds.ts';
import { startServed } from './served.ts';
import { timeoutOf } from './wanted.ts';

const postgres = ownPostgres();
const data = mkdtempSync(join(tmpdir(), 'omerta-away-'));
const served: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of served) await end();
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const opened = async (): Promise<Store> => {
  const store = await openStore(await postgresHome({ url: postgres.url }), upcasters);
  if (isRefusal(store)) throw new Error(JSON.stringify(store));
  return store;
};

/** The last order that a picture shows. */
const shownIn = ({ view }: HeardFrame): number =>
  ((view?.['clock'] ?? { elapsed: -1 }) as { readonly elapsed: number }).elapsed;

it('a PostgreSQL that ends or freezes in play and comes back loses nothing and doubles nothing', {
  timeout: timeoutOf(50),
}, async () => {
  const made = await opened();
  const tokens = await makeEvenings(made);
  await made.close();
  const wire = await wireTo(postgres.url);
  const server = startServed({ data, database: wire.url });
  served.push(async () => {
    server.kill();
    await server.ended;
    await wire.down();
  });
  const address = (await server.ready) ?? '';
  const watchers = await Promise.all(tokens.map(() => socketAt({ url: address })));
  for (const [device, { say }] of watchers.entries()) say({ watch: `game/${eveningOf(device)}/${game}` });
  const health = async () => {
    const answer = await fetch(`${address}/api/health`);
    return { status: answer.status, told: (await answer.json()) as { readonly status: string } };
  };

  const play = playOn(address, tokens);
  await play.after('acknowledged', 3);
  const outages = [
    { away: postgres.halt, back: postgres.resume, times: 6 },
    { away: wire.freeze, back: wire.thaw, times: 2 },
    { away: postgres.halt, back: postgres.resume, times: 2 },
  ];
  for (const { away, back, times } of outages) {
    away();
    // Each time the whole way: the order is tried, its connection fails or runs out of time, the device tries again.
    await play.after('away', times);
    expect(await health()).toMatchObject({ status: 503, told: { status: 'store-unreachable' } });
    const reading = await fetch(`${address}/api/tournaments/${eveningOf(0)}`);
    expect(await reading.json()).toMatchObject({ status: 503, code: 'store/unreachable' });
    back();
    await play.after('acknowledged', 3);
    expect(await health()).toMatchObject({ status: 200, told: { status: 'ok' } });
  }
  await play.end();
  expect(play.odd).toEqual([]);

  for (const [device, { heard, hear, raw }] of watchers.entries()) {
    const last = (play.devices[device]?.receipts.length ?? 0) - 1;
    await hear((each) => shownIn(each) === last);
    const numbers = heard.flatMap(({ n }) => n ?? []);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    raw.close();
  }
  const store = await opened();
  expect(await lossesOf(store, { devices: play.devices, starts: [] })).toEqual([]);
  await store.close();
});
