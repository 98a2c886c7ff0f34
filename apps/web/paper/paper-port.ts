// Between a page and the worker that makes its papers: one question, news of how far it is, one answer.
import type { WorkWatch } from '../device/limited.ts';

/** Why there is no file: something that it is made with could not be fetched, or the making itself broke. */
export type Unmade = 'unfetched' | 'broken';

/** Thrown where the network gave nothing. */
export class Unfetched extends Error {}

/** What a worker tells: how far it has come from 0 to 1, the file, or that it failed. */
export type PaperNews =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly why: Unmade };

/** What of a worker's world is used here: the compiler knows the page's. */
export type PaperPort<Asked> = {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  readonly postMessage: (news: PaperNews) => void;
};

export const servePapers = <Asked>(
  port: PaperPort<Asked>,
  make: (asked: Asked, onPart: (part: number) => void) => Promise<Uint8Array>,
): void => {
  port.onmessage = ({ data }) => {
    make(data, (part) => port.postMessage({ kind: 'part', part })).then(
      (bytes) => port.postMessage({ kind: 'made', bytes }),
      (error: unknown) =>
        port.postMessage({ kind: 'failed', why: error instanceof Unfetched ? 'unfetched' : 'broken' }),
    );
  };
};

/** The worker ends with its answer, or where nobody waits for it any more. */
export const askWorker = <Asked>(
  worker: Worker,
  asked: Asked,
  { onPart, signal }: WorkWatch,
): Promise<Uint8Array<ArrayBuffer> | Unmade> =>
  new Promise<Uint8Array<ArrayBuffer> | Unmade>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PaperNews>) => {
      if (data.kind === 'part') onPart(data.part);
      else resolve(data.kind === 'made' ? new Uint8Array(data.bytes) : data.why);
    };
    // A script that never came has no message and no line: only what runs throws an error event of its own.
    worker.onerror = (event: Event) => resolve(event instanceof ErrorEvent ? 'broken' : 'unfetched');
    signal.addEventListener('abort', () => resolve('broken'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
