// Backups by themselves: at the start, before a signature is acknowledged, every ten minutes while games are played, every hour else.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type ClubPlace, isBackupDue, type MakeBackup } from '@omerta/office/folder/backups.ts';
import type { Office } from '@omerta/office/office.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { reasonOf, StoreFault } from '@omerta/store/fault.ts';
import type { Audit } from '../people/kept/audit.ts';

/** None of them throws: what was written stays written, whatever becomes of its copy. */
export type Backups = {
  /** How the log was found, once it is served: nobody waits for it. */
  readonly atStart: () => Promise<OfficeRefusal | undefined>;
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
export const noBackups: Backups = {
  atStart: async () => undefined,
  beforeSigned: async () => undefined,
  whenDue: async () => undefined,
};

const failed = (error: unknown): OfficeRefusal => ({
  code: 'store/refused',
  refusal:
    error instanceof StoreFault
      ? error.refusal
      : { code: 'store/unreachable', home: 'backups', reason: reasonOf(error) },
});

/** One at a time: whoever asks while one is being made shares the next, which holds what he has written. */
export const keepBackups = (
  place: ClubPlace,
  office: Office,
  now: () => number,
  make: MakeBackup,
): Backups => {
  const { store } = office;
  let making: Promise<unknown> = Promise.resolve();
  let next: Promise<OfficeRefusal | undefined> | undefined;
  /** When it was last found that nothing has been written since the newest: an idle log is not packed every minute. */
  let foundSame = Number.NEGATIVE_INFINITY;
  const refusalIn = (made: object | null): OfficeRefusal | undefined =>
    made !== null && isRefusal(made as OfficeRefusal) ? (made as OfficeRefusal) : undefined;
  const inTurn = (work: () => Promise<object | null>): Promise<OfficeRefusal | undefined> => {
    const made = making.then(work).then(refusalIn).catch(failed);
    making = made;
    return made;
  };
  return {
    // A folder that was made just now has nothing to lose.
    atStart: () =>
      inTurn(async () => ((await store.heads()).length > 0 ? make(place, store, 'start', now()) : null)),
    beforeSigned: () => {
      next ??= inTurn(() => {
        next = undefined;
        return make(place, store, 'signed', now());
      });
      return next;
    },
    whenDue: () =>
      inTurn(async () => {
        const reason = (await isInPlay(office)) ? 'play' : 'hourly';
        const at = now();
        if (!isBackupDue(place, at, reason, foundSame)) return null;
        const made = await make(place, store, reason, at);
        if (made === null) foundSame = at;
        return made;
      }),
  };
};

/**
 * What is signed is in the log and is acknowledged with or without its copy; that copies fail is told where the
 * owner looks: the first of a row, and when they are good again.
 */
export const toldBackups = (backups: Backups, audit: Pick<Audit, 'note'>): Backups => {
  let isGood = true;
  const by = { person: null, device: 'server' };
  const told =
    (reason: string, make: Backups['whenDue']): Backups['whenDue'] =>
    async () => {
      const refused = await make();
      if (isGood === (refused === undefined)) return refused;
      isGood = refused === undefined;
      const noted = refused
        ? audit.note(by, 'BackupFailed', { reason, code: refused.code })
        : audit.note(by, 'BackupGood', { reason });
      // Where the log itself cannot be written either, nothing is acknowledged any more.
      await noted.catch(() => undefined);
      return refused;
    };
  return {
    atStart: told('start', backups.atStart),
    beforeSigned: told('signed', backups.beforeSigned),
    whenDue: told('due', backups.whenDue),
  };
};
