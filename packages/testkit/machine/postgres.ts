// A PostgreSQL for tests: that of DATABASE_URL, or a throw-away cluster as durable as a real one.
import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPath } from './on-path.ts';

type Postgres = {
  readonly url: string;
  /** Nobody else's, and gone with `stop`: what tests leave in it need not be cleared away. */
  readonly throwAway: boolean;
  /** Runs on after this process: a killed test leaves its cluster to the temporary folder's keeper. */
  readonly stop: () => void;
};

const debianHome = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`; the newest where there are several. */
const findBinaries = (): string | undefined => {
  const found = onPath(['initdb', 'initdb.exe']);
  if (found) return dirname(found);
  if (!existsSync(debianHome)) return undefined;
  const versions = readdirSync(debianHome).toSorted((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(debianHome, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
};

export const hasPostgres = (): boolean => Boolean(process.env['DATABASE_URL'] ?? findBinaries());

/** PostgreSQL refuses to run as root: there the user that its package made runs it. */
const serverUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

type OwnPostgres = Postgres & {
  /** Ends it at once, as if its machine had lost power; `resume` starts it on what lies on its disk. */
  readonly halt: () => void;
  readonly resume: () => void;
};

/** A cluster that is nobody else's, whatever DATABASE_URL says: it may be stopped and started. */
export const ownPostgres = (): OwnPostgres => {
  const binaries = findBinaries();
  if (!binaries)
    throw new Error(
      'No PostgreSQL here: `npm test` brings it, `npm test -- --without postgres` does without.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'omerta-pg-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[], stdio: SpawnSyncOptions['stdio'] = 'pipe'): void => {
    const done = spawnSync(join(binaries, program), args, { cwd: folder, stdio, encoding: 'utf8', ...user });
    if (done.status !== 0) throw new Error(`${program} did not work: ${done.stderr ?? done.error ?? ''}`);
  };
  run('initdb', ['-D', data, '-U', 'omerta', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const log = join(folder, 'server.log');
  const options = `-k ${folder} -c listen_addresses=''`;
  // A server that inherits a pipe would keep this call waiting for its end.
  const resume = (): void => run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start'], 'ignore');
  const halt = (): void => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'], 'ignore');
  resume();
  return {
    url: `postgres://omerta@localhost/postgres?host=${encodeURIComponent(folder)}`,
    throwAway: true,
    halt,
    resume,
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const startPostgres = (): Postgres => {
  const given = process.env['DATABASE_URL'];
  return given ? { url: given, throwAway: false, stop: () => undefined } : ownPostgres();
};
