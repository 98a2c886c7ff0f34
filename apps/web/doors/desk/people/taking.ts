// Who is being taken in: it goes on while somebody is in another room, and is of this page alone.
import { useSyncExternalStore } from 'react';
import type { Intake, Newcomer } from '../../../desk/roster/intake.ts';
import { watched } from '../../../device/watched.ts';

/** What is being taken in: `rows` says in which row each of them stands. */
export type TakingIn = {
  readonly newcomers: readonly Newcomer[];
  readonly rows: ReadonlyMap<string, number>;
  readonly intake: Intake;
  readonly isRunning: boolean;
  readonly stopped: string | null;
  /** Aborted: no more people are sent. */
  readonly ending: AbortController;
};

/** By tournament. */
const all = watched<ReadonlyMap<string, TakingIn>>(new Map());

export const useTaking = (
  tournament: string,
): readonly [TakingIn | null, (taking: TakingIn | null) => void] => {
  const now = useSyncExternalStore(all.subscribe, () => all.get().get(tournament) ?? null);
  const set = (taking: TakingIn | null): void => {
    const next = new Map(all.get());
    if (taking) next.set(tournament, taking);
    else next.delete(tournament);
    all.set(next);
  };
  return [now, set];
};
