// Personal data under a person's id, outside the log: erasing it leaves the pseudonym and an unbroken chain.
import type { Json } from '@omerta/base/canonical.ts';
import { parseJson } from './envelope.ts';

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
  /** Who was erased and not put again: an older copy does not bring them back. */
  readonly erased: () => Promise<readonly string[]>;
  /** Whose data are not what was put: changed by another hand, or no longer to be read. */
  readonly damaged: () => Promise<readonly string[]>;
};

/** What a home kept as text; what cannot be read is as if it were not there, and harms nobody else. */
export const parsePersonal = (text: string | undefined): Personal | undefined => {
  const value = parseJson(text ?? '');
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Personal)
    : undefined;
};
