// Drives the talk of a device with a server about one game: sends what was written, hears what is new there, tells the tournament.
// Network, timer and clock are brought in; whatever fails is tried again, and the table plays on meanwhile.
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  afterAnswer,
  afterFetch,
  afterTakeOver,
  asking,
  keptCodes,
  nextStep,
  type Stop,
  unsent,
} from '@omerta/sync/outbox.ts';
import { beginning, isSame, type Linked, type Mark } from '@omerta/sync/sent.ts';
import { type AskRefusal, isNoAnswer } from '../server/ask.ts';
import { hasErrand } from './errands.ts';
import { fetchedAfter } from './fetched.ts';
import type { TableTalk } from './kept.ts';
import type { DriverParts, Stepped } from './parts.ts';
import { tellNext } from './telling.ts';

export type Driver = {
  /** Something was written, the network is back, somebody looks: resolves when there is nothing more to do now. */
  readonly poke: () => Promise<void>;
  /** The same, and what the tournament refused is told again. */
  readonly retry: () => Promise<void>;
  /** There is a session again: whatever stopped it before is asked anew. */
  readonly connected: () => Promise<void>;
  /** This device writes the game from now on, with everything that the server has. */
  readonly takeOver: () => Promise<TookTable>;
  readonly end: () => void;
};

/** `unsent`: what is here has not reached the server, and would be lost. */
export type TookTable = 'taken' | 'unsent' | AskRefusal;

const longestPause = 30_000;
const firstPause = 1_000;
/** How often it is asked how things stand; how soon the tournament is told again what it refused. */
const askEvery = 12_000;
const tellEvery = 10_000;

