// The thread of `backup-thread.ts`: packs and writes what it is handed, one backup after the other.
import { parentPort } from 'node:worker_threads';
import { type BackupAsked, writeBackup } from './backups.ts';

parentPort?.on('message', (asked: BackupAsked) => parentPort?.postMessage(writeBackup(asked)));
