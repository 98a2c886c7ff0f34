// For tests: a thread for backups that begins one and ends it when the test says so.
import { type BackupThread, backupThread } from '../folder/backup-thread.ts';

export type HeldBackups = BackupThread & {
  /** The thread has been handed what it is to keep. */
  readonly begun: () => Promise<void>;
  readonly goOn: () => void;
};

export const heldBackups = (): HeldBackups => {
  const thread = backupThread(new URL('./held-backup-worker.ts', import.meta.url));
  const talk = new BroadcastChannel('held-backup');
  const begun = Promise.withResolvers<void>();
  talk.onmessage = () => begun.resolve();
  return {
    make: thread.make,
    begun: () => begun.promise,
    goOn: () => talk.postMessage('go on'),
    end: async () => {
      talk.close();
      await thread.end();
    },
  };
};
