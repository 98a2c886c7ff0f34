// The generator behind a message port, for a browser's worker: tells its progress and can be stopped.
import { isRefusal } from '@omerta/base/refusal.ts';
import { bestKnown } from './best-known.ts';
import { type Ask, type Generation, generate } from './generate.ts';
import type { SeatingRefusal } from './refusal.ts';
import type { Seating } from './seating.ts';

/** `steps`: how many to search; Infinity until it is stopped. */
export type SeatingRequest =
  | { readonly type: 'make'; readonly ask: Omit<Ask, 'known'>; readonly steps: number }
  | { readonly type: 'stop' };
export type SeatingReply =
  | {
      readonly type: 'progress';
      readonly steps: number;
      readonly best: number;
      readonly bound: number | null;
    }
  | { readonly type: 'made'; readonly seating: Seating; readonly steps: number }
  | { readonly type: 'refused'; readonly refusal: SeatingRefusal };

/** A worker's `self`, or one end of a MessageChannel. */
export type SeatingPort = {
  onmessage: ((event: { readonly data: SeatingRequest }) => void) | null;
  postMessage(reply: SeatingReply): void;
};

const portion = 1 << 18;

/** Lets messages in between two portions. */
const breathe = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, 0);
  return promise;
};

const search = async (
  generation: Generation,
  steps: number,
  port: SeatingPort,
  stopped: () => boolean,
): Promise<void> => {
  while (!stopped() && !generation.perfect && generation.steps < steps) {
    generation.run(Math.min(portion, steps - generation.steps));
    port.postMessage({
      type: 'progress',
      steps: generation.steps,
      best: generation.best,
      bound: generation.bound,
    });
    await breathe();
  }
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
    await search(generation, steps, port, () => stopped || mine !== current);
    if (mine !== current) return;
    const seating = generation.seating();
    port.postMessage(
      isRefusal(seating)
        ? { type: 'refused', refusal: seating }
        : { type: 'made', seating, steps: generation.steps },
    );
  };
  port.onmessage = ({ data }) => {
    if (data.type === 'stop') stopped = true;
    else void make(data.ask, data.steps);
  };
};
