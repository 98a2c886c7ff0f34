// A store in memory that hashes as fast as this machine can: for checks, simulations and tests.
import { hash } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';

/** The texts are those of the pure one; of bytes, that of the text they spell. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content);

export const memoryStore = async (): Promise<Store> => {
  const store = await openStore({ ...memoryHome(), sha256 }, upcasters);
  if (isRefusal(store)) throw new Error(`an empty store refuses: ${store.code}`);
  return store;
};
