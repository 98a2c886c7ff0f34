// For tests: a small tournament played by bots, in memory.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Store } from '@omerta/store/store.ts';
import { archiveTournament } from '../archive/make.ts';
import { memoryStore } from '../memory-store.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { type SimulatedTournament, simulateTournament } from '../simulate/simulate.ts';

export type PlayedTournament = { readonly store: Store; readonly report: SimulatedTournament };

export const playedTournament = async (
  rulebook: RulebookId,
  seed: number,
  store?: Store,
): Promise<PlayedTournament> => {
  const kept = store ?? (await memoryStore());
  return {
    store: kept,
    report: await simulateTournament(kept, {
      players: 12,
      tables: 1,
      rounds: 2,
      rulebook,
      seed,
    }),
  };
};

export const granted = <T extends object>(answer: T | OfficeRefusal): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};

export const archiveOf = async (
  { store, report }: PlayedTournament,
  people = false,
): Promise<Uint8Array<ArrayBuffer>> => granted(await archiveTournament(store, report.tournament, { people }));
