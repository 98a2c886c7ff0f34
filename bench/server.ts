// The server under load: requests a second, a game that thousands watch beside a bare broadcast, many tables at once.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { eveningOf, game, makeEvenings } from '@omerta/server/kill/evenings.ts';
import { type ServedProcess, startProcess, startServed } from '@omerta/server/kill/served.ts';
import { show, showRatio } from './measure.ts';
import type { LoadRequest, Took, Work } from './server-load.ts';
import { tableLines } from './server-tables.ts';

const sockets = Number(process.env['OMERTA_BENCH_SOCKETS'] ?? 10_000);
const tables = Number(process.env['OMERTA_BENCH_TABLES'] ?? 200);
const speed = 20;
const seconds = 30;

const here = (file: string): string => join(import.meta.dirname, file);

/** The other process; works at one thing at a time. */
const loading = () => {
  const child: ChildProcess = fork(here('server-load.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    does: (work: Work): Promise<Took> =>
      new Promise((done, fail) => {
        const ended = (code: number | null): void => fail(new Error(`the load ended with ${code}`));
        child.once('exit', ended);
        child.once('message', (took) => {
          child.off('exit', ended);
          done(took as Took);
        });
        child.send(work);
      }),
    end: () => void child.kill(),
  };
};
type Load = ReturnType<typeof loading>;

type Bench = {
  readonly load: Load;
  readonly server: ServedProcess;
  readonly address: string;
  readonly tokens: readonly string[];
  /** Of each evening's game. */
  readonly versions: number[];
};

const usage = (pid: number, column: 'rss' | 'cputimes'): number =>
  Number(execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }));

const part = (times: readonly number[], share: number): number => {
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** The next order to the game of an evening: every one changes what the public sees. */
const orderTo = (
  { address, tokens, versions }: Bench,
  table: number,
  lines: readonly string[],
): LoadRequest => {
  const expected = versions[table] ?? 0;
  versions[table] = expected + lines.length;
  const clock = { startedAt: null, elapsed: expected, duration: 60_000 };
  const command = { id: `order-${table}-${expected}`, lines, clock };
  return {
    method: 'POST',
    url: `${address}/api/orders`,
    headers: { authorization: `Bearer ${tokens[table]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'game', tournament: eveningOf(table), game, expected, command }),
  };
};

const lists = <T>(connections: number, each: (connection: number) => T): readonly T[] =>
  Array.from({ length: connections }, (_, i) => each(i));

const benchRequests = async (bench: Bench): Promise<void> => {
  const { load, address } = bench;
  const url = `${address}/api/tournaments/${eveningOf(0)}/games/${encodeURIComponent(game)}`;
  const tag = (await fetch(url)).headers.get('etag') ?? '';
  const rate = async (
    title: string,
    asked: (connection: number) => readonly LoadRequest[],
  ): Promise<void> => {
    await load.does({ work: 'ask', lists: lists(20, asked) });
    const took = await load.does({ work: 'ask', lists: lists(20, asked) });
    show(title, took.times.length / took.seconds);
  };
  const get = (headers: Readonly<Record<string, string>>) => (): readonly LoadRequest[] =>
    Array<LoadRequest>(200).fill({ method: 'GET', url, headers });
  await rate('the public’s picture of a game, answers a second', get({}));
  await rate('the same with its etag (304), answers a second', get({ 'if-none-match': tag }));
  await rate('orders to twenty games, durable, answers a second', (table) =>
    Array.from({ length: 50 }, (_, i) => orderTo(bench, table, [`note "${i}"`])),
  );
};

type Delivered = { readonly p50: number; readonly p99: number };

const warmUp = 5;
const rounds = 30;

const delivered = async (load: Load, order: () => LoadRequest): Promise<Delivered> => {
  await load.does({ work: 'deliver', orders: Array.from({ length: warmUp }, order) });
  const { times } = await load.does({ work: 'deliver', orders: Array.from({ length: rounds }, order) });
  await load.does({ work: 'close' });
  return { p50: part(times, 0.5), p99: part(times, 0.99) };
};

const benchWatchers = async (bench: Bench): Promise<void> => {
  const { load, server, address } = bench;
  const socketAt = (url: string): string => `${url.replace('http', 'ws')}/api/live`;
  const before = usage(server.pid, 'rss');
  const frame = JSON.stringify({ watch: `game/${eveningOf(0)}/${game}` });
  await load.does({ work: 'open', url: socketAt(address), count: sockets, frame });
  const after = usage(server.pid, 'rss');
  const ours = await delivered(load, () => orderTo(bench, 0, ['note "watched"']));
  const picture = await fetch(`${address}/api/tournaments/${eveningOf(0)}/games/${encodeURIComponent(game)}`);
  const bytes = JSON.stringify({
    watch: `game/${eveningOf(0)}/${game}`,
    ...((await picture.json()) as object),
  });

  const bare = startProcess(here('bare-sockets.ts'));
  const url = (await bare.ready) ?? '';
  await load.does({ work: 'open', url: socketAt(url), count: sockets, frame: '{}' });
  const theirs = await delivered(load, () => ({ method: 'POST', url, headers: {}, body: bytes }));
  bare.kill();
  await bare.ended;

  process.stdout.write(`${sockets} sockets watch one game, a picture of ${bytes.length} bytes\n`);
  show('from order to delivery, p50, ms', ours.p50);
  show('from order to delivery, p99, ms', ours.p99);
  show('a bare ws broadcast of the same bytes, p50, ms', theirs.p50);
  show('a bare ws broadcast of the same bytes, p99, ms', theirs.p99);
  showRatio('p99 against the bare broadcast', ours.p99 / theirs.p99);
  show('memory for each socket, kB', (after - before) / sockets);
};

const benchTables = async (bench: Bench): Promise<void> => {
  const { load, server } = bench;
  const playing = Array.from({ length: tables }, (_, table) =>
    tableLines(table, speed, seconds).map(({ due, line }) => ({
      due,
      ...orderTo(bench, table + 20, [line]),
    })),
  );
  const before = usage(server.pid, 'cputimes');
  const { times, seconds: took } = await load.does({ work: 'play', tables: playing });
  const busy = (usage(server.pid, 'cputimes') - before) / took;
  process.stdout.write(
    `${tables} tables at ${speed} times the speed, ${times.length} lines in ${Math.round(took)} s\n`,
  );
  show('a line acknowledged after its moment, p50, ms', part(times, 0.5));
  show('a line acknowledged after its moment, p99, ms', part(times, 0.99));
  show('of one processor, %', busy * 100);
};

export const benchServer = async (): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'omerta-bench-server-'));
  const data = join(root, 'data');
  const store = await openNewFolder(data);
  if (isRefusal(store)) throw new Error(store.code);
  const tokens = await makeEvenings(store, tables + 20);
  await store.close();
  const server = startServed({ data });
  const load = loading();
  const bench: Bench = {
    load,
    server,
    address: (await server.ready) ?? '',
    tokens,
    versions: tokens.map(() => 2),
  };
  try {
    await load.does({ work: 'ask', lists: lists(20, (table) => [orderTo(bench, table, ['day 1'])]) });
    await benchRequests(bench);
    await benchWatchers(bench);
    await benchTables(bench);
  } finally {
    load.end();
    server.kill();
    await server.ended;
    rmSync(root, { recursive: true, force: true });
  }
};
