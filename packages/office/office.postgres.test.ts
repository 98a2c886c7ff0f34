// An office whose PostgreSQL is stopped, frozen or cut off: every command is answered in time and done once.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { inTime } from '@omerta/testkit/machine/in-time.ts';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import { wireTo } from '@omerta/testkit/machine/wire.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type Handled, openOffice } from './office.ts';
import { cup, done, give, orderOf, testClub } from './testing/club.ts';

const { url, throwAway, stop } = startPostgres();
let isStopped = false;
afterAll(() => {
  if (!isStopped) stop();
});

const stream = `tournament/${cup}`;
const freshSchema = (): string => `omerta_office_${randomUUID().replaceAll('-', '')}`;
const storeAt = async (at: string, schema: string): Promise<Store> => {
  const store = await openStore(await postgresHome({ url: at, schema }), upcasters);
  if (isRefusal(store)) throw new Error(JSON.stringify(store));
  return store;
};

const expectRefused = (answer: Handled): void => {
  expect(answer).toMatchObject({ code: 'store/refused', params: { store: 'store/out-of-reach' } });
  expect(isRefusal(answer) && answer.sentence.en).toMatch(/does not answer .*send the same again/);
  expect(isRefusal(answer) && answer.sentence.ru).toMatch(/не отвечает .*отправьте то же ещё раз/);
};

describe('an office whose PostgreSQL', () => {
  it('freezes refuses all who wait, and does each command once when it thaws', async () => {
    const schema = freshSchema();
    const wire = await wireTo(url);
    const store = await storeAt(wire.url, schema);
    const club = await testClub(undefined, store);
    await give(club, 'p1', 'apply', { person: 'p1' });
    const { version } = await store.head(stream);
    const orders = Array.from({ length: 40 }, (_, i) =>
      orderOf(club, 'org', 'mark-payment', { person: 'p1', paid: i % 2 === 0 }),
    );
    wire.freeze();
    for (const answer of await inTime(Promise.all(orders.map(club.office.handle)))) expectRefused(answer);
    expect(await inTime(club.office.record(cup, 'q/1/1'))).toMatchObject({ code: 'store/refused' });
    wire.thaw();
    for (const order of orders) done(await club.office.handle(order));
    expect((await store.head(stream)).version).toBe(version + orders.length);
    await store.close();
    await wire.down();
  });

  it('loses the way back after a COMMIT gives the same command the same answer', async () => {
    const schema = freshSchema();
    const wire = await wireTo(url);
    const store = await storeAt(wire.url, schema);
    const club = await testClub(undefined, store);
    const { version } = await store.head(stream);
    const order = orderOf(club, 'p1', 'apply', { person: 'p1' });
    wire.fate = ({ text }) => (text.includes('COMMIT\0') ? 'cut-after' : 'pass');
    expectRefused(await inTime(club.office.handle(order)));
    wire.fate = () => 'pass';
    expect(done(await club.office.handle(order)).events).toEqual([{ type: 'PlayerApplied' }]);
    expect((await store.head(stream)).version).toBe(version + 1);
    await store.close();
    await wire.down();
  });

  it('is that of another office too serves the crowd at both: 1,200 commands, none told to come again', async () => {
    const schema = freshSchema();
    const [store, second] = [await storeAt(url, schema), await storeAt(url, schema)];
    const club = await testClub(undefined, store);
    await give(club, 'p1', 'apply', { person: 'p1' });
    const offices = [club.office, openOffice(second, 'minsk')] as const;
    const { version } = await store.head(stream);
    const orders = Array.from({ length: 1_200 }, (_, i) =>
      orderOf(club, 'org', 'mark-payment', { person: 'p1', paid: i % 2 === 0 }),
    );
    const answers = await Promise.all(orders.map((order, i) => offices[i % 2 ? 1 : 0].handle(order)));
    for (const answer of answers) done(answer);
    expect((await second.head(stream)).version).toBe(version + orders.length);
    await store.close();
    await second.close();
  });

  it('stops refuses every command', async () => {
    const wire = await wireTo(url);
    const store = await storeAt(wire.url, freshSchema());
    const club = await testClub(undefined, store);
    const orders = ['p1', 'p2', 'p3'].map((person) => orderOf(club, person, 'apply', { person }));
    // A server that others use is not stopped, but is as far away.
    isStopped = throwAway;
    if (throwAway) stop();
    else await wire.down();
    for (const answer of await inTime(Promise.all(orders.map(club.office.handle)))) expectRefused(answer);
    for (const order of orders) expectRefused(await inTime(club.office.handle(order)));
    await inTime(store.close());
    if (throwAway) await wire.down();
  });
});
