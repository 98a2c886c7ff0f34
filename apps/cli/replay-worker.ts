// A worker thread of `omerta replay`: takes lists of files, answers with their output.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReplayOptions } from './replay-report.ts';

enableCompileCache(join(import.meta.dirname, '../../.setup/cache'));
const { replayFiles } = await import('./replay-report.ts');
const { loadTexts } = await import('./texts/load.ts');
const options = workerData as ReplayOptions;
const texts = await loadTexts(options.lang);
parentPort?.on('message', (files: readonly string[]) =>
  parentPort?.postMessage(replayFiles(files, options, texts)),
);
