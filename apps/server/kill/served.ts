// Starts a server as a process of its own and knows when it serves, how long that took and when it is gone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The folder of its log; with `database` the log is there, and only the rest in the folder. */
export type ServedHome = { readonly data: string; readonly database?: string };

export type ServedProcess = {
  readonly pid: number;
  /** Its address when it serves; null when it was gone before. */
  readonly ready: Promise<string | null>;
  /** From the start of the process to its line. */
  readonly milliseconds: () => number;
  readonly kill: () => void;
  readonly ended: Promise<void>;
};

const line = 'omerta: ready at ';

/** Any program that says in that line when it serves. */
export const startProcess = (
  program: string,
  args: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
): ServedProcess => {
  const started = performance.now();
  let served = started;
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...more },
  });
  const ended = new Promise<void>((done) => {
    child.on('close', () => done());
  });
  const ready = new Promise<string | null>((done) => {
    createInterface({ input: child.stdout }).on('line', (said) => {
      if (!said.startsWith(line)) return;
      served = performance.now();
      done(said.slice(line.length));
    });
    void ended.then(() => done(null));
  });
  return {
    pid: child.pid ?? 0,
    ready,
    milliseconds: () => served - started,
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
};

export const startServed = ({ data, database }: ServedHome): ServedProcess =>
  startProcess(
    join(import.meta.dirname, 'process.ts'),
    [data],
    database === undefined ? {} : { DATABASE_URL: database },
  );
