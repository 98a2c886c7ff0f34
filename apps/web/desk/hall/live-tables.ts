// Everything that the control room watches over sockets: a picture wakes only whoever shows that one thing.
import { type LivePicture, type LiveWatch, watchLive } from '../../server/live.ts';

export type LiveTables = {
  readonly get: (watch: string) => LivePicture | undefined;
  /** Null: whatever comes. Returns how to stop. */
  readonly subscribe: (watch: string | null, told: () => void) => () => void;
  /** Counts pictures: another number, something has come. */
  readonly count: () => number;
  readonly end: () => void;
};

/** A socket of the server takes a few more. */
const mostAtOnce = 60;

const chunksOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

export const liveTables = (watches: readonly LiveWatch[], open: typeof watchLive = watchLive): LiveTables => {
  const pictures = new Map<string, LivePicture>();
  const listeners = new Map<string | null, Set<() => void>>();
  let count = 0;
  const wake = (watch: string): void => {
    count += 1;
    for (const key of [watch, null]) for (const told of [...(listeners.get(key) ?? [])]) told();
  };
  const ends: (() => void)[] = [];
  const begin = (chunk: readonly LiveWatch[]): void => {
    const asked = new Map(chunk.map((each) => [each.watch, each.as]));
    ends.push(
      open(chunk, {
        picture: (picture) => {
          pictures.set(picture.watch, picture);
          wake(picture.watch);
        },
        refused: (watch, code) => {
          pictures.delete(watch);
          wake(watch);
          // Somebody of the desk who has a part in that game sees it as the hall does.
          if (code === 'watch/not-yours' && asked.get(watch) === 'side-referee')
            begin([{ watch, as: 'hall' }]);
        },
        connected: () => undefined,
      }),
    );
  };
  for (const chunk of chunksOf(watches, mostAtOnce)) begin(chunk);
  return {
    get: (watch) => pictures.get(watch),
    subscribe: (watch, told) => {
      const same = listeners.get(watch) ?? new Set();
      listeners.set(watch, same);
      same.add(told);
      return () => void same.delete(told);
    },
    count: () => count,
    end: () => {
      for (const each of ends) each();
    },
  };
};

export const noTables: LiveTables = {
  get: () => undefined,
  subscribe: () => () => undefined,
  count: () => 0,
  end: () => undefined,
};
