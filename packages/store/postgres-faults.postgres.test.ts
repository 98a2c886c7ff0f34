// A PostgreSQL that is gone, frozen or cut off: refused in time, nothing acknowledged lost, nothing written twice.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { inTime } from '@omerta/testkit/machine/in-time.ts';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import { type Message, type Wire, wireTo } from '@omerta/testkit/machine/wire.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, granted } from './contract/ground.ts';
import { StoreFault } from './fault.ts';
import { start } from './home.ts';
import { postgresHome } from './postgres.ts';
import { beginWith, locksOf } from './postgres-sql.ts';
import { openStore, type Store } from './store.ts';

const { url, stop } = startPostgres();
const admin = new pg.Pool({ connectionString: url });
const schemas: string[] = [];
const stores: Store[] = [];
const wires: Wire[] = [];

const freshSchema = (): string => {
  const schema = `omerta_fault_${randomUUID().replaceAll('-', '')}`;
  schemas.push(schema);
  return schema;
};
const open = async (at: string, schema: string): Promise<Store> => {
  const store = granted(await openStore(await postgresHome({ url: at, schema })));
  stores.push(store);
  return store;
};
const wired = async (schema: string) => {
  const wire = await wireTo(url);
  wires.push(wire);
  return { wire, store: await open(wire.url, schema) };
};

afterAll(async () => {
  for (const wire of wires) await wire.down();
  for (const store of stores) await store.close();
  for (const schema of schemas) await admin.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await admin.end();
  stop();
});

const outOfReach = { code: 'store/out-of-reach', reason: expect.stringMatching(/./) };
/** As a device does: the server ends a session that stood still, also one of a machine that stood still. */
const sentUntilTaken = async (send: () => ReturnType<Store['append']>): ReturnType<Store['append']> => {
  for (;;) {
    const answer = await send();
    if (!isRefusal(answer) || answer.code !== 'store/out-of-reach') return answer;
  }
};
/** This whole process, as in a pause of its machine: the server hears nothing of it meanwhile. */
const standStill = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};
const faultIn = (answer: Promise<unknown>): Promise<unknown> =>
  inTime(
    answer.then(
      () => 'answered',
      (error: unknown) => (error instanceof StoreFault ? error.refusal : error),
    ),
  );

describe('a PostgreSQL', () => {
  it('that is gone refuses what is sent and asked, and opening', async () => {
    const schema = freshSchema();
    const { wire, store } = await wired(schema);
    granted(await store.append('g', 0, commitOf('c1', 1)));
    await wire.down();
    expect(await inTime(store.append('g', 1, commitOf('c2', 2)))).toMatchObject(outOfReach);
    expect(await faultIn(store.read('g'))).toMatchObject(outOfReach);
    expect(await inTime(postgresHome({ url: wire.url, schema }))).toMatchObject({
      code: 'store/unreachable',
    });
  });

  it('that freezes refuses what is sent and asked, opening and closing, and goes on when it thaws', async () => {
    const schema = freshSchema();
    const { wire, store } = await wired(schema);
    const idle = granted(await openStore(await postgresHome({ url: wire.url, schema })));
    granted(await store.append('g', 0, commitOf('c1', 1)));
    wire.freeze();
    const many = Array.from({ length: 30 }, (_, i) => store.append(`g${i}`, 0, commitOf(`m${i}`, i)));
    const asked = [
      ...many,
      faultIn(store.read('g')),
      faultIn(store.receipt('g', 'c1')),
      faultIn(store.people.get('p1')),
      faultIn(store.people.put('p1', { name: 'x' })),
    ];
    for (const answer of await inTime(Promise.all(asked))) expect(answer).toMatchObject(outOfReach);
    expect(await inTime(postgresHome({ url: wire.url, schema }))).toMatchObject({
      code: 'store/unreachable',
    });
    await inTime(idle.close());
    wire.thaw();
    granted(await inTime(store.append('g', 1, commitOf('c2', 2))));
    for (let i = 0; i < 30; i++)
      granted(await inTime(sentUntilTaken(() => store.append(`g${i}`, 0, commitOf(`m${i}`, i)))));
    expect((await store.readAll(start, 100)).events).toHaveLength(32);
    expect(await store.verify()).toBeUndefined();
  });

  it('whose writer holds the lock of an order and freezes serves the others, other orders and readers at once', async () => {
    const schema = freshSchema();
    const { wire, store } = await wired(schema);
    const other = await open(url, schema);
    granted(await store.append('g', 0, commitOf('c0', 0)));
    // Once more in the order that is known now: the connection that is to freeze has its statements.
    granted(await store.append('g', 1, commitOf('c1', 1)));
    let isHeld = (): void => undefined;
    const held = new Promise<void>((done) => {
      isHeld = done;
    });
    // The lock is taken and looked under: the frozen writer's rows never arrive.
    wire.fate = ({ type, text }) => {
      if (type !== 'B' || !text.includes('write')) return 'pass';
      isHeld();
      return 'freeze';
    };
    const frozen = store.append('g', 2, commitOf('frozen', 2));
    await held;
    let isOver = false;
    void frozen.then(() => {
      isOver = true;
    });
    granted(await other.append('tournament/other', 0, commitOf('c1', 1)));
    expect(isOver).toBe(false);
    const waiting = Array.from({ length: 20 }, (_, i) => other.append(`h${i}/g`, 0, commitOf(`w${i}`, i)));
    expect(await other.read('g')).toHaveLength(2);
    granted(await other.append('tournament/other', 1, commitOf('c2', 2)));
    expect(isOver).toBe(false);
    for (const answer of await inTime(Promise.all(waiting))) granted(answer);
    expect(await inTime(frozen)).toMatchObject(outOfReach);
    wire.fate = () => 'pass';
    granted(await store.append('g', 2, commitOf('frozen', 2)));
    expect(await other.read('g')).toHaveLength(3);
  });

  it('is opened by a process that stands still for a moment meanwhile', async () => {
    const wire = await wireTo(url);
    wires.push(wire);
    let stood = 0;
    wire.fate = ({ text }) => {
      if (!text.includes('CREATE SCHEMA')) return 'pass';
      stood++;
      standStill(2_000);
      return 'pass';
    };
    const schema = freshSchema();
    const store = await open(wire.url, schema);
    expect(stood).toBe(1);
    granted(await store.append('g', 0, commitOf('c1', 1)));
    expect(await (await open(url, schema)).read('g')).toHaveLength(1);
  });

  it('whose lock nobody gives back refuses the next writer and serves readers', async () => {
    const schema = freshSchema();
    const store = await open(url, schema);
    granted(await store.append('g', 0, commitOf('c1', 1)));
    const holder = await admin.connect();
    await holder.query(beginWith(locksOf(schema, ['g']), 'wait'));
    const waiting = Array.from({ length: 20 }, (_, i) => store.append(`h${i}/g`, 0, commitOf(`w${i}`, i)));
    expect(await store.read('g')).toHaveLength(1);
    for (const answer of await inTime(Promise.all(waiting))) expect(answer).toMatchObject(outOfReach);
    await holder.query('ROLLBACK');
    holder.release();
    granted(await store.append('h1/g', 0, commitOf('w1', 1)));
  });
});

