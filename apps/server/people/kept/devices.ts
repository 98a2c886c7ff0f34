// What is known of each device: what its browser calls itself, and how far its clock is off. Kept also when its session is over.
import { type Of, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Doorway } from './doorway.ts';
import { keyOf } from './ticket.ts';

/** `id` as the log calls it: `session-…`, `token-…`. */
const device = shape({
  person: text,
  id: text,
  agent: text,
  made: text,
  /** By how many milliseconds its clock was ahead of the server's, and when that was seen; null before anything timed came. */
  ahead: orNull(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  measured: orNull(text),
});
export type KnownDevice = Of<typeof device>;

/** Who asks, and what his browser calls itself. */
export type OnDevice = { readonly person: string; readonly device: string; readonly agent: string };

export type Devices = {
  /** It is there from now on. */
  readonly begun: (on: OnDevice) => Promise<void>;
  /** What its own clock showed (milliseconds) when it wrote something that has just come. Nobody waits for it. */
  readonly clocked: (on: OnDevice, own: number) => void;
  /** Of everybody, newest measure first. */
  readonly all: () => Promise<readonly KnownDevice[]>;
  readonly settled: () => Promise<void>;
};

const kind = 'device';
const longestAgent = 200;
/** Of one person; beyond it the oldest are forgotten. */
const mostDevices = 100;

/**
 * What waited for the network only seems to come from a clock that is behind: of ten minutes the most direct
 * counts. Smaller differences than a second are the network's.
 */
const windowMilliseconds = 10 * 60_000;
const grain = 1_000;
const mostKnown = 10_000;

type Measure = { readonly ahead: number; readonly at: number };

export const devicesIn = ({ vault, now }: Doorway): Devices => {
  const measures = new Map<string, Measure>();
  const writing = new Set<Promise<void>>();

  const swap = async (
    { person, device: id, agent }: OnDevice,
    change: (before: KnownDevice) => KnownDevice,
  ): Promise<void> => {
    const key = keyOf(kind, person, id);
    const fresh: KnownDevice = {
      person,
      id,
      agent: agent.slice(0, longestAgent).toWellFormed(),
      made: now().toISOString(),
      ahead: null,
      measured: null,
    };
    for (;;) {
      const kept = await vault.get(key);
      const found = kept === undefined ? fresh : read(device, kept);
      const after = change(isRefusal(found) ? fresh : found);
      if (await vault.swap(key, kept ?? null, after)) return;
    }
  };

  const list = async (prefix: string): Promise<readonly KnownDevice[]> =>
    (await vault.list(prefix)).flatMap(({ kept }) => {
      const found = read(device, kept);
      return isRefusal(found) ? [] : [found];
    });

  const forgetOldest = async (person: string): Promise<void> => {
    const known = (await list(keyOf(kind, person))).toSorted((a, b) => b.made.localeCompare(a.made));
    for (const { id } of known.slice(mostDevices)) {
      const key = keyOf(kind, person, id);
      await vault.swap(key, (await vault.get(key)) ?? null, null);
    }
  };

  /** Whether it says something new of the clock. */
  const isNews = (key: string, { ahead, at }: Measure): boolean => {
    const last = measures.get(key);
    if (!last || at - last.at >= windowMilliseconds) return true;
    return ahead > last.ahead + grain;
  };

  const settled = async (): Promise<void> => {
    await Promise.allSettled(writing);
  };

  return {
    begun: async (on) => {
      await swap(on, (before) => before);
      await forgetOldest(on.person);
    },
    clocked: (on, own) => {
      const at = now().getTime();
      const [key, measure] = [`${on.person} ${on.device}`, { ahead: Math.round(own - at), at }];
      if (!Number.isSafeInteger(measure.ahead) || !isNews(key, measure)) return;
      if (measures.size >= mostKnown) measures.clear();
      measures.set(key, measure);
      const { ahead } = measure;
      const work = swap(on, (before) => ({ ...before, ahead, measured: new Date(at).toISOString() })).catch(
        () => void measures.delete(key),
      );
      writing.add(work);
      void work.then(() => writing.delete(work));
    },
    all: async () => {
      await settled();
      const known = await list(`${kind}/`);
      return known.toSorted((a, b) => (b.measured ?? b.made).localeCompare(a.measured ?? a.made));
    },
    settled,
  };
};
