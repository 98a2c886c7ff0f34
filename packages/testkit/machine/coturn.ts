// The machine's own coturn as a relay on this machine alone, for what only a real relay can prove.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';

export const findCoturn = (): string | undefined => onPath(['turnserver']);

export type Coturn = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const listensAt = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => done(false));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });

/** With the passwords that expire, made of this secret, and no others. */
export const startCoturn = async (secret: string): Promise<Coturn> => {
  const program = findCoturn();
  if (!program)
    throw new Error(
      'No coturn on the path: `npm test` brings it, `npm test -- --without coturn` does without.',
    );
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'omerta-turn-'))];
  const local = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers', '--no-tls'];
  const auth = ['--lt-cred-mech', '--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=omerta'];
  const kept = [`--pidfile=${join(folder, 'pid')}`, `--userdb=${join(folder, 'db')}`, '--log-file=stdout'];
  const plain = ['-n', '--no-cli', '--no-dtls', `--listening-port=${port}`];
  const child = spawn(program, [...plain, ...local, ...auth, ...kept], { stdio: 'ignore' });
  while (!(await listensAt(port))) {
    if (child.exitCode !== null) throw new Error(`coturn ended with ${child.exitCode}`);
    await setTimeout(20);
  }
  return {
    url: `turn:127.0.0.1:${port}?transport=udp`,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
