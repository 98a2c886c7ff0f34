// How many pictures each audience has had, kept beside the log: a server that starts need not draw all of them again.
import { mapOf, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import type { CountedPictures } from './broadcast.ts';

export type KeptCounts = {
  readonly load: (tournament: string) => Promise<CountedPictures | null>;
  readonly save: (tournament: string, counted: CountedPictures) => Promise<void>;
};

const position = whole(0, Number.MAX_SAFE_INTEGER);
const kept = shape({
  position,
  hash: text,
  counts: mapOf(shape({ n: position, digest: text })),
  person: { read: () => null, schema: { type: 'null' } },
});

const keyOf = (tournament: string): string => `live/${encodeURIComponent(tournament)}/`;

/** What was counted of another log (a backup was restored, a file exchanged) is not believed. */
export const countsIn = (store: Store): KeptCounts => ({
  load: async (tournament) => {
    const found = await store.vault?.get(keyOf(tournament));
    const counted = found === undefined ? null : read(kept, found);
    if (counted === null || isRefusal(counted)) return null;
    const [row] = await store.readOrder(tournament, counted.position - 1, 1);
    const isOfThisLog = row?.position === counted.position && row.hash === counted.hash;
    return isOfThisLog ? counted : null;
  },
  save: async (tournament, counted) => {
    const key = keyOf(tournament);
    const before = (await store.vault?.get(key)) ?? null;
    await store.vault?.swap(key, before, { person: null, ...counted });
  },
});
