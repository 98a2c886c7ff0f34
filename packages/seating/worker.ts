// The generator behind a message port, for a browser's worker: tells its progress and can be stopped.
import { isRefusal } from '@omerta/base/refusal.ts';
import { bestKnown } from './best-known.ts';
import { type Ask, type Generation, generate } from './generate.ts';
import type { SeatingRefusal } from './refusal.ts';
import type { Seating } from './seating.ts';
import { type SwissAsk, swissRounds } from './swiss.ts';

/** `steps`: how many to search; Infinity until it is stopped. */
export type SeatingRequest =
  | { readonly type: 'make'; readonly ask: Omit<Ask, 'known'>; readonly steps: number }
  | { readonly type: 'go-on'; readonly ask: SwissAsk }
  | { readonly type: 'stop' };
export type SeatingReply =
  | {
      readonly type: 'progress';
      readonly steps: number;
      readonly best: number;
      readonly bound: number | null;
      readonly tableSpread: number;
      readonly apartMet: number;
    }
  | { readonly type: 'made'; readonly seating: Seating; readonly steps: number }
  | { readonly type: 'refused'; readonly refusal: SeatingRefusal };

/** A worker's `self`, or one end of a MessageChannel. */
export type SeatingPort = {
  onmessage: ((event: { readonly data: SeatingRequest }) => void) | null;
  postMessage(reply: SeatingReply): void;
};

const portion = 1 << 18;
/** Told to stop while a pair still meets, it looks for its way apart so long, and says then that there was none. */
const stepsToPart = 1 << 24;

/** Lets messages in between two portions. */
const breathe = (): Promise<void> => new Promise((done) => void setTimeout(done, 0));

type Search = {
  readonly generation: Generation;
  readonly steps: number;
  readonly port: SeatingPort;
  readonly isStopped: () => boolean;
  readonly isReplaced: () => boolean;
};

const search = async ({ generation, steps, port, isStopped, isReplaced }: Search): Promise<void> => {
  const { bound } = generation;
  let stoppedAt = Number.POSITIVE_INFINITY;
  const isOver = (): boolean => {
    if (isReplaced() || generation.perfect || generation.steps >= steps) return true;
    if (!isStopped()) return false;
    stoppedAt = Math.min(stoppedAt, generation.steps);
    return generation.apartMet === 0 || generation.steps - stoppedAt >= stepsToPart;
  };
  while (!isOver()) {
    generation.run(Math.min(portion, steps - generation.steps));
    const { best, tableSpread, apartMet } = generation;
    port.postMessage({ type: 'progress', steps: generation.steps, best, bound, tableSpread, apartMet });
    await breathe();
  }
};

/** A promise that fails in a worker is told to nobody: thrown anew, it is an error of the worker, which its page hears. */
const fall = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  }, 0);
};

/** One seating at a time: a new request stops the one before, which then answers nothing more. */
export const serveSeatings = (port: SeatingPort): void => {
  let current = 0;
  let stopped = false;
  const make = async (ask: Omit<Ask, 'known'>, steps: number): Promise<void> => {
    const mine = ++current;
    stopped = false;
    const generation = generate({ ...ask, known: await bestKnown(ask.players, ask.tables, ask.rounds) });
    if (isRefusal(generation)) {
      port.postMessage({ type: 'refused', refusal: generation });
      return;
    }
    const isReplaced = (): boolean => mine !== current;
    await search({ generation, steps, port, isStopped: () => stopped, isReplaced });
    if (mine !== current) return;
    answer(generation.seating(), generation.steps);
  };
  const answer = (seating: Seating | SeatingRefusal, steps: number): void =>
    port.postMessage(
      isRefusal(seating) ? { type: 'refused', refusal: seating } : { type: 'made', seating, steps },
    );
  port.onmessage = ({ data }) => {
    switch (data.type) {
      case 'stop':
        stopped = true;
        return;
      case 'make':
        make(data.ask, data.steps).catch(fall);
        return;
      case 'go-on':
        current += 1;
        answer(swissRounds(data.ask), 0);
    }
  };
};