describe('a connection cut at any message of a commit', () => {
  /** The commit's messages one by one: each is lost, then each is heard but not answered. */
  const cutAt = async (fate: 'cut-before' | 'cut-after') => {
    const { wire, store } = await wired(freshSchema());
    const direct = await open(url, schemas.at(-1) ?? '');
    const kinds = new Set<string>();
    let written = 0;
    for (let nth = 1, attempt = 1; ; attempt++) {
      let [seen, isCut] = [0, false];
      // Connecting again is no part of the commit.
      wire.fate = ({ type, text }: Message) => {
        if (!'QPBDES'.includes(type) || ++seen !== nth) return 'pass';
        kinds.add(/COMMIT|BEGIN/.exec(text)?.[0] ?? type);
        isCut = true;
        return fate;
      };
      const commit = commitOf(`c${attempt}`, { attempt }, { attempt, second: true });
      const before = await store.head('g').catch(() => direct.head('g'));
      [seen, isCut] = [0, false];
      const answer = await inTime(store.append('g', before.version, commit));
      wire.fate = () => 'pass';
      const after = await direct.head('g');
      if (isRefusal(answer)) expect(answer).toMatchObject(outOfReach);
      else expect(after.version).toBe(answer.last);
      expect([before.version, before.version + 2]).toContain(after.version);
      written += isRefusal(answer) && after.version > before.version ? 1 : 0;
      const again = granted(await store.append('g', before.version, commit));
      expect(again).toMatchObject({ first: before.version + 1, last: before.version + 2 });
      expect((await direct.head('g')).version).toBe(before.version + 2);
      // Refused before its nth message, on a busy machine while it connected again: the same message is tried once more.
      if (!isCut && !isRefusal(answer)) break;
      if (isCut) nth++;
    }
    expect(await direct.verify()).toBeUndefined();
    return { kinds, written };
  };

  it('before it arrives: nothing is written, and the same again is written once', async () => {
    const { kinds, written } = await cutAt('cut-before');
    expect([...kinds]).toEqual(expect.arrayContaining(['BEGIN', 'B', 'E', 'S', 'COMMIT']));
    expect(written).toBe(0);
  });

  it('before the answer comes: the same again is answered with the first receipt', async () => {
    const { kinds, written } = await cutAt('cut-after');
    expect([...kinds]).toEqual(expect.arrayContaining(['BEGIN', 'B', 'E', 'S', 'COMMIT']));
    expect(written).toBeGreaterThan(0);
  });
});
