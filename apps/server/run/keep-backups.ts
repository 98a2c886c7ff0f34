// Backups by themselves: before a signature is acknowledged, every ten minutes while games are played, every hour else.
import { isRefusal } from '@omerta/base/refusal.ts';
import { backUpWhenDue, type ClubPlace, makeBackup } from '@omerta/office/folder/backups.ts';
import type { Office } from '@omerta/office/office.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';

export type Backups = {
  /** Holds everything that was written before it was asked for; a refusal says why there is none. */
  readonly beforeSigned: () => Promise<OfficeRefusal | undefined>;
  /** Now and then. */
  readonly whenDue: () => Promise<OfficeRefusal | undefined>;
};

/** Whether a game is played in any tournament. */
export const isInPlay = async ({ store, tournament }: Office): Promise<boolean> => {
  for (const id of tournamentsAmong(await store.heads())) {
    const { state } = await tournament(id);
    if (state.phase === 'running' && Object.values(state.games).some(({ status }) => status === 'running'))
      return true;
  }
  return false;
};

/** PostgreSQL has its own way of keeping copies. */
export const noBackups: Backups = { beforeSigned: async () => undefined, whenDue: async () => undefined };

/** One at a time: whoever asks while one is being made shares the next, which holds what he has written. */
export const keepBackups = (place: ClubPlace, office: Office, now: () => number): Backups => {
  let making: Promise<unknown> = Promise.resolve();
  let next: Promise<OfficeRefusal | undefined> | undefined;
  const inTurn = <T>(make: () => Promise<T>): Promise<T> => {
    const made = making.then(make);
    making = made.catch(() => undefined);
    return made;
  };
  const refusalIn = (made: object | null): OfficeRefusal | undefined =>
    made !== null && isRefusal(made as OfficeRefusal) ? (made as OfficeRefusal) : undefined;
  return {
    beforeSigned: () => {
      next ??= inTurn(async () => {
        next = undefined;
        return refusalIn(await makeBackup(place, office.store, 'signed', now()));
      });
      return next;
    },
    whenDue: () =>
      inTurn(async () => {
        const reason = (await isInPlay(office)) ? 'play' : 'hourly';
        return refusalIn(await backUpWhenDue(place, office.store, now(), reason));
      }),
  };
};
