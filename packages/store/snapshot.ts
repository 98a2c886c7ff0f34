// States saved beside the log to spare a long fold; one that does not fit the log is dropped.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import { parseJson } from './envelope.ts';
import type { Home, SavedState } from './home.ts';
import type { StoreRefusal } from './refusal.ts';

/** `schema` is the version of the state's shape: a program that folds otherwise asks for another and gets nothing. */
export type Snapshot = { readonly version: number; readonly schema: number; readonly state: Json };

/** `hash` is that of the event the state was folded up to. */
type Sealed = Omit<SavedState, 'seal'> & { readonly hash: string };

const sealOf = (home: Home, { stream, version, schema, state, hash }: Sealed): string =>
  home.sha256(canonical([stream, version, schema, state, hash]));

/** One for each stream: the newest replaces the one before. */
export const saveSnapshot = async (
  home: Home,
  stream: string,
  { version, schema, state }: Snapshot,
): Promise<StoreRefusal | undefined> => {
  const [row] = await home.readStream(stream, version, 1);
  if (row?.version !== version) return { code: 'snapshot/no-such-version', stream, version };
  const text = canonical(state);
  await home.saveState({
    stream,
    version,
    schema,
    state: text,
    seal: sealOf(home, { stream, version, schema, state: text, hash: row.hash }),
  });
  return undefined;
};

/** Undefined where there is none of this schema, or it is not of this log, or its bytes have changed. */
export const loadSnapshot = async (
  home: Home,
  stream: string,
  schema: number,
): Promise<Snapshot | undefined> => {
  const saved = await home.loadState(stream);
  if (saved?.schema !== schema || !Number.isSafeInteger(saved.version) || typeof saved.state !== 'string')
    return undefined;
  const [row] = await home.readStream(stream, saved.version, 1);
  if (row?.version !== saved.version) return undefined;
  const { version, state } = saved;
  if (sealOf(home, { ...saved, hash: row.hash }) !== saved.seal) return undefined;
  return { version, schema, state: parseJson(state) as Json };
};
