// Tells every process which orders were written.
import type { Connections } from './postgres-connect.ts';

export type Announcer = {
  readonly announce: (orders: Iterable<string>) => void;
  /** After what was announced so far. */
  readonly close: () => Promise<void>;
};

/**
 * After the commit and not in it: PostgreSQL lets those that announce something commit one by one, each with
 * its wait for the disk. What is lost with a process or a connection is found by `postgres-listen.ts`.
 */
export const announcerOn = (connections: Connections, channel: string): Announcer => {
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;
  const text = 'SELECT pg_notify($1, ordered) FROM unnest($2::text[]) AS ordered';
  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      const values = [channel, [...waiting]];
      waiting.clear();
      await connections
        .use((client) => client.query({ name: 'announce', text, values }))
        .catch(() => undefined);
    }
    sending = undefined;
  };
  return {
    announce: (orders) => {
      for (const order of orders) waiting.add(order);
      if (waiting.size > 0) sending ??= send();
    },
    close: async () => sending,
  };
};
