// Personal data under a person's id, outside the log: erasing it leaves the pseudonym and an unbroken chain.
import type { Json } from '@omerta/base/canonical.ts';

/** Real names, contacts, photos (as text), health notes: whatever must not outlive the person's consent. */
export type Personal = { readonly [field: string]: Json };

export type People = {
  /** Replaces what was there. */
  readonly put: (person: string, data: Personal) => Promise<void>;
  readonly get: (person: string) => Promise<Personal | undefined>;
  /** The ids, in the order of their letters. */
  readonly list: () => Promise<readonly string[]>;
  /** Resolves when no byte of it is left that the home can reach; false where there was nothing. */
  readonly erase: (person: string) => Promise<boolean>;
};

/** What a home kept as text. */
export const parsePersonal = (text: string | undefined): Personal | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as Personal);
