// How many pictures of a room each audience has had, kept beside the log now and then: whoever opens the room again draws only the last ones.
import { mapOf, read, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { type Numbers, numbersIn, type Unfolded } from './unfolded.ts';

const schema = 1;
const numbers = mapOf(whole(0, Number.MAX_SAFE_INTEGER));

/** After so many rows of the log. */
export const keepEvery = 50;

export const keepNumbers = async (
  store: Store,
  stream: string,
  version: number,
  now: Unfolded,
): Promise<void> => {
  await store.saveSnapshot(stream, { version, schema, state: numbersIn(now) });
};

export const keptNumbers = async (
  store: Store,
  stream: string,
): Promise<{ readonly version: number; readonly numbers: Numbers } | null> => {
  const kept = await store.loadSnapshot(stream, schema);
  const found = kept && read(numbers, kept.state);
  return kept && found && !isRefusal(found) ? { version: kept.version, numbers: found } : null;
};
