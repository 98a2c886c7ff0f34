// Private things beside the log, each under a key: what a server keeps of sign-ins. Never in the log, nor in an archive.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import { parsePersonal } from './people.ts';

/** `person`: whose it is; erasing the person takes it along. Null: nobody's. */
export type KeptThing = { readonly person: string | null; readonly [field: string]: Json };

export type KeptEntry = { readonly key: string; readonly kept: KeptThing };

export type Vault = {
  readonly get: (key: string) => Promise<KeptThing | undefined>;
  /**
   * Puts `after` in the place of `before` as one step, and only where `before` is what is there (null: nothing).
   * Whether it did: of all who try at once, in any process, one is told so.
   */
  readonly swap: (key: string, before: KeptThing | null, after: KeptThing | null) => Promise<boolean>;
  /** Whatever has a key that begins so, in the order of the keys. */
  readonly list: (prefix: string) => Promise<readonly KeptEntry[]>;
};

/** How a home keeps it. */
export const keptText = (kept: KeptThing | null): string | null => (kept === null ? null : canonical(kept));

/** What cannot be read is as if it were not there. */
export const parseKept = (text: string | undefined): KeptThing | undefined => {
  const found = parsePersonal(text);
  const person = found?.['person'];
  return found && (person === null || typeof person === 'string') ? { ...found, person } : undefined;
};

/** The first key that does not begin so any more: keys are ASCII, and a prefix ends in a slash. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u007f`;
