// For tests: everything that a server keeps, in a form that two moments can be compared by.
import { isDeepStrictEqual } from 'node:util';
import type { Place } from '../api/place.ts';
import { auditStream } from '../people/kept/audit.ts';

export type Heads = { readonly streams: unknown; readonly vault: unknown; readonly people: unknown };

/**
 * Heads of the log, with the vault whole. Of the audit, which counts who was turned away, only what is no such
 * count; nothing of who was given cards, which a socket writes down when it shows them.
 */
export const headsOf = async ({ store, vault, clubName, settled }: Place): Promise<Heads> => {
  await settled();
  const audit = auditStream(clubName);
  const streams = (await store.heads()).filter(
    ({ stream }) => stream !== audit && !stream.startsWith('seen/'),
  );
  const noted = (await store.read(audit)).filter(({ type }) => type !== 'SignInsFailed').length;
  return { streams: [...streams, noted], vault: await vault.list(''), people: await store.people.list() };
};

export const sameHeads = (one: Heads, other: Heads): boolean => isDeepStrictEqual(one, other);
