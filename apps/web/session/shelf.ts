// What became of games that the list does not show any more: put aside, or deleted with no more left than a mark.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Commit, NewEvent, Receipt } from '@omerta/store/append.ts';
import type { DeviceStore } from '@omerta/store/device.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { convertedName } from '@omerta/stream/old-stream.ts';
import { afterAnyOther } from './own-stream.ts';

/** Neither names nor lines: that there was one, of which day. */
export type Deleted = { readonly game: string; readonly openedAt: number };

type Shelved =
  | { readonly type: 'GamePutAside' | 'GameTakenBack'; readonly data: { readonly game: string } }
  | { readonly type: 'GameDeleted'; readonly data: Deleted };

export type GameShelf = {
  /** Out of the list, with everything it has. */
  readonly putAside: (game: string) => Promise<Receipt | StoreRefusal>;
  readonly takeBack: (game: string) => Promise<Receipt | StoreRefusal>;
  readonly asides: () => Promise<ReadonlySet<string>>;
  /** The record with its names and what stands beside it; a mark stays. */
  readonly remove: (game: string, openedAt: number) => Promise<Receipt | StoreRefusal>;
  /** Newest first. One that another device brought back is none. */
  readonly deleted: () => Promise<readonly Deleted[]>;
};

const stream = 'shelf';

/** The stream that an old one was converted to keeps the old one beside it. */
const streamsOf = async (store: DeviceStore, game: string): Promise<readonly string[]> =>
  (await store.heads())
    .map((head) => head.stream)
    .filter((each) => each === game || convertedName(each) === game);

export const shelfOf = (store: DeviceStore, commit: (events: readonly NewEvent[]) => Commit): GameShelf => {
  const write = (shelved: Shelved): Promise<Receipt | StoreRefusal> => {
    const once = commit([shelved]);
    return afterAnyOther(store, stream, (expected) => store.append(stream, expected, once));
  };
  const all = async () => (await store.read(stream)) as readonly unknown[] as readonly Shelved[];
  return {
    putAside: (game) => write({ type: 'GamePutAside', data: { game } }),
    takeBack: (game) => write({ type: 'GameTakenBack', data: { game } }),
    asides: async () => {
      const aside = new Set<string>();
      for (const { type, data } of await all()) {
        if (type === 'GamePutAside') aside.add(data.game);
        else aside.delete(data.game);
      }
      return aside;
    },
    // The mark first: a page that dies in between leaves a game that is deleted once more, never one without a mark.
    remove: async (game, openedAt) => {
      const done = await write({ type: 'GameDeleted', data: { game, openedAt } });
      if (isRefusal(done)) return done;
      for (const each of await streamsOf(store, game)) await store.drop(each);
      return done;
    },
    deleted: async () => {
      const here = new Set((await store.heads()).map((head) => head.stream));
      const marks = new Map(
        (await all()).flatMap(({ type, data }) =>
          type === 'GameDeleted' && !here.has(data.game) ? [[data.game, data] as const] : [],
        ),
      );
      return [...marks.values()].sort((a, b) => b.openedAt - a.openedAt);
    },
  };
};
