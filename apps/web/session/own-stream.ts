// Streams of the device itself, beside those of its games: each is added to after whatever another page added.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Receipt } from '@omerta/store/append.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { isOldStream } from '@omerta/stream/old-stream.ts';

export const gamePrefix = 'game/';

export const isGameStream = (stream: string): boolean => stream.startsWith(gamePrefix) || isOldStream(stream);

/** Another page may have written in between: this comes after it. */
export const afterAnyOther = async (
  store: Store,
  stream: string,
  write: (expected: number) => Promise<Receipt | StoreRefusal>,
): Promise<Receipt | StoreRefusal> => {
  for (;;) {
    const done = await write((await store.head(stream)).version);
    if (!isRefusal(done) || done.code !== 'append/stale' || done.stream !== stream) return done;
  }
};
