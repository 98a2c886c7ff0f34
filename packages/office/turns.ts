// Commands to one stream take turns: each is decided on what the one before it has written, and none collides
// with its neighbour in the same office.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Refused } from './answer.ts';

export type Turns = <T extends object>(
  stream: string,
  work: () => Promise<T | Refused>,
) => Promise<T | Refused>;

const outOfReach = (answer: object): Refused | null => {
  const given = answer as Refused;
  return isRefusal(given) && given.params['store'] === 'store/out-of-reach' ? given : null;
};

/** What a stream's queue has done without a break, and the milliseconds of its last turn. */
type Queue = { tail: Promise<object>; done: number; lasted: number };

/**
 * So many turns, then a break of two. Of two offices with queues for one stream the one that wrote last would
 * be first again each time, and the other never: within the break it reads, decides and writes.
 */
const turnsBeforeBreak = 16;

const inBreak = ({ lasted }: Queue): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 2 * lasted + 1);
  });

const turnOf = async <T>(queue: Queue, work: () => Promise<T>): Promise<T> => {
  if (++queue.done % turnsBeforeBreak === 0) await inBreak(queue);
  const begun = performance.now();
  const answer = await work();
  queue.lasted = performance.now() - begun;
  return answer;
};

/**
 * Whoever waited while the store was out of reach is told so together with the one whose turn it was: a queue
 * of patience would be longer than anybody's.
 */
export const takingTurns = (): Turns => {
  const queues = new Map<string, Queue>();
  return async (stream, work) => {
    const queue = queues.get(stream) ?? { tail: Promise.resolve({}), done: 0, lasted: 0 };
    queues.set(stream, queue);
    const mine = queue.tail.then(
      (answer) => outOfReach(answer) ?? turnOf(queue, work),
      () => turnOf(queue, work),
    );
    queue.tail = mine;
    try {
      return await mine;
    } finally {
      if (queue.tail === mine) queues.delete(stream);
    }
  };
};
