// Who watches a room at this server: each audience gets its own picture when its own bytes have changed, and nothing else.
import { give } from '../shown/give.ts';
import type { ShownPicture } from '../shown/shown-picture.ts';
import type { Unfolded } from './unfolded.ts';

export type RoomWatcher = {
  readonly show: (picture: ShownPicture) => void;
  /** It is nobody's any more: the chair was left before the start. */
  readonly ended: () => void;
};

export type RoomWatchers = {
  /** Returns how to stop. */
  readonly watch: (audience: string, watcher: RoomWatcher) => () => void;
  /** To everybody whose picture is another than the one before. */
  readonly show: (now: Unfolded) => void;
  readonly end: (audience: string) => void;
  readonly count: () => number;
};

export const watchName = (room: string): string => `room/${room}`;

/** By seat, once there are seats. */
const namesIn = ({ room }: Unfolded): Readonly<Record<string, string>> =>
  Object.fromEntries(
    room.chairs.flatMap((chair, i) => {
      const seat = room.dealt?.seats[i];
      return chair && seat !== undefined ? [[seat, chair.nickname]] : [];
    }),
  );

/** As it goes out; the picture itself is JSON already. Null where there is no such audience. */
export const framed = (id: string, now: Unfolded, audience: string): ShownPicture | null => {
  const shown = now.showing[audience];
  if (!shown || shown.text === '') return null;
  const head = JSON.stringify({ watch: watchName(id), n: shown.n, names: namesIn(now) });
  return { n: shown.n, bytes: Buffer.from(`${head.slice(0, -1)},${shown.text.slice(1)}`), cards: false };
};

export const roomWatchers = (id: string): RoomWatchers => {
  const byAudience = new Map<string, Set<RoomWatcher>>();
  let before: Unfolded['showing'] = {};
  return {
    watch: (audience, watcher) => {
      const same = byAudience.get(audience) ?? new Set();
      byAudience.set(audience, same);
      same.add(watcher);
      return () => {
        same.delete(watcher);
        if (same.size === 0) byAudience.delete(audience);
      };
    },
    show: (now) => {
      const changed = Object.keys(now.showing).filter((each) => now.showing[each] !== before[each]);
      before = now.showing;
      for (const audience of changed) {
        const watchers = byAudience.get(audience);
        const picture = watchers && framed(id, now, audience);
        if (picture) void give([...watchers], picture);
      }
    },
    end: (audience) => {
      for (const { ended } of [...(byAudience.get(audience) ?? [])]) ended();
      byAudience.delete(audience);
    },
    count: () => [...byAudience.values()].reduce((sum, { size }) => sum + size, 0),
  };
};
