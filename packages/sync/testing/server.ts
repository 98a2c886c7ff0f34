// For tests: a server's side over a store in memory that fails at will, before it writes or after.
import { hash } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { StoreFault } from '@omerta/store/fault.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { foldPlay, unplayed } from '@omerta/stream/fold.ts';
import { type Opening, openingOf } from '@omerta/stream/opening.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { receive, type Sending } from '../receive.ts';
import { commitsIn, type Linked, pageOf } from '../sent.ts';
import type { Table } from '../table.ts';

export const today = rulebook('fsm-2024');
export const stream = 'game/cup/q/1/1';
const tournament = 'tournament/cup';

export const opening: Opening = openingOf(
  today,
  {},
  seats.map((seat) => ({ name: `p${seat}`, role: null })),
);

/** As fast as this machine can: the texts are those of the pure one. */
export const sha256 = (text: string): string => hash('sha256', text);

/** As it goes over a network. */
export const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Failing = 'before' | 'after' | null;

export type HallServer = {
  /** Sees everything, and never fails. */
  readonly store: Store;
  /** As one request finds it. */
  readonly table: () => Promise<Table>;
  readonly answerTo: (sending: Sending) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** The game's commits behind a version: a page of them. */
  readonly commits: (after: number) => Promise<readonly Linked[]>;
  /** Somebody changes something in the tournament meanwhile. */
  readonly stir: () => Promise<void>;
};

export const hallServer = async (fails: () => Failing): Promise<HallServer> => {
  const store = await openStore({ ...memoryHome(), sha256 }, upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const outOfReach = { code: 'store/out-of-reach', home: 'memory', reason: 'test' } as const;
  const failing: Store = {
    ...store,
    append: async (...given) => {
      const how = fails();
      if (how === 'before') return outOfReach;
      const receipt = await store.append(...given);
      return how === 'after' ? outOfReach : receipt;
    },
  };
  let newest = { state: unplayed, version: 0 };
  const table = async (): Promise<Table> => ({
    store: failing,
    sha256,
    streams: {
      game: stream,
      received: 'received/cup/q/1/1',
      table: 'table/cup/q/1/1',
      branch: (id) => `branch/cup/q/1/1/${id}`,
    },
    today,
    isAsked: ({ players }) => players.every(({ name }, i) => name === `p${i + 1}`),
    play: async () => {
      const start = newest;
      const events = await store.read(stream, start.version + 1);
      const found = { state: events.reduce(foldPlay, start.state), version: start.version + events.length };
      if (found.version > newest.version) newest = found;
      return found;
    },
    unmoved: [{ stream: tournament, version: (await store.head(tournament)).version }],
  });
  return {
    store,
    table,
    answerTo: async (sending) => {
      try {
        const answer = await receive(await table(), overWire(sending));
        if (!isRefusal(answer)) {
          const { taken, head } = answer;
          return { status: 200, body: overWire({ taken, version: head.version, head: head.hash }) };
        }
        const { head, ...said } = { head: null, ...answer };
        return {
          status: 409,
          body: overWire({ ...said, ...(head && { version: head.version, head: head.hash }) }),
        };
      } catch (error) {
        if (error instanceof StoreFault) return { status: 503, body: { code: 'store/unreachable' } };
        throw error;
      }
    },
    commits: async (after) => overWire(pageOf(commitsIn(await store.read(stream, after + 1)))),
    stir: async () => {
      const { version } = await store.head(tournament);
      const events = [{ type: 'Stirred', data: {} }];
      await store.append(tournament, version, {
        command: `stir-${version}`,
        at: 0,
        device: 'desk',
        person: 'org',
        events,
      });
    },
  };
};
