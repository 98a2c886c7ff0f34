// How long it takes to load a tournament of 500 games: from its log, from a snapshot, and verified.
import { isRefusal } from '@omerta/base/refusal.ts';
import { checkArchive } from '@omerta/office/archive/check.ts';
import { archiveTournament } from '@omerta/office/archive/make.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { openOffice } from '@omerta/office/office.ts';
import { simulateTournament } from '@omerta/office/simulate/simulate.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import type { Store } from '@omerta/store/store.ts';
import { show } from './measure.ts';

const size = { players: 100, tables: 10, rounds: 46, rulebook: 'fsm-2024', seed: 1 } as const;

/** The quickest of a few, in milliseconds. */
const milliseconds = async (work: () => Promise<unknown>, times = 5): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

export const benchOffice = async (): Promise<void> => {
  const store = await memoryStore();
  const start = performance.now();
  const { tournament, commands, games, annulled } = await simulateTournament(store, size);
  const events = (await store.heads()).reduce((sum, { version }) => sum + version, 0);
  process.stdout.write(
    `a tournament of ${games + annulled} games by bots: ${commands} commands, ${events} events\n`,
  );
  show('its commands through the office, a second', commands / ((performance.now() - start) / 1000));
  const unsnapped: Store = { ...store, loadSnapshot: async () => undefined };
  show(
    'its state folded from the log, ms',
    await milliseconds(() => openOffice(unsnapped, 'club').tournament(tournament)),
  );
  show(
    'its state from the last snapshot on, ms',
    await milliseconds(() => openOffice(store, 'club').tournament(tournament)),
  );
  show('its log verified, every game replayed, ms', await milliseconds(() => verifyLog(store), 2));
  const archive = await archiveTournament(store, tournament, { people: false });
  if (isRefusal(archive)) throw new Error(archive.code);
  show('its archive, kB', archive.length / 1024);
  show('its archive checked, ms', await milliseconds(() => checkArchive(archive), 2));
};
