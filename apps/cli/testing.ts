// For tests: runs the real command as a child process.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Ran = { readonly status: number | null; readonly out: string; readonly err: string };
type Around = { readonly input?: string | Buffer; readonly cwd?: string; readonly env?: NodeJS.ProcessEnv };

const main = join(import.meta.dirname, 'main.ts');

export const omerta = (
  args: readonly string[],
  { input = '', cwd = import.meta.dirname, env = {} }: Around = {},
): Promise<Ran> => {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.on('error', reject);
  child.on('close', (status) =>
    resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
  );
  // A command that fails on its options may be gone before it is given its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return promise;
};

/** The built-in game, a legal one to start from. */
export const firstGame = readFileSync(join(import.meta.dirname, 'demo/first-game.mgn'), 'utf8');
