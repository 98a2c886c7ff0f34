// How many pictures of a room each audience has had, kept beside the log now and then: whoever opens the room again draws only the last ones.
import { mapOf, type Of, read, shape, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { numbersIn, type Unfolded } from './unfolded.ts';

const schema = 1;
const count = whole(0, Number.MAX_SAFE_INTEGER);
/** Of the room as its rows and the time up to `at` have made it. */
const kept = shape({ at: count, numbers: mapOf(count) });

/** After so many pictures of anybody. */
export const keepEvery = 50;

export const keepNumbers = async (
  store: Store,
  stream: string,
  version: number,
  now: Unfolded,
): Promise<void> => {
  const state = { at: now.room.at, numbers: numbersIn(now) };
  await store.saveSnapshot(stream, { version, schema, state });
};

export const keptNumbers = async (
  store: Store,
  stream: string,
): Promise<(Of<typeof kept> & { readonly version: number }) | null> => {
  const saved = await store.loadSnapshot(stream, schema);
  const found = saved && read(kept, saved.state);
  return saved && found && !isRefusal(found) ? { version: saved.version, ...found } : null;
};
