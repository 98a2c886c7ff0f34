// Hears of commits of all processes through LISTEN, looks for what nobody announced, and goes on after a lost connection.
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import type { Wake } from './home.ts';
import { hangUp, patient } from './postgres-connect.ts';
import { writtenSince } from './postgres-sql.ts';

const retryMilliseconds = 1000;
/** A process killed between its commit and its announcement: others find what it has written. */
const lookMilliseconds = 1000;
const answerMilliseconds = 4500;

export type Listener = {
  readonly watch: (wake: Wake) => () => void;
  readonly close: () => Promise<void>;
};

/** Connects with the first watcher. */
export const listenTo = (config: ClientConfig, channel: string): Listener => {
  const watchers = new Set<Wake>();
  const wakeAll = (order?: string): void => {
    for (const wake of watchers) wake(order);
  };
  let client: Client | undefined;
  let next: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = (): void => {
    const fresh = new Client({ ...patient(config), query_timeout: answerMilliseconds });
    client = fresh;
    const lost = (): void => {
      if (closed || client !== fresh) return;
      client = undefined;
      fresh.connection.stream.destroy();
      clearTimeout(next);
      next = setTimeout(connect, retryMilliseconds);
    };
    const lookAfter = async (mark: string | undefined): Promise<void> => {
      const { rows } = await fresh.query<{ mark: string; orders: string[] }>(writtenSince, [mark ?? '0']);
      if (closed || client !== fresh) return;
      // What was committed before LISTEN took hold was not announced here: everybody reads once more.
      if (mark === undefined) wakeAll();
      else for (const order of rows[0]?.orders ?? []) wakeAll(order);
      next = setTimeout(() => lookAfter(rows[0]?.mark).catch(lost), lookMilliseconds);
    };
    // Without a handler an idle client ends the process when the server goes away.
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ payload }) => wakeAll(payload));
    const listening = fresh.connect().then(() => fresh.query(`LISTEN ${escapeIdentifier(channel)}`));
    listening.then(() => lookAfter(undefined)).catch(lost);
  };

  return {
    watch: (wake) => {
      watchers.add(wake);
      if (!client && !next) connect();
      return () => watchers.delete(wake);
    },
    close: async () => {
      closed = true;
      clearTimeout(next);
      if (!client) return;
      void client.end();
      hangUp(client);
    },
  };
};
