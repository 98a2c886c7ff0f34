// Workers that take faults from one queue; a worker that hangs is ended and its fault counted as a timeout.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Errand, FromWorker, ToWorker, Verdict } from './worker.ts';

const startLimit = 300_000;
const silenceLimit = 60_000;

/** Tries every fault and tells each verdict as it comes. Fails where the tests fail without any fault. */
export const tryAll = (
  plantedFile: string,
  errands: readonly Errand[],
  workers: number,
  tell: (id: string, verdict: Verdict) => void,
): Promise<void> => {
  const queue = [...errands];
  const wanted = errands.every(({ only }) => only)
    ? [...new Set(errands.flatMap(({ only }) => only ?? []))]
    : [];
  const one = (resolve: () => void, reject: (reason: Error) => void): void => {
    const child: ChildProcess = fork(
      join(import.meta.dirname, 'worker.ts'),
      [plantedFile, wanted.join(',')],
      {
        execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=3000', '--stack-size=900'],
      },
    );
    let at: Errand | undefined;
    let tired = false;
    let ending = false;
    let timer: NodeJS.Timeout;
    const send = (message: ToWorker): void => void child.send(message);
    const stop = (): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
    };
    const replace = (): void => {
      stop();
      if (queue.length === 0) resolve();
      else one(resolve, reject);
    };
    const expectSign = (limit: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (at) tell(at.id, { status: 'timeout' });
        replace();
      }, limit);
    };
    const next = (): void => {
      at = queue.shift();
      expectSign(at ? silenceLimit : startLimit);
      ending = !at;
      if (!at) send({ type: 'end' });
      else send({ type: 'try', ...at });
    };
    child.on('message', (message: FromWorker) => {
      if (message.type === 'ready') next();
      else if (message.type === 'alive') expectSign(silenceLimit);
      else if (message.type === 'tired') tired = true;
      else if (message.type === 'broken') {
        stop();
        reject(new Error(message.reason));
      } else {
        tell(message.id, message.verdict);
        at = undefined;
        if (tired) replace();
        else next();
      }
    });
    child.on('exit', () => {
      clearTimeout(timer);
      // A fault may take the whole process down: out of memory or out of stack.
      if (at) {
        tell(at.id, { status: 'timeout' });
        replace();
      } else if (ending) resolve();
      else reject(new Error('a worker ended before it was ready'));
    });
    expectSign(startLimit);
  };
  const crew = Array.from(
    { length: Math.min(workers, Math.max(1, errands.length)) },
    () => new Promise<void>(one),
  );
  return Promise.all(crew).then(() => undefined);
};
