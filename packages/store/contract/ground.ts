// A place where the contract is tried: one home, opened as often as a case likes, and its raw rows for whoever tampers.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Commit } from '../append.ts';
import type { Head, Row } from '../chain.ts';
import type { StoreRefusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { Upcasters } from '../upcast.ts';

/** What lies in a home, past the store. */
export type Raw = { readonly rows: readonly Row[]; readonly heads: readonly Head[] };

export type ContractGround = {
  readonly open: (upcasters?: Upcasters) => Promise<Store | StoreRefusal>;
  /** Whether two stores may be open on it at once. */
  readonly shared: boolean;
  readonly tamper: (change: (raw: Raw) => Raw) => Promise<void>;
};

export type Trial = {
  readonly fresh: () => Promise<ContractGround>;
  /** The lines of a log of format 1, as it was written when that format was new. */
  readonly golden: readonly string[];
  /** How many examples of each property this home has time for. */
  readonly runs: number;
};

export type ContractCase = { readonly title: string; readonly run: (trial: Trial) => Promise<void> };

export const same = (found: unknown, expected: unknown, what = 'value'): void => {
  const [left, right] = [canonical(found ?? null), canonical(expected ?? null)];
  if (left !== right) throw new Error(`${what}: found ${left}, expected ${right}`);
};

export const holds = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(`does not hold: ${what}`);
};

/** An answer that must not be a refusal. */
export const granted = <T extends object>(answer: T | StoreRefusal): T => {
  if (isRefusal(answer)) throw new Error(`refused: ${canonical(answer)}`);
  return answer;
};

export const openedOn = async (ground: ContractGround, upcasters?: Upcasters): Promise<Store> =>
  granted(await ground.open(upcasters));

/** Runs with a store on a fresh ground, and closes it whatever happens. */
export const withStore = async (
  trial: Trial,
  work: (store: Store, ground: ContractGround) => Promise<void>,
): Promise<void> => {
  const ground = await trial.fresh();
  const store = await openedOn(ground);
  try {
    await work(store, ground);
  } finally {
    await store.close();
  }
};

/** Reads what `work` asks of a store opened once more after the first was closed. */
export const reopened = async <T>(
  ground: ContractGround,
  work: (store: Store) => Promise<T>,
  upcasters?: Upcasters,
): Promise<T> => {
  const store = await openedOn(ground, upcasters);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

export const commitOf = (command: string, ...data: readonly unknown[]): Commit => ({
  command,
  at: 1_700_000_000_000,
  device: 'tablet-1',
  person: 'p7',
  events: data.map((each) => ({ type: 'PlayerNominated', data: each })),
});
