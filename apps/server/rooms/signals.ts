// What the devices of two chairs tell each other to connect: passed on at once where both are here, through the store where they are not. Never in the log.
import type { Json } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { newId } from '../people/kept/ticket.ts';
import type { OpenRoom } from './open-room.ts';
import { watchName } from './room-watchers.ts';
import type { RoomsPlace } from './rooms-place.ts';

export type Signal = { readonly from: number; readonly to: number; readonly data: Json };

export type Signals = {
  readonly send: (room: OpenRoom, signal: Signal) => Promise<void>;
  /** Passes on what came from other servers for those who are here. */
  readonly collect: (room: OpenRoom) => Promise<void>;
  /** The order of the log in which other servers are told that something waits. */
  readonly orderOf: (room: string) => string;
};

const attempts = 20;

const frameOf = (room: string, { from, data }: Omit<Signal, 'to'>): object => ({
  signal: watchName(room),
  from,
  data,
});

export const signalsOver = ({ store, vault, now, home }: RoomsPlace): Signals => {
  const orderOf = (room: string): string => `${room}.signals`;
  const under = (room: string): string => `signal/${room}/`;

  /** The log says that there is something, not what: a device's addresses are in it. */
  const announce = async (room: string): Promise<void> => {
    const stream = `signal/${orderOf(room)}`;
    const events = [{ type: 'SignalWaits', data: {} }];
    const commit = { command: newId(), at: now().getTime(), device: 'server', person: null, events };
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { version } = await store.head(stream);
      const done = await store.append(stream, version, commit);
      if (!isRefusal(done) || done.code !== 'append/stale') return;
    }
  };

  return {
    orderOf,
    send: async (room, signal) => {
      if (room.presence.deliver(signal.to, frameOf(room.id, signal)) || home !== 'postgres') return;
      await vault.swap(`${under(room.id)}${signal.to}/${newId()}`, null, { person: null, ...signal });
      await announce(room.id);
    },
    collect: async (room) => {
      for (const { key, kept } of await vault.list(under(room.id))) {
        const { from, to, data = null } = kept;
        const isHere = room.presence.isHere(Number(to));
        if (isHere && (await vault.swap(key, kept, null)))
          room.presence.deliver(Number(to), frameOf(room.id, { from: Number(from), data }));
      }
    },
  };
};
