// Follows the log for whoever watches: each tournament is folded once, each picture written once for all who get it, officials first.
import type { Envelope } from '@omerta/store/envelope.ts';
import type { Store } from '@omerta/store/store.ts';
import { isId } from '@omerta/tournament/meta.ts';
import { give } from '../shown/give.ts';
import type { ShownPicture } from '../shown/shown-picture.ts';
import { type Broadcast, broadcastOf } from './broadcast.ts';
import { commitsOf } from './commit.ts';
import type { KeptCounts } from './counts.ts';
import { isForOfficials, keyOf, type WatchedPicture } from './watched-picture.ts';

/** Somebody who watches; what he was given last is his own affair. */
export type Watcher = {
  readonly watched: WatchedPicture;
  /** The newest picture: the same bytes for all who watch the same. */
  readonly show: (picture: ShownPicture) => void;
};

/** Makes the frame of a picture; asked once for each picture that somebody watches. */
export type Draw = (
  tournament: string,
  broadcast: Broadcast,
  watched: WatchedPicture,
) => Promise<ShownPicture | null>;

export type Hub = {
  /** The tournament as the log has it now. */
  readonly newest: (tournament: string) => Promise<Broadcast>;
  readonly draw: (tournament: string, watched: WatchedPicture) => Promise<ShownPicture | null>;
  /** Returns how to stop. */
  readonly watch: (tournament: string, watcher: Watcher) => () => void;
  /** Called when a tournament's own events have changed who is what in it; returns how to stop. */
  readonly onRights: (tournament: string, changed: () => void) => () => void;
  readonly watchers: () => number;
  readonly close: () => void;
};

const pageSize = 500;

/** After so many commits what was counted is kept: a restart draws at most as many pictures again. */
const keepEvery = 200;

type Channel = {
  /** Null until the first reading. */
  opened: Broadcast | null;
  /** Commits since the counts were kept. */
  fresh: number;
  readonly watchers: Map<string, Set<Watcher>>;
  readonly rights: Set<() => void>;
  /** Read and not yet whole: the events of a commit may go on in the next page. */
  rest: readonly Envelope[];
  read: number;
  reading: Promise<void>;
  /** Asked for and not yet begun: whoever asks meanwhile shares it, for it finds all that is there by then. */
  next: Promise<void> | null;
  /** Being drawn: many who come at once get the same bytes. */
  readonly drawing: Map<string, Promise<ShownPicture | null>>;
  timer: NodeJS.Timeout | undefined;
};

