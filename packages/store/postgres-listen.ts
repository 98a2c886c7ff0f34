// Hears of commits of other processes through LISTEN, and goes on hearing after a lost connection.
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { hangUp, patient } from './postgres-connect.ts';

const retryMilliseconds = 1000;

export type Listener = {
  readonly watch: (wake: () => void) => () => void;
  readonly close: () => Promise<void>;
};

/** Connects with the first watcher. */
export const listenTo = (config: ClientConfig, channel: string): Listener => {
  const watchers = new Set<() => void>();
  const wakeAll = (): void => {
    for (const wake of watchers) wake();
  };
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = (): void => {
    const fresh = new Client(patient(config));
    client = fresh;
    const lost = (): void => {
      if (closed || client !== fresh) return;
      client = undefined;
      retry = setTimeout(connect, retryMilliseconds);
    };
    // Without a handler an idle client ends the process when the server goes away.
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', wakeAll);
    const listening = fresh.connect().then(() => fresh.query(`LISTEN ${escapeIdentifier(channel)}`));
    // What was committed before LISTEN took hold was not announced here: everybody reads once more.
    listening.then(wakeAll, lost);
  };

  return {
    watch: (wake) => {
      watchers.add(wake);
      if (!client && !retry) connect();
      return () => watchers.delete(wake);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      if (!client) return;
      void client.end();
      hangUp(client);
    },
  };
};
