// Everybody who asks and watches in the benchmark of the server, in a process of their own: they must not take its time.
import { Agent, type RequestOptions, request } from 'node:http';
import { WebSocket } from 'ws';

export type LoadRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Work =
  | { readonly work: 'open'; readonly url: string; readonly count: number; readonly frame: string }
  /** Each is sent when the one before has reached every socket. */
  | { readonly work: 'deliver'; readonly orders: readonly LoadRequest[] }
  | { readonly work: 'close' }
  /** Each list is one connection, which asks one after the other. */
  | { readonly work: 'ask'; readonly lists: readonly (readonly LoadRequest[])[] }
  /** Each table sends its orders at their moments, in milliseconds from the beginning, and never before the answer to the last. */
  | {
      readonly work: 'play';
      readonly tables: readonly (readonly (LoadRequest & { readonly due: number })[])[];
    };

/** Milliseconds. */
export type Took = { readonly times: readonly number[]; readonly seconds: number };

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

const ask = ({ method, url, headers, body }: LoadRequest): Promise<number> =>
  new Promise((done, fail) => {
    const options: RequestOptions = {
      agent,
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    };
    const asked = request(url, options, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
    });
    asked.on('error', fail);
    asked.end(body);
  });

const granted = async (asked: LoadRequest): Promise<void> => {
  const status = await ask(asked);
  if (status >= 400) throw new Error(`${asked.method} ${asked.url}: ${status}`);
};

const sockets: WebSocket[] = [];
/** Called with every message of any socket. */
let heard = (): void => undefined;

const openOne = (url: string, frame: string): Promise<void> =>
  new Promise((done, fail) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    sockets.push(socket);
    socket.once('open', () => socket.send(frame));
    socket.once('message', () => {
      socket.on('message', (data: Buffer) => data.length > 100 && heard());
      done();
    });
    socket.once('error', fail);
  });

const atOnce = 100;

const open = async ({ url, count, frame }: Extract<Work, { work: 'open' }>): Promise<void> => {
  for (let i = 0; i < count; i += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - i) }, () => openOne(url, frame)));
};

const deliver = async (orders: readonly LoadRequest[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const order of orders) {
    const begun = performance.now();
    let left = sockets.length;
    const all = new Promise<void>((done) => {
      heard = () => {
        times.push(performance.now() - begun);
        if (--left === 0) done();
      };
    });
    await granted(order);
    await all;
  }
  return times;
};

const inTurn = async (list: readonly LoadRequest[], times: number[]): Promise<void> => {
  for (const asked of list) {
    const begun = performance.now();
    await granted(asked);
    times.push(performance.now() - begun);
  }
};

const waited = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** How long after its moment each was acknowledged. */
const play = async (
  orders: readonly (LoadRequest & { readonly due: number })[],
  begun: number,
  late: number[],
): Promise<void> => {
  for (const { due, ...asked } of orders) {
    await waited(Math.max(0, begun + due - performance.now()));
    await granted(asked);
    late.push(performance.now() - begun - due);
  }
};

const done = async (work: Work): Promise<readonly number[]> => {
  const times: number[] = [];
  switch (work.work) {
    case 'open':
      await open(work);
      return times;
    case 'deliver':
      return deliver(work.orders);
    case 'close':
      for (const socket of sockets.splice(0)) socket.terminate();
      return times;
    case 'ask':
      await Promise.all(work.lists.map((list) => inTurn(list, times)));
      return times;
    case 'play': {
      const begun = performance.now();
      await Promise.all(work.tables.map((orders) => play(orders, begun, times)));
      return times;
    }
  }
};

process.on('message', (work: Work) => {
  const begun = performance.now();
  void done(work).then((times) => {
    const took: Took = { times, seconds: (performance.now() - begun) / 1_000 };
    process.send?.(took);
  });
});
