// The README's lines, taken out of it and run with bash and curl against a server as `npm start` starts it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { freshFolder } from './testing/talk.ts';

const root = join(import.meta.dirname, '../..');
const folder = freshFolder();
const servers: (() => Promise<number | null>)[] = [];
afterAll(async () => {
  for (const stop of servers) await stop();
  rmSync(folder, { recursive: true });
});

const heading = '## A tournament through the API\n';

/** What is indented under the heading. */
const printed = (): string => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const section = readme.split(heading)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('    ') || line === '')
    .map((line) => line.slice(4))
    .join('\n');
};

type Started = {
  readonly address: string;
  /** Of its lines up to the last. */
  readonly link: string | undefined;
  readonly stop: () => Promise<number | null>;
};

const startedServer = async (): Promise<Started> => {
  const { DATABASE_URL: _, ...env } = process.env;
  const main = join(root, 'apps/server/main.ts');
  const options = ['--port', '0', '--data', join(folder, 'data')];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...env, LANG: 'C' },
  });
  const ended = new Promise<number | null>((done) => {
    child.on('exit', done);
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  servers.push(stop);
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line.includes('Ctrl+C')) break;
  }
  const after = (words: string): string | undefined =>
    said.find((line) => line.startsWith(words))?.slice(words.length);
  return { address: after('omerta: ready at ') ?? '', link: after('omerta: owner link '), stop };
};

const standingsAt = async (address: string): Promise<unknown> =>
  (await fetch(`${address}/api/tournaments/friday/standings`)).json();

it('run an evening from the claim to the standings exactly as they are printed, and a second start keeps it all', async () => {
  const first = await startedServer();
  const script = printed().replace('http://localhost:8080/claim/CODE', first.link ?? '');
  expect(script).toContain(first.link);
  const ran = spawnSync('bash', ['-e', '-c', script], { cwd: folder, encoding: 'utf8' });
  expect([ran.status, ran.stderr]).toEqual([0, '']);
  const answers = ran.stdout.trimEnd().split('\n');
  const types = answers.slice(0, -1).map((answer) => JSON.parse(answer).events.at(-1));
  expect(types).toEqual([
    ...['TournamentStarted', 'OfficialAppointed', 'GameScheduled', 'RefereesAssigned', 'GameCalled'],
    ...['GameStarted', 'LastWordGiven', 'ResultAnnounced', 'SheetHandedIn', 'SheetSigned'],
  ]);
  const standings = JSON.parse(answers.at(-1) ?? '');
  expect(standings.rows).toHaveLength(10);
  expect(standings.rows.filter(({ wins }: { wins: number }) => wins === 1)).toHaveLength(7);
  expect(await first.stop()).toBe(0);
  const second = await startedServer();
  expect(second.link).toBeUndefined();
  expect(await standingsAt(second.address)).toEqual(standings);
  expect(await second.stop()).toBe(0);
}, 120_000);
