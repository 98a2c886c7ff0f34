// Spreads batches of files over worker threads and hands their answers on in the order given.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Piece } from './output.ts';
import type { ReplayAnswer, ReplayOptions } from './replay-report.ts';

/** How many batches one worker may be ahead of the writer: it never waits, and memory stays bounded. */
const ahead = 4;

/** A worker answers in the order it is asked. */
class Lane {
  readonly #worker: Worker;
  readonly #waiting: PromiseWithResolvers<ReplayAnswer>[] = [];

  constructor(options: ReplayOptions) {
    this.#worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { workerData: options });
    this.#worker.on('message', (answer: ReplayAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => {
      for (const each of this.#waiting.splice(0)) each.reject(error);
    });
  }

  ask(files: readonly string[]): Promise<ReplayAnswer> {
    const waiting = Promise.withResolvers<ReplayAnswer>();
    this.#waiting.push(waiting);
    // The one being awaited tells of a failure; the rest must not end the process as unhandled.
    waiting.promise.catch(() => undefined);
    this.#worker.postMessage(files);
    return waiting.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

export const replayInWorkers = async (
  batches: readonly (readonly string[])[],
  options: ReplayOptions,
  write: (pieces: readonly Piece[]) => Promise<void>,
): Promise<number> => {
  const lanes = Array.from(
    { length: Math.min(availableParallelism(), batches.length) },
    () => new Lane(options),
  );
  const answers: Promise<ReplayAnswer>[] = [];
  let given = 0;
  const give = (): void => {
    const batch = batches[given];
    const lane = lanes[given % lanes.length];
    if (batch && lane) answers.push(lane.ask(batch));
    given++;
  };
  let status = 0;
  try {
    while (given < lanes.length * ahead) give();
    for (let answer = answers.shift(); answer !== undefined; answer = answers.shift()) {
      const { pieces, status: own } = await answer;
      give();
      status = Math.max(status, own);
      await write(pieces);
    }
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
  return status;
};
