import { noWishes } from '@omerta/seating/wishes.ts';
import type { SeatingReply, SeatingRequest } from '@omerta/seating/worker.ts';
import { describe, expect, it } from 'vitest';
import {
  longestSearch,
  longestSilence,
  type MakingAsk,
  Makings,
  type SearchWorker,
  thinned,
} from './making.ts';

const asked: MakingAsk = {
  how: 'new',
  seed: 5,
  players: ['a'],
  ask: { players: 20, tables: 2, rounds: 3, seed: 5, wishes: noWishes, evenTables: true },
};

const bench = () => {
  const workers: (SearchWorker & { sent: SeatingRequest[]; isEnded: boolean })[] = [];
  const kept = new Map<string, MakingAsk>();
  const due = new Set<{ readonly act: () => void; readonly milliseconds: number }>();
  const makings = new Makings(
    () => {
      const worker = {
        onmessage: null,
        onerror: null,
        sent: [] as SeatingRequest[],
        isEnded: false,
        postMessage: (request: SeatingRequest) => void worker.sent.push(request),
        terminate: () => {
          worker.isEnded = true;
        },
      };
      workers.push(worker);
      return worker;
    },
    {
      read: (key) => kept.get(key) ?? null,
      write: (key, what) => (what === null ? kept.delete(key) : kept.set(key, what)),
    },
    (act, milliseconds) => {
      const one = { act, milliseconds };
      due.add(one);
      return () => due.delete(one);
    },
  );
  const over = (milliseconds: number): void => {
    for (const one of due) if (one.milliseconds === milliseconds) one.act();
  };
  const say = (i: number, reply: SeatingReply): void => workers[i]?.onmessage?.({ data: reply });
  return { makings, workers, kept, say, due, over };
};
const progress = (steps: number, best: number, apartMet = 0): SeatingReply => ({
  type: 'progress',
  steps,
  best,
  bound: 100,
  tableSpread: 0,
  apartMet,
});

describe('a making', () => {
  it('tells its progress to whoever watches, is stopped and made; nothing of it is kept then', () => {
    const { makings, workers, kept, say } = bench();
    let told = 0;
    const leave = makings.subscribe(() => {
      told += 1;
    });
    makings.start('t/q', asked);
    expect(workers[0]?.sent).toMatchObject([{ type: 'make', steps: Number.POSITIVE_INFINITY }]);
    expect(kept.get('t/q')).toEqual(asked);
    say(0, progress(10, 9_000, 2));
    say(0, progress(20, 130));
    leave();
    expect(told).toBe(3);
    expect(makings.of('t/q')).toMatchObject({ state: 'searching', steps: 20, bound: 100 });
    expect(makings.of('t/q')?.points).toEqual([{ steps: 20, best: 130 }]);
    makings.stop('t/q');
    expect(workers[0]?.sent.at(-1)).toEqual({ type: 'stop' });
    say(0, { type: 'made', steps: 30, seating: { players: 20, rounds: [] } });
    expect(makings.of('t/q')).toMatchObject({ state: 'made', steps: 30 });
    expect([workers[0]?.isEnded, kept.size]).toEqual([true, 0]);
  });

  it('another in its place ends it, and what the old one still says is not heard', () => {
    const { makings, workers, say } = bench();
    makings.start('t/q', asked);
    makings.start('t/q', { ...asked, seed: 6 });
    expect(workers[0]?.isEnded).toBe(true);
    say(0, { type: 'made', steps: 1, seating: { players: 20, rounds: [] } });
    expect(makings.of('t/q')).toMatchObject({ state: 'searching', asked: { seed: 6 } });
  });

  it('says after a reload that it was stopped, with its seed; a worker that falls says so too', () => {
    const { makings, workers, kept } = bench();
    kept.set('t/q', asked);
    expect(makings.of('t/q')).toMatchObject({ state: 'broken', asked: { seed: 5 } });
    expect(makings.of('t/q')).toBe(makings.of('t/q'));
    makings.start('t/r', asked);
    workers[0]?.onerror?.(undefined as never);
    expect(makings.of('t/r')?.state).toBe('broken');
    makings.drop('t/r');
    expect(makings.of('t/r')).toBeNull();
  });

  it('takes the best so far when it has searched long enough', () => {
    const { makings, workers, say, due, over } = bench();
    makings.start('t/q', asked);
    say(0, progress(20, 130));
    over(longestSearch);
    expect(workers[0]?.sent.at(-1)).toEqual({ type: 'stop' });
    say(0, { type: 'made', steps: 30, seating: { players: 20, rounds: [] } });
    expect([makings.of('t/q')?.state, due.size]).toEqual(['made', 0]);
  });

  it('a worker that falls silent is given up, also after it was told to stop; one that is dropped ends', () => {
    const { makings, workers, say, due, over } = bench();
    makings.start('t/q', asked);
    say(0, progress(20, 130));
    expect(due.size).toBe(2);
    makings.stop('t/q');
    over(longestSilence);
    expect([makings.of('t/q')?.state, workers[0]?.isEnded, due.size]).toEqual(['broken', true, 0]);
    makings.start('t/q', asked);
    makings.drop('t/q');
    expect([makings.of('t/q'), workers[1]?.isEnded, due.size]).toEqual([null, true, 0]);
  });

  it('keeps the first and the last of many points', () => {
    const many = Array.from({ length: 161 }, (_, i) => ({ steps: i, best: 1000 - i }));
    const few = thinned(many);
    expect([few.length, few[0], few.at(-1)]).toEqual([81, many[0], many.at(-1)]);
  });
});