export const driverOf = (parts: DriverParts): Driver => {
  const { game, stream, side, ask, talk, now } = parts;
  let misses = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let toldOf = '';
  let shownClock = '';
  let isAsking = false;
  let cancel = (): void => undefined;
  let working: Promise<void> | null = null;
  let isPoked = false;
  let isOver = false;

  const set = (change: Partial<TableTalk>): void => talk.set({ ...talk.get(), ...change });

  const heard = (): void => {
    misses = 0;
    if (talk.get().silentSince !== null) set({ silentSince: null });
  };
  const missed = (): Stepped => {
    misses += 1;
    if (talk.get().silentSince === null) set({ silentSince: now() });
    return 'later';
  };

  /** What was taken besides the game's own stream. */
  const keptOf = (sent: readonly Linked[], stop: Stop | null, upTo: Mark): number =>
    stop && keptCodes.has(stop.code) && stop.said['branch']
      ? sent.filter(({ after }) => after.version <= upTo.version).length
      : 0;

  const send = async (step: ReturnType<typeof asking>, own: readonly Linked[]): Promise<Stepped> => {
    const clock = await side.clock();
    const isNews = JSON.stringify(clock) !== shownClock;
    set({ outbox: step.outbox });
    const answer = await ask.send(game, step.sent, isNews ? clock : undefined);
    const isLost = isRefusal(answer) && isNoAnswer(answer);
    const came = isRefusal(answer)
      ? { status: answer.status, body: answer.said }
      : { status: 200, body: answer.answer };
    const before = talk.get();
    const outbox = afterAnswer(before.outbox, step.outbox.number, own, isLost ? null : came);
    const links = own
      .filter(({ after }) => after.version > step.sent.from.version)
      .slice(0, step.sent.commits.length);
    set({ outbox, beside: before.beside + keptOf(links, outbox.stop, outbox.upTo) });
    if (isLost || outbox.tries > 0) return missed();
    heard();
    isAsking = false;
    if (!isRefusal(answer)) shownClock = JSON.stringify(clock);
    return 'again';
  };

  const fetchFrom = async (own: readonly Linked[], place: Mark, whole: boolean): Promise<Stepped> => {
    const fetched = await fetchedAfter(ask, game, stream, whole ? beginning : place);
    if (!fetched || isRefusal(fetched)) return missed();
    heard();
    if (!whole && fetched.commits.length > 0 && !isSame(fetched.from, place))
      return fetchFrom(own, place, true);
    const last = own.at(-1)?.after ?? beginning;
    if (!(await side.adopt(last, fetched.commits, whole))) return 'again';
    set({ outbox: afterFetch(talk.get().outbox, fetched.commits.at(-1)?.after ?? place) });
    return 'again';
  };

  const tell = async (): Promise<Stepped> => {
    const stepped = await tellNext(parts, set);
    if (stepped === 'later') return missed();
    heard();
    if (stepped === 'rest') [toldAt, toldOf] = [now(), JSON.stringify(await side.sheet())];
    return stepped;
  };

  /** Refused a moment ago, and nothing is new here since: not at once again. */
  const mayTell = async (): Promise<boolean> => {
    const { told, pending, outbox } = talk.get();
    if (outbox.stop && outbox.stop.code !== 'sync/closed') return false;
    const sheet = await side.sheet();
    const isDue = now() - toldAt >= tellEvery || JSON.stringify(sheet) !== toldOf;
    return isDue && (pending !== null || hasErrand(told, sheet));
  };

  const idle = async (): Promise<Stepped> => {
    if (await mayTell()) {
      const stepped = await tell();
      // What the tournament will not take keeps nobody from hearing what it wrote itself.
      if (stepped !== 'rest' || !isAsking) return stepped;
    }
    const clock = JSON.stringify(await side.clock());
    if (!isAsking && clock === shownClock) return 'rest';
    return talk.get().outbox.stop ? 'rest' : send(asking(talk.get().outbox), await side.own());
  };

  const step = async (): Promise<Stepped> => {
    const { outbox, told } = talk.get();
    const own = await side.own();
    if (!told.begun && !outbox.stop) return (await mayTell()) ? tell() : 'rest';
    const next = nextStep(outbox, own);
    switch (next.do) {
      case 'send':
        return send(next, own);
      case 'fetch':
        return fetchFrom(own, next.after, false);
      case 'nothing':
        return idle();
      case 'stopped':
        if (next.stop.code === 'sync/diverged') return fetchFrom(own, outbox.upTo, true);
        return next.stop.code === 'sync/closed' && (await mayTell()) ? tell() : 'rest';
    }
  };

  /** Counted from the last telling: lines written meanwhile do not put it off. */
  const tellPause = (): number => {
    const left = toldAt + tellEvery - now();
    return left > 0 ? Math.min(left, tellEvery) : tellEvery;
  };

  const pause = (): number | null => {
    if (misses > 0) return Math.min(longestPause, firstPause * 2 ** (misses - 1));
    const { refused, outbox, told } = talk.get();
    if (refused && (!outbox.stop || outbox.stop.code === 'sync/closed')) return tellPause();
    if (outbox.stop) return null;
    return told.begun ? askEvery : tellPause();
  };

  const wait = (): void => {
    const milliseconds = pause();
    if (isOver || milliseconds === null) return;
    cancel = parts.after(milliseconds, () => {
      if (misses === 0 && !parts.isSeen()) return wait();
      isAsking = true;
      return poke();
    });
  };

  const work = async (): Promise<void> => {
    cancel();
    do {
      isPoked = false;
      let stepped: Stepped = 'again';
      while (!isOver && stepped === 'again') stepped = await step();
    } while (isPoked && !isOver);
  };

  const poke = (): Promise<void> => {
    isPoked = true;
    if (isOver) return Promise.resolve();
    working ??= work()
      .catch(() => {
        // The log of this device did not answer: what is in it is sent when it does.
        misses += 1;
      })
      .finally(() => {
        working = null;
        wait();
      });
    return working;
  };

  return {
    poke,
    retry: () => {
      toldAt = Number.NEGATIVE_INFINITY;
      return poke();
    },
    connected: () => {
      const { outbox } = talk.get();
      set({ outbox: { ...outbox, stop: null, tries: 0 } });
      toldAt = Number.NEGATIVE_INFINITY;
      isAsking = true;
      return poke();
    },
    takeOver: async () => {
      await poke();
      const own = await side.own();
      const { outbox } = talk.get();
      if (unsent(outbox, own).length > 0) return 'unsent';
      const took = await ask.takeOver(game, outbox);
      if (isRefusal(took)) return took;
      const head = { version: took.answer.version, hash: took.answer.head };
      set({ outbox: afterTakeOver(talk.get().outbox, own, head), beside: 0 });
      isAsking = true;
      await poke();
      return 'taken';
    },
    end: () => {
      isOver = true;
      cancel();
    },
  };
};
