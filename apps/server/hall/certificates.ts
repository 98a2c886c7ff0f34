// The certificate that is in force: one that was brought, or one of the hall's own authority. Asked now and then, it
// tells whether another has taken its place.
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { AuthorityRefusal, Leaf } from './authority.ts';
import type { Trusting } from './trusting.ts';

export type Keys = { readonly cert: string; readonly key: string };

/** `reason` is the platform's own word. */
export type CertificateRefusal =
  | { readonly code: 'hall/certificate'; readonly file: string; readonly reason: string }
  | AuthorityRefusal;

export type Certificates = {
  readonly first: Keys;
  /** Null where phones trust it by themselves. */
  readonly trusting: Trusting | null;
  /** Whether it can be for this name or address. */
  readonly covers: (name: string) => boolean;
  /** Another one, where the time has come for it; null where the last stays. */
  readonly renewed: () => Promise<Keys | null>;
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code || 'no PEM';
};

const readKeys = (files: Keys): Keys | CertificateRefusal => {
  let file = files.cert;
  try {
    const cert = readFileSync(file, 'utf8');
    file = files.key;
    const key = readFileSync(file, 'utf8');
    file = files.cert;
    createSecureContext({ cert });
    file = files.key;
    createSecureContext({ cert, key });
    return { cert, key };
  } catch (error) {
    return { code: 'hall/certificate', file, reason: reasonOf(error) };
  }
};

/** Whoever renews it writes over the files: a pair that does not fit yet is looked at again later. */
export const broughtCertificates = (files: Keys): Certificates | CertificateRefusal => {
  const first = readKeys(files);
  if (isRefusal(first)) return first;
  let last = first;
  return {
    first,
    trusting: null,
    covers: () => true,
    renewed: async () => {
      const found = readKeys(files);
      if (isRefusal(found) || (found.cert === last.cert && found.key === last.key)) return null;
      last = found;
      return found;
    },
  };
};

/** What the hall's own certificate depends on. */
export type Surroundings = {
  /** Names and addresses by which this machine is reached now. */
  readonly names: () => readonly string[];
  readonly now: () => number;
};

/** Before its end, so that a long tournament never meets it. */
const renewedBefore = 30 * 86_400_000;

export const ownCertificates = async (
  data: string,
  { names, now }: Surroundings,
): Promise<Certificates | CertificateRefusal> => {
  // Its library is large, and only a hall needs it.
  const { authorityIn, coversOf, fingerprintOf, leafFor } = await import('./authority.ts');
  const authority = await authorityIn(data, now(), names());
  if (isRefusal(authority)) return authority;
  const covers = coversOf(authority);
  const namesNow = (): readonly string[] => [...new Set(names())].filter(covers).toSorted();
  let named = namesNow();
  let leaf: Leaf = await leafFor(authority, named, now());
  return {
    first: leaf,
    trusting: {
      certificate: new Uint8Array(authority.certificate.rawData),
      name: authority.certificate.subjectName.getField('CN')[0] ?? 'Omerta',
      fingerprint: await fingerprintOf(authority),
    },
    covers,
    renewed: async () => {
      const wanted = namesNow();
      if (wanted.join() === named.join() && leaf.until - now() > renewedBefore) return null;
      leaf = await leafFor(authority, wanted, now());
      named = wanted;
      return leaf;
    },
  };
};
