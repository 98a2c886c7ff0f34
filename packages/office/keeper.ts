// States folded from their streams: from the newest snapshot on, kept in memory, brought up to date before each use.
import { type Envelope, parseJson } from '@omerta/store/envelope.ts';
import type { Store } from '@omerta/store/store.ts';

export type Machine<S, E> = {
  readonly initial: S;
  readonly evolve: (state: S, event: E) => S;
  readonly eventOf: (envelope: Envelope) => E;
  /**
   * Raise it whenever folding changes: older snapshots are then ignored. Null: no snapshots, the streams are
   * short.
   */
  readonly schema: number | null;
};

export type Loaded<S> = { readonly state: S; readonly version: number };

export type Keeper<S> = { readonly load: (stream: string) => Promise<Loaded<S>> };

/** Folding this many events is quicker than anybody notices. */
const snapshotEvery = 1_000;

/** How many states stay in memory; the one unused for longest goes first. */
const mostKept = 200;

/** The log alone says what happened: also what this process has just written is folded from there. */
export const keeperOf = <S, E>(
  store: Store,
  { initial, evolve, eventOf, schema }: Machine<S, E>,
): Keeper<S> => {
  const known = new Map<string, Loaded<S>>();
  const saved = new Map<string, number>();

  const fromSnapshot = async (stream: string): Promise<Loaded<S>> => {
    const found = schema === null ? undefined : await store.loadSnapshot(stream, schema);
    if (typeof found?.state !== 'string') return { state: initial, version: 0 };
    saved.set(stream, found.version);
    return { state: parseJson(found.state) as S, version: found.version };
  };

  const save = async (stream: string, { state, version }: Loaded<S>): Promise<void> => {
    if (schema === null || version - (saved.get(stream) ?? 0) < snapshotEvery) return;
    saved.set(stream, version);
    // As text: canonical JSON would put the keys of the state, and with them its games, in another order.
    await store.saveSnapshot(stream, { version, schema, state: JSON.stringify(state) });
  };

  return {
    load: async (stream) => {
      const start = known.get(stream) ?? (await fromSnapshot(stream));
      const events = await store.read(stream, start.version + 1);
      const loaded = {
        state: events.map(eventOf).reduce(evolve, start.state),
        version: start.version + events.length,
      };
      // Two readers at once: what the later one has seen stays.
      if ((known.get(stream)?.version ?? -1) <= loaded.version) {
        known.delete(stream);
        known.set(stream, loaded);
      }
      const [oldest] = known.keys();
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
      await save(stream, loaded);
      return loaded;
    },
  };
};
