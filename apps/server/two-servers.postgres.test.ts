// Two servers on one PostgreSQL: what is ordered at one is seen at the other; one is killed, and its watchers go on at the other.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import { openStore } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { afterAll, expect, it } from 'vitest';
import { eveningOf, game, makeEvenings } from './kill/evenings.ts';
import { type ServedProcess, startServed } from './kill/served.ts';
import { freshDatabase } from './testing/fresh-database.ts';
import { socketAt } from './testing/live-server.ts';

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
  const served = startServed({ data: mkdtempSync(join(tmpdir(), 'omerta-two-')), database: database.url });
  processes.push(served);
  const url = await served.ready;
  if (url === null) throw new Error('a server did not start');
  return { ...served, url };
};

it('are one for whoever watches, with the same numbers at both', async () => {
  const store = await openStore(await postgresHome({ url: database.url }), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const [token = ''] = await makeEvenings(store, 1);
  await store.close();
  const [one, two] = await Promise.all([serving(), serving()]);
  const watch = `game/${eveningOf(0)}/${game}`;
  let version = 2;
  let orders = 0;
  const order = async (at: { readonly url: string }, line: string): Promise<void> => {
    const body = {
      to: 'game',
      tournament: eveningOf(0),
      game,
      expected: version,
      command: { id: `order-${++orders}`, lines: [line] },
    };
    const answer = await fetch(`${at.url}/api/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as { readonly version: number };
    expect({ status: answer.status, told }).toMatchObject({ status: 200 });
    version = told.version;
  };

  const atOne = await socketAt(one);
  const atTwo = await socketAt(two);
  for (const socket of [atOne, atTwo]) socket.say({ watch });
  const [first, same] = await Promise.all([
    atOne.hear(({ n }) => n !== undefined),
    atTwo.hear(({ n }) => n !== undefined),
  ]);
  expect(same).toEqual(first);
  const start = first.n ?? 0;

  await order(one, 'day 1');
  const crossed = await atTwo.hear(({ n = 0 }) => n > start);
  expect(crossed).toEqual(await atOne.hear(({ n = 0 }) => n > start));
  await order(two, 'speech 1');
  await order(two, 'foul 3');
  await order(one, 'foul 4');
  const fouls = ({ view }: { readonly view?: unknown }): number =>
    ((view as { readonly seats?: readonly { readonly fouls: number }[] } | undefined)?.seats ?? []).reduce(
      (sum, seat) => sum + seat.fouls,
      0,
    );
  const last = await atTwo.hear((heard) => fouls(heard) === 2);

  const bearer = { authorization: `Bearer ${token}` };
  const made = await fetch(`${one.url}/api/tokens`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'screen', days: 1 }),
  });
  const program = (await made.json()) as { readonly id: string; readonly token: string };
  const official = await socketAt(two, program.token);
  official.say({ watch });
  await official.hear(({ audience }) => audience === 'referee');
  await fetch(`${one.url}/api/tokens/${program.id}`, { method: 'DELETE', headers: bearer });
  await official.hear(({ audience }) => audience === 'public');
  expect(official.heard).not.toContainEqual({ alive: expect.any(String) });

  two.kill();
  expect(await atTwo.closed).toBe(1006);
  const back = await socketAt(one);
  back.say({ watch, after: last.n });
  await order(one, 'foul 5');
  const next = await back.hear(({ n }) => n !== undefined);
  expect(next.n).toBe((last.n ?? 0) + 1);
  expect(fouls(next)).toBe(3);

  const third = await serving();
  await order(third, 'foul 6');
  const fromThird = await socketAt(third);
  fromThird.say({ watch, after: next.n });
  const newest = await fromThird.hear(({ n }) => n !== undefined);
  expect(newest).toEqual(await back.hear(({ n = 0 }) => n > (next.n ?? 0)));

  for (const socket of [atOne, atTwo, back, fromThird]) {
    const numbers = socket.heard.flatMap(({ n }) => n ?? []);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  }
  const byNumber = new Map<number, string>();
  for (const { heard } of [atOne, atTwo, back, fromThird])
    for (const { n = 0, view } of heard) {
      expect(byNumber.get(n) ?? JSON.stringify(view), `picture ${n}`).toBe(JSON.stringify(view));
      byNumber.set(n, JSON.stringify(view));
    }
  for (const { raw } of [atOne, back, fromThird]) raw.close();
});