export const hubOn = (store: Store, now: () => number, drawing: Draw, kept: KeptCounts): Hub => {
  const channels = new Map<string, Channel>();
  let closed = false;

  const tell = async (
    tournament: string,
    channel: Channel,
    broadcast: Broadcast,
    changed: readonly WatchedPicture[],
  ): Promise<void> => {
    const keys = new Map(changed.map((watched) => [keyOf(watched), watched]));
    const officialsFirst = [...keys].toSorted(
      ([, a], [, b]) => Number(isForOfficials(b)) - Number(isForOfficials(a)),
    );
    for (const [key, watched] of officialsFirst) {
      const watchers = [...(channel.watchers.get(key) ?? [])];
      if (watchers.length === 0) continue;
      const picture = await drawing(tournament, broadcast, watched);
      if (picture) await give(watchers, picture);
    }
  };

  const wakeWhenDue = (tournament: string, channel: Channel): void => {
    clearTimeout(channel.timer);
    const due = channel.opened?.due() ?? null;
    if (due === null || closed) return;
    channel.timer = setTimeout(() => void caughtUp(tournament), Math.max(0, due - now()) + 1);
    channel.timer.unref();
  };

  /** Everything that is in the log, commit by commit: each has its own picture. */
  const readOn = async (tournament: string, channel: Channel): Promise<void> => {
    const broadcast = channel.opened ?? broadcastOf(await kept.load(tournament));
    channel.opened = broadcast;
    for (;;) {
      const page = await store.readOrder(tournament, channel.read, pageSize);
      channel.read = page.at(-1)?.position ?? channel.read;
      const rows = [...channel.rest, ...page];
      const isEnd = page.length < pageSize;
      const cut = isEnd ? rows.length : rows.findIndex((row) => row.command === rows.at(-1)?.command);
      channel.rest = rows.slice(cut);
      for (const commit of commitsOf(tournament, rows.slice(0, cut))) {
        const changed = broadcast.apply(commit);
        channel.fresh += 1;
        // Before anybody is shown anything by what he was before.
        if (commit.tournament.length > 0) for (const each of channel.rights) each();
        await tell(tournament, channel, broadcast, changed);
      }
      if (isEnd) break;
    }
    const counted = channel.fresh >= keepEvery ? broadcast.counted() : null;
    if (counted) {
      channel.fresh = 0;
      await kept.save(tournament, counted);
    }
    await tell(tournament, channel, broadcast, broadcast.release(now()));
    wakeWhenDue(tournament, channel);
  };

  const channelOf = (tournament: string): Channel => {
    const found = channels.get(tournament) ?? {
      opened: null,
      fresh: 0,
      watchers: new Map(),
      rights: new Set(),
      rest: [],
      read: 0,
      reading: Promise.resolve(),
      next: null,
      drawing: new Map(),
      timer: undefined,
    };
    channels.set(tournament, found);
    return found;
  };

  const caughtUp = (tournament: string): Promise<void> => {
    const channel = channelOf(tournament);
    channel.next ??= channel.reading
      .catch(() => undefined)
      .then(() => {
        channel.next = null;
        return readOn(tournament, channel);
      });
    channel.reading = channel.next;
    return channel.next;
  };

  /** Names that anybody may ask for, and that nothing stands under, must not fill the memory. */
  const forgetEmpty = (tournament: string, channel: Channel): void => {
    if (channel.read === 0 && channel.watchers.size === 0 && channel.rights.size === 0)
      channels.delete(tournament);
  };

  const unwatch = store.watch((order) => {
    for (const [tournament, { watchers }] of channels)
      if ((order === undefined || order === tournament) && watchers.size > 0)
        void caughtUp(tournament).catch(() => undefined);
  });

  const newest = async (tournament: string): Promise<Broadcast> => {
    // Half a letter cannot be a key of anything: no tournament has such a name.
    if (!isId(tournament)) return broadcastOf(null);
    const channel = channelOf(tournament);
    await caughtUp(tournament);
    forgetEmpty(tournament, channel);
    const { opened } = channel;
    if (!opened) throw new Error(`nothing was read of ${tournament}`);
    return opened;
  };

  const draw: Hub['draw'] = async (tournament, watched) => {
    const broadcast = await newest(tournament);
    const shared = channels.get(tournament)?.drawing;
    const key = keyOf(watched);
    const drawn = shared?.get(key) ?? drawing(tournament, broadcast, watched);
    shared?.set(key, drawn);
    return drawn.finally(() => void (shared?.get(key) === drawn && shared.delete(key)));
  };

  return {
    newest,
    draw,
    watch: (tournament, watcher) => {
      const { watchers } = channelOf(tournament);
      const key = keyOf(watcher.watched);
      const same = watchers.get(key) ?? new Set();
      watchers.set(key, same);
      same.add(watcher);
      return () => {
        same.delete(watcher);
        if (same.size === 0) watchers.delete(key);
      };
    },
    onRights: (tournament, changed) => {
      const { rights } = channelOf(tournament);
      rights.add(changed);
      return () => rights.delete(changed);
    },
    watchers: () =>
      [...channels.values()].reduce(
        (sum, { watchers }) => sum + [...watchers.values()].reduce((many, same) => many + same.size, 0),
        0,
      ),
    close: () => {
      closed = true;
      unwatch();
      for (const { timer } of channels.values()) clearTimeout(timer);
    },
  };
};
