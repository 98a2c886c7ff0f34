// The table that is being looked at: it waits here while somebody is in another room.
import { useSyncExternalStore } from 'react';
import type { ImportDraft } from '../../../desk/roster/import-draft.ts';
import type { Intake, Newcomer } from '../../../desk/roster/intake.ts';

/** What is being taken in: `rows` says in which row each of them stands. */
export type TakingIn = {
  readonly newcomers: readonly Newcomer[];
  readonly rows: ReadonlyMap<string, number>;
  readonly intake: Intake;
  readonly isRunning: boolean;
  readonly stopped: string | null;
};

export type KeptImport = { readonly draft: ImportDraft | null; readonly taking: TakingIn | null };

const nothing: KeptImport = { draft: null, taking: null };
const kept = new Map<string, KeptImport>();
const watching = new Set<() => void>();

const watch = (changed: () => void): (() => void) => {
  watching.add(changed);
  return () => watching.delete(changed);
};

type Change = (before: KeptImport) => KeptImport;

/** Only in this page's memory: nothing of it is written before it is taken in. */
export const useKeptImport = (tournament: string): readonly [KeptImport, (change: Change) => void] => {
  const now = useSyncExternalStore(watch, () => kept.get(tournament) ?? nothing);
  const change = (make: Change): void => {
    kept.set(tournament, make(kept.get(tournament) ?? nothing));
    for (const changed of watching) changed();
  };
  return [now, change];
};
