// Backups made by a thread of their own: whoever serves only reads the log, and others have their turn meanwhile.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { reasonOf, StoreFault } from '@omerta/store/fault.ts';
import { contentsOf } from '../archive/club.ts';
import type { BackupMade, MakeBackup } from './backups.ts';

type Begun = { readonly worker: Worker; readonly ended: AbortSignal };

const begin = (program: URL): Begun => {
  const worker = new Worker(program);
  const ended = new AbortController();
  worker.on('error', (error) => ended.abort(error));
  worker.on('exit', (status) => ended.abort(new Error(`the thread ended with ${status}`)));
  return { worker, ended: ended.signal };
};

export type BackupThread = {
  /** As `makeBackup`, one at a time; a thread that fails is a `StoreFault`, and the next backup has a new one. */
  readonly make: MakeBackup;
  readonly end: () => Promise<void>;
};

/** The log is held by this process alone and cannot be opened beside it, so it is read here and handed over. */
export const backupThread = (program: URL = new URL('./backup-worker.ts', import.meta.url)): BackupThread => {
  let begun: Begun | undefined;
  const running = (): Begun => {
    if (begun === undefined || begun.ended.aborted) begun = begin(program);
    return begun;
  };
  return {
    make: async (place, store, reason, at) => {
      const contents = await contentsOf(store);
      const { worker, ended } = running();
      try {
        worker.ref();
        worker.postMessage(
          { place, contents, reason, at },
          contents.pieces.map(({ buffer }) => buffer),
        );
        const [made] = (await once(worker, 'message', { signal: ended })) as [BackupMade];
        return made;
      } catch (error) {
        const why = ended.aborted ? ended.reason : error;
        throw new StoreFault(
          { code: 'store/out-of-reach', home: place.backups, reason: reasonOf(why) },
          error,
        );
      } finally {
        worker.unref();
      }
    },
    end: async () => void (await begun?.worker.terminate()),
  };
};
