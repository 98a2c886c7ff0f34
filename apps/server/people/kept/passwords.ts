// Passwords: kept as argon2id with its parameters and salt, and checked with the same work whether or not there is one.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Of, shape, text, whole } from '@omerta/base/reading.ts';

export const shortest = 10;
export const longest = 200;

const saltBytes = 16;
const tagBytes = 32;

/** Memory in KiB. Kept with each password: stronger ones may come later. */
const usual = { memory: 19_456, passes: 2, parallelism: 1 } as const;

export const keptPassword = shape({
  tag: text,
  salt: text,
  memory: whole(8, 1_048_576),
  passes: whole(1, 100),
  parallelism: whole(1, 64),
});
export type KeptPassword = Of<typeof keptPassword>;

type Derivation = Omit<KeptPassword, 'tag'> & { readonly password: string };
export type Derive = (wanted: Derivation) => Promise<Buffer>;

const byArgon2 = promisify(argon2);

/** Asynchronous: the work is done beside the thread that answers. */
const derive: Derive = ({ password, salt, ...parameters }) =>
  byArgon2('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    tagLength: tagBytes,
    ...parameters,
  });

/** Another keyboard may compose the same letters otherwise. */
const sameEverywhere = (password: string): string => password.normalize('NFKC');

export const isLongEnough = (password: string): boolean => {
  const { length } = [...sameEverywhere(password)];
  return length >= shortest && length <= longest;
};

export type Passwords = {
  readonly keep: (password: string) => Promise<KeptPassword>;
  /** Null: nobody has it, after the same work. */
  readonly check: (password: string, kept: KeptPassword | null) => Promise<boolean>;
};

const newSalt = (): string => randomBytes(saltBytes).toString('base64url');

/** `by` is for tests, which count the work. */
export const passwordsBy = (by: Derive = derive): Passwords => {
  const nobodys: KeptPassword = { ...usual, salt: newSalt(), tag: '' };
  return {
    keep: async (password) => {
      const salt = newSalt();
      const tag = await by({ ...usual, salt, password: sameEverywhere(password) });
      return { ...usual, salt, tag: tag.toString('base64url') };
    },
    check: async (password, kept) => {
      const { tag, ...parameters } = kept ?? nobodys;
      const found = await by({ ...parameters, password: sameEverywhere(password) });
      const wanted = kept ? Buffer.from(tag, 'base64url') : Buffer.alloc(tagBytes);
      return found.length === wanted.length && timingSafeEqual(found, wanted) && kept !== null;
    },
  };
};
