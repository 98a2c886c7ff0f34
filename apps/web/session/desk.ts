// Which game lies on this device's table, and which it gave away.
import type { Commit, Receipt, StreamCommit } from '@omerta/store/append.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { afterAnyOther } from './own-stream.ts';

/** `handed-over`: another device plays it on. */
export type Parting = 'closed' | 'handed-over';

type Moved =
  | { readonly type: 'GameLaid'; readonly data: { readonly game: string } }
  | { readonly type: 'GamePutAway'; readonly data: { readonly game: string; readonly why: Parting } };

export type Desk = {
  /** The game on the table. */
  readonly current: () => Promise<string | undefined>;
  /** Whatever lay there gives way. */
  readonly lay: (game: string) => Promise<Receipt | StoreRefusal>;
  /** Leaves the table empty. */
  readonly putAway: (game: string, why: Parting) => Promise<Receipt | StoreRefusal>;
  /** Games that another device plays on, as far as this one knows. */
  readonly handedOver: () => Promise<ReadonlySet<string>>;
};

/**
 * The table's history is a stream of its own beside the games: taking a game up or putting it away adds nothing to the game, so it
 * opens exactly where it was, and a new game and its place on the table are written in one step.
 */
const stream = 'desk';

type NewCommit = (events: readonly Moved[]) => Commit;

/** Writes `write`'s part and lays the game on the table: both or neither. */
export const laidWith = (
  store: Store,
  commit: NewCommit,
  game: string,
  write: (along: readonly StreamCommit[]) => Promise<Receipt | StoreRefusal>,
) => {
  const laid = commit([{ type: 'GameLaid', data: { game } }]);
  return afterAnyOther(store, stream, (expected) => write([{ stream, expected, commit: laid }]));
};

export const deskOf = (store: Store, commit: NewCommit): Desk => {
  const move = (moved: Moved): Promise<Receipt | StoreRefusal> => {
    const once = commit([moved]);
    return afterAnyOther(store, stream, (expected) => store.append(stream, expected, once));
  };
  const moves = async (from: number) =>
    (await store.read(stream, from)) as readonly unknown[] as readonly Moved[];
  return {
    current: async () => {
      const { version } = await store.head(stream);
      const last = version === 0 ? undefined : (await moves(version)).at(-1);
      return last?.type === 'GameLaid' ? last.data.game : undefined;
    },
    lay: (game) => move({ type: 'GameLaid', data: { game } }),
    putAway: (game, why) => move({ type: 'GamePutAway', data: { game, why } }),
    handedOver: async () => {
      const away = new Set<string>();
      for (const { type, data } of await moves(1)) {
        if (type === 'GamePutAway' && data.why === 'handed-over') away.add(data.game);
        else away.delete(data.game);
      }
      return away;
    },
  };
};
