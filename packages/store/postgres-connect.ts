// Connections to a PostgreSQL that may be gone or frozen: every wait has an end, and none is left open.
import {
  type Client,
  type ClientConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryResultRow,
} from 'pg';
import { unreadable } from './damage.ts';
import { reasonOf, StoreFault } from './fault.ts';

/**
 * Milliseconds. A writer that holds the lock and does not go on (`idle`) loses its session before those who
 * wait for it lose their patience (`statement`); whatever the server does, whoever asked has his answer
 * within `answer`, connecting included.
 */
const patience = { idle: 1_500, statement: 3_000, connect: 3_500, answer: 4_500 };

/** So many connections of each kind: who waits for the lock of a writer never keeps a reader waiting. */
const mostConnections = 8;

/** The way to the server, its resources, a lock or a limit of time: 25P03 is a writer that stood still. */
const passing = /^(08|53|57|58|55P03|25P0[34]|40)/;

export type Patience = { readonly atMost: (milliseconds: number) => void };

export type Connections = {
  /** Answered in time, or a `StoreFault`. Work that takes longer by its nature says `atMost`. */
  readonly use: <T>(work: (client: PoolClient, patience: Patience) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** A server that does not answer does not answer a goodbye either: it is sent, and not waited for. */
export const hangUp = ({ connection: { stream } }: Client): void => {
  if (stream.writableFinished) stream.destroy();
  else stream.once('finish', () => stream.destroy());
};

/** For a connection of any kind. */
export const patient = (config: ClientConfig): ClientConfig => ({
  ...config,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: patience.connect,
  statement_timeout: patience.statement,
  lock_timeout: patience.statement,
  idle_in_transaction_session_timeout: patience.idle,
});

export const connectionsTo = (config: ClientConfig, home: string): Connections => {
  const pool = new Pool({ ...patient(config), max: mostConnections });
  const open = new Set<Client>();
  const lost = new WeakSet<Client>();
  // Without handlers a lost connection would end the process; the next query reports it instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', () => void lost.add(client));
    client.on('end', () => void open.delete(client));
  });
  const outOfReach = (error: unknown): StoreFault =>
    new StoreFault({ code: 'store/out-of-reach', home, reason: reasonOf(error) }, error);
  const faultOf = (client: Client, error: unknown): unknown => {
    const state = error instanceof DatabaseError ? (error.code ?? '') : '';
    if (state.startsWith('XX'))
      return new StoreFault({ code: 'store/damaged', home, damage: unreadable(0) }, error);
    return passing.test(state) || lost.has(client) ? outOfReach(error) : error;
  };

  return {
    use: async (work) => {
      const begun = performance.now();
      const client = await pool.connect().catch((error: unknown) => {
        throw outOfReach(error);
      });
      const cutAfter = (milliseconds: number): NodeJS.Timeout =>
        setTimeout(
          () => client.connection.stream.destroy(new Error(`no answer in ${milliseconds} ms`)),
          milliseconds,
        );
      let timer = cutAfter(patience.answer - Math.ceil(performance.now() - begun));
      const atMost = (milliseconds: number): void => {
        clearTimeout(timer);
        timer = cutAfter(milliseconds);
      };
      try {
        const result = await work(client, { atMost });
        client.release();
        return result;
      } catch (error) {
        // Nobody knows in which state the connection of a failed work is.
        client.connection.stream.destroy();
        client.release(true);
        throw faultOf(client, error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await pool.end();
      for (const client of open) hangUp(client);
    },
  };
};

/** A statement prepared under its name. */
export const query = async <R extends QueryResultRow>(
  client: PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<R[]> => (await client.query<R>({ name, text, values })).rows;

/** Queries that go out in one packet: each call to the operating system costs as much as a statement. */
export const atOnce = <T extends readonly unknown[] | []>(
  { connection: { stream } }: PoolClient,
  queries: () => T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  stream.cork();
  try {
    return Promise.all(queries());
  } finally {
    stream.uncork();
  }
};

/** What a bulky statement may take: a millisecond for each row on top. */
export const patienceFor = (rows: number): number => patience.statement + rows;
