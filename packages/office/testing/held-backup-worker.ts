// For tests: the thread of `backup-thread.ts`, which says that it has begun a backup and goes on when it is told to.
import { parentPort } from 'node:worker_threads';
import { type BackupAsked, writeBackup } from '../folder/backups.ts';

const talk = new BroadcastChannel('held-backup');
parentPort?.on('message', (asked: BackupAsked) => {
  talk.onmessage = () => parentPort?.postMessage(writeBackup(asked));
  talk.postMessage('begun');
});
