// The makings of this page, each in a worker of its own, for the room to watch.
import { type Descriptor, flag, shape, whole } from '@omerta/base/reading.ts';
import { useSyncExternalStore } from 'react';
import { useDraft } from '../../device/use-draft.ts';
import { type Making, type MakingAsk, type MakingKeep, Makings, type SearchWorker } from './making.ts';
import { type WishList, wishList } from './wish-list.ts';

const place = (key: string): string => `omerta.seating.${key}`;

/** Only of this tab: another tab has a search of its own. What cannot be kept is only not told after a reload. */
const keep: MakingKeep = {
  read: (key) => {
    try {
      const kept = sessionStorage.getItem(place(key));
      return kept === null ? null : (JSON.parse(kept) as MakingAsk);
    } catch {
      return null;
    }
  },
  write: (key, asked) => {
    try {
      if (asked === null) sessionStorage.removeItem(place(key));
      else sessionStorage.setItem(place(key), JSON.stringify(asked));
    } catch {
      // Storage is full or forbidden.
    }
  },
};

const startWorker = (): SearchWorker =>
  new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }) as unknown as SearchWorker;

const makings = new Makings(startWorker, keep);

type Used = {
  readonly making: Making | null;
  readonly start: (asked: MakingAsk) => void;
  readonly stop: () => void;
  readonly drop: () => void;
};

export const useMaking = (tournament: string, stage: string): Used => {
  const key = `${tournament}/${stage}`;
  return {
    making: useSyncExternalStore(makings.subscribe, () => makings.of(key)),
    start: (asked) => makings.start(key, asked),
    stop: () => makings.stop(key),
    drop: () => makings.drop(key),
  };
};

/** What is asked of a new seating, before it is searched for. */
export type NewSeating = {
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
  readonly isEven: boolean;
  readonly list: WishList;
};

const count = whole(0, 2 ** 31);

const reads: Descriptor<NewSeating> = shape({
  tables: count,
  rounds: count,
  seed: count,
  isEven: flag,
  list: wishList,
});

/** Whoever looks into another room, or loads the page anew, finds his wishes again. */
export const useNewSeating = (
  tournament: string,
  stage: string,
  usual: NewSeating,
): readonly [NewSeating, (change: Partial<NewSeating>) => void] => {
  const [draft, keep] = useDraft({ name: `new-seating ${tournament}/${stage}`, reads, empty: usual });
  return [draft, (more) => keep({ ...draft, ...more })];
};
