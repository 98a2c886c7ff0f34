// The making of a seating, which goes on while other rooms are looked at: its progress, its end, what it was asked.
import type { Ask } from '@omerta/seating/generate.ts';
import type { SeatingRefusal } from '@omerta/seating/refusal.ts';
import type { Seating } from '@omerta/seating/seating.ts';
import type { SwissAsk } from '@omerta/seating/swiss.ts';
import type { SeatingReply, SeatingRequest } from '@omerta/seating/worker.ts';

/** What a seating is made of: asked again, it gives the same. */
export type MakingAsk = {
  readonly seed: number;
  /** Whose numbers they are: laid for others it would seat the wrong people. */
  readonly players: readonly string[];
} & (
  | { readonly how: 'new'; readonly ask: Omit<Ask, 'known' | 'isOver'> }
  | { readonly how: 'by-standing'; readonly ask: SwissAsk }
);

export type MakingPoint = { readonly steps: number; readonly best: number };

export type Making = {
  readonly asked: MakingAsk;
  readonly steps: number;
  readonly bound: number | null;
  /** S as it fell; only what keeps its pairs apart counts. */
  readonly points: readonly MakingPoint[];
  readonly tableSpread: number | null;
  readonly apartMet: number;
} & (
  | { readonly state: 'searching'; readonly isStopping: boolean }
  | { readonly state: 'made'; readonly seating: Seating }
  | { readonly state: 'refused'; readonly refusal: SeatingRefusal }
  /** The worker fell or fell silent, or the page was closed under it. */
  | { readonly state: 'broken' }
);

/** As much of a worker as this needs. */
export type SearchWorker = {
  onmessage: ((event: { readonly data: SeatingReply }) => void) | null;
  onerror: ((event: never) => void) | null;
  postMessage: (request: SeatingRequest) => void;
  terminate: () => void;
};

/** What the device keeps of a search under way, so that it can say after a reload that it was stopped. */
export type MakingKeep = {
  readonly read: (key: string) => MakingAsk | null;
  readonly write: (key: string, asked: MakingAsk | null) => void;
};

/** Searched for so long, the best so far is taken. */
export const longestSearch = 10 * 60_000;
/** A worker that says nothing for so long will say nothing any more. */
export const longestSilence = 60_000;

/** Calls it after so many milliseconds, unless what it gives back is called first. */
export type Later = (act: () => void, milliseconds: number) => () => void;

const later: Later = (act, milliseconds) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

const mostPoints = 160;

/** Every second point goes where there are too many: the first and the last stay. */
export const thinned = (points: readonly MakingPoint[]): readonly MakingPoint[] =>
  points.length <= mostPoints ? points : points.filter((_, i) => i % 2 === 0 || i === points.length - 1);

const begun = (asked: MakingAsk): Making => ({
  asked,
  steps: 0,
  bound: null,
  points: [],
  tableSpread: null,
  apartMet: 0,
  state: 'searching',
  isStopping: false,
});

/** What a making is after its worker said this. */
export const heard = (making: Making, reply: SeatingReply): Making => {
  switch (reply.type) {
    case 'progress': {
      const { steps, best, bound, tableSpread, apartMet } = reply;
      const points = apartMet > 0 ? making.points : thinned([...making.points, { steps, best }]);
      return { ...making, steps, bound, tableSpread, apartMet, points };
    }
    case 'made':
      return { ...making, state: 'made', steps: reply.steps, seating: reply.seating };
    case 'refused':
      return { ...making, state: 'refused', refusal: reply.refusal };
  }
};

const requestOf = (asked: MakingAsk): SeatingRequest =>
  asked.how === 'new'
    ? { type: 'make', ask: asked.ask, steps: Number.POSITIVE_INFINITY }
    : { type: 'go-on', ask: asked.ask };

/** One making for each stage of each tournament; they live as long as the page. */
export class Makings {
  readonly #makings = new Map<string, Making>();
  readonly #workers = new Map<string, SearchWorker>();
  readonly #listeners = new Set<() => void>();
  readonly #start: () => SearchWorker;
  readonly #keep: MakingKeep;
  readonly #later: Later;
  readonly #limits = new Map<string, readonly (() => void)[]>();

  constructor(start: () => SearchWorker, keep: MakingKeep, after: Later = later) {
    this.#start = start;
    this.#keep = keep;
    this.#later = after;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly of = (key: string): Making | null => {
    const known = this.#makings.get(key);
    if (known) return known;
    const lost = this.#keep.read(key);
    if (!lost) return null;
    this.#makings.set(key, { ...begun(lost), state: 'broken' });
    return this.#makings.get(key) ?? null;
  };

  start(key: string, asked: MakingAsk): void {
    this.#end(key);
    this.#keep.write(key, asked);
    this.#set(key, begun(asked));
    const worker = this.#start();
    this.#workers.set(key, worker);
    worker.onmessage = ({ data }) => {
      const making = this.#makings.get(key);
      if (this.#workers.get(key) !== worker || !making) return;
      if (data.type === 'progress') hear();
      else this.#end(key);
      this.#set(key, heard(making, data));
    };
    const fall = (): void => {
      const making = this.#makings.get(key);
      if (this.#workers.get(key) !== worker || !making) return;
      this.#end(key);
      this.#set(key, { ...making, state: 'broken' });
    };
    worker.onerror = fall;
    const whole = this.#later(() => this.stop(key), longestSearch);
    const hear = (): void => {
      this.#limits.get(key)?.[1]?.();
      this.#limits.set(key, [whole, this.#later(fall, longestSilence)]);
    };
    hear();
    worker.postMessage(requestOf(asked));
  }

  /** Good enough: it answers with the best so far. */
  stop(key: string): void {
    const making = this.#makings.get(key);
    if (making?.state !== 'searching') return;
    this.#workers.get(key)?.postMessage({ type: 'stop' });
    this.#set(key, { ...making, isStopping: true });
  }

  drop(key: string): void {
    this.#end(key);
    this.#makings.delete(key);
    this.#tell();
  }

  #end(key: string): void {
    this.#workers.get(key)?.terminate();
    this.#workers.delete(key);
    for (const lift of this.#limits.get(key) ?? []) lift();
    this.#limits.delete(key);
    this.#keep.write(key, null);
  }

  #set(key: string, making: Making): void {
    this.#makings.set(key, making);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
