// The part of the program behind an address: fetched when it is first wanted.
import type { ComponentType } from 'react';
import { tabStorage } from '../device/plain-storage.ts';

export type ScreenPart = {
  readonly shown: () => ComponentType | null;
  readonly fetch: () => Promise<ComponentType>;
};

/** A screen is what its file exports under the name: any other name does not compile. */
export const part = <N extends string>(
  load: () => Promise<Readonly<Record<N, ComponentType>>>,
  name: N,
): ScreenPart => {
  let here: ComponentType | null = null;
  let coming: Promise<ComponentType> | null = null;
  const fetch = async (): Promise<ComponentType> => {
    try {
      here = (await load())[name];
      return here;
    } catch (error) {
      // What did not come is asked for again.
      coming = null;
      throw error;
    }
  };
  return {
    shown: () => here,
    fetch: () => {
      coming ??= fetch();
      return coming;
    },
  };
};

/** How browsers say that a part of the program did not come: each has words of its own. */
const notFetched = /dynamically imported module|module script failed/i;

export const isNotFetched = (error: unknown): error is Error =>
  error instanceof Error && notFetched.test(error.message);

/** A newer program has parts of other names: the page begins anew with it, once for each part. */
export const beginsAnew = (error: unknown): boolean => {
  if (!isNotFetched(error) || !tabStorage) return false;
  const asked = `omerta:anew ${error.message}`;
  if (tabStorage.getItem(asked) !== null) return false;
  tabStorage.setItem(asked, '');
  location.reload();
  return true;
};
