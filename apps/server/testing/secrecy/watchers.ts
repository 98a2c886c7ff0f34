// For tests: everybody who watches a game over a socket, and what leaves the server for each of them, when and in which order.
import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { type Asker, nobody } from '../../api/asker.ts';
import type { Place } from '../../api/place.ts';
import type { LiveParts } from '../../live/live.ts';
import { liveSocket } from '../../live/socket.ts';
import { type PreparedHall, seatedOfficial } from './hall.ts';
import type { SimulatedTime } from './simulated-time.ts';

/**
 * One thing that left the server: its instant, the turn of the event loop, its bytes, and its place among all that left
 * at that instant for those who must not know: officials come first, and how much they are told may depend on the cards.
 */
export type Left = {
  readonly at: number;
  readonly turn: number;
  readonly place: number;
  readonly bytes: string;
};

export const game = 'game/cup/q/1/1';
const tournament = 'tournament/cup';

/** The cards: the stream from a moment on; `clock`: an official without cards, who sees what the clock shows by night. */
export type MayKnow = 'never' | 'stream' | 'clock' | 'always';

type WatcherKind = {
  readonly name: string;
  readonly mayKnow: MayKnow;
  readonly person?: string;
  readonly key?: keyof PreparedHall['keys'];
  readonly frames: readonly object[];
  /** Takes long for every frame. */
  readonly isSlow?: true;
};

const both = [{ watch: game }, { watch: tournament }];

export const watcherKinds: readonly WatcherKind[] = [
  { name: 'referee', mayKnow: 'always', person: 'ref', frames: both },
  { name: 'chief', mayKnow: 'always', person: 'chief', frames: both },
  { name: 'organiser', mayKnow: 'always', person: 'org', frames: [{ watch: tournament }] },
  { name: 'side referee', mayKnow: 'clock', person: 'side', frames: both },
  { name: 'referee elsewhere', mayKnow: 'never', person: 'ref2', frames: both },
  { name: 'official who plays', mayKnow: 'never', person: seatedOfficial, frames: both },
  { name: 'player of the game', mayKnow: 'never', person: 'p1', frames: both },
  { name: 'player elsewhere', mayKnow: 'never', person: 'p11', frames: both },
  {
    name: 'person of the club',
    mayKnow: 'never',
    person: 'guest',
    frames: [{ watch: game, as: 'hall' }, ...both],
  },
  { name: 'public', mayKnow: 'never', frames: both },
  { name: 'slow public', mayKnow: 'never', frames: both, isSlow: true },
  { name: 'nobody for the hall', mayKnow: 'never', frames: [{ watch: game, as: 'hall' }] },
  { name: 'hall', mayKnow: 'never', key: 'screen', frames: [{ watch: game, as: 'hall' }] },
  { name: 'stream', mayKnow: 'stream', key: 'overlay', frames: [{ watch: game, as: 'overlay' }] },
];

const slowly = 2_500;

export class RecordedSocket extends EventEmitter {
  readonly left: Left[] = [];
  private waiting = 0;
  private readonly time: SimulatedTime;
  private readonly kind: Pick<WatcherKind, 'mayKnow' | 'isSlow'>;

  constructor(time: SimulatedTime, kind: Pick<WatcherKind, 'mayKnow' | 'isSlow'>) {
    super();
    this.time = time;
    this.kind = kind;
  }

  get bufferedAmount(): number {
    return this.waiting > 0 ? 2 ** 20 : 0;
  }

  send(data: string | Buffer, _options?: object, taken?: () => void): void {
    const { time, kind } = this;
    const place = time.leave(kind.mayKnow === 'never');
    this.left.push({ at: time.now(), turn: time.turn(), place, bytes: data.toString() });
    if (!kind.isSlow) return taken?.();
    this.waiting++;
    setTimeout(() => {
      this.waiting--;
      taken?.();
    }, slowly);
  }

  terminate(): void {
    this.emit('close');
  }
}

export type Watching = WatcherKind & {
  readonly left: readonly Left[];
  readonly say: (frame: object) => void;
  readonly leave: () => void;
};

const askerFor = ({ person, key }: WatcherKind, { keys }: PreparedHall): Asker => ({
  ...nobody,
  ...(person !== undefined && { person, device: `token-of-${person}` }),
  ...(key !== undefined && { bearer: keys[key] }),
});

/** They come in this order. */
export const watchersOn = (
  { place, live, time }: { readonly place: Place; readonly live: LiveParts; readonly time: SimulatedTime },
  hall: PreparedHall,
  kinds: readonly WatcherKind[],
): readonly Watching[] =>
  kinds.map((kind) => {
    const socket = new RecordedSocket(time, kind);
    const asker = askerFor(kind, hall);
    liveSocket(place, live, {
      socket: socket as unknown as WebSocket,
      asker: async () => asker,
      lang: 'en',
      isSafe: true,
      isOpenly: false,
      onDoors: () => () => undefined,
    });
    const say = (frame: object): void =>
      void socket.emit('message', Buffer.from(JSON.stringify(frame)), false);
    return { ...kind, left: socket.left, say, leave: () => socket.terminate() };
  });
