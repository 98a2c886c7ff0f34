// A running server measured and logged: the owner's token opens the numbers, and no line holds what anybody said.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { service } from '../service.ts';
import { start } from '../start.ts';
import { freshFolder } from '../testing/talk.ts';
import { faultFields, lineOf, logIn } from './log.ts';

const root = freshFolder();
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Omerta</title>');

const claim = { club: 'Marked-club', nickname: 'Marked-nickname', password: 'Marked-password-1' };

it('numbers are for the owner alone; lines are JSON without a name, a secret or a query', async () => {
  const options = readOptions(['--port', '0', '--data', join(root, 'club')], {}, root);
  if (isRefusal(options)) throw new Error(options.sentence);
  const [said, logged]: [string[], string[]] = [[], []];
  const running = await start(options, {
    version: '1.2.3',
    web: root,
    service,
    say: (line) => void said.push(line),
    isTerminal: false,
    logged: (line) => void logged.push(line),
    ask: null,
  });
  if (isRefusal(running)) throw new Error(running.sentence);
  const { address } = running;
  const code = /^owner link \S+\/claim\/(\S+)$/.exec(said[1] ?? '')?.[1] ?? '';
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify(body),
    });
  const claimed = await post('/api/claim', { code, ...claim });
  expect(claimed.status).toBe(200);
  const cookie = claimed.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await post('/api/tokens', { name: 'Marked-token', days: 1 }, { cookie });
  const { token } = (await made.json()) as { readonly token: string };
  expect((await fetch(`${address}/metrics`)).status).toBe(401);
  await fetch(`${address}/api/tournaments/Marked-id?q=Marked-query`);
  await fetch(`${address}/Marked-path?q=Marked-query`);
  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await metrics.text();
  expect(text).toContain('omerta_requests_total{method="POST",route="/api/claim",status="200"} 1');
  expect(text).toMatch(/omerta_request_seconds_count\{route="\/api\/claim"\} 1/);
  expect(text).toMatch(/omerta_appends_total\{result="written"\} [1-9]/);
  for (const line of ['omerta_store_reachable 1', 'omerta_watchers 0']) expect(text).toContain(`\n${line}\n`);
  for (const name of ['memory_bytes', 'heap_bytes', 'uptime_seconds', 'loop_lag_seconds'])
    expect(text).toMatch(new RegExp(`^omerta_${name} [0-9.e-]+$`, 'm'));
  await running.stop();
  const file = readFileSync(join(root, 'club', 'logs', 'server.jsonl'), 'utf8');
  expect(logged.join('')).toBe(file);
  const lines = file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({
    level: 'info',
    event: 'start',
    version: '1.2.3',
    home: 'folder',
    hall: false,
  });
  expect(lines.at(-1)).toMatchObject({ event: 'stop' });
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'request', method: 'POST', route: '/api/claim', status: 200 }),
  );
  for (const secret of ['Marked', code, token, cookie.split('=')[1] ?? '?', claim.password]) {
    expect(file).not.toContain(secret);
    expect(text).not.toContain(secret);
  }
});

it('a log that is gone, or whose folder is gone, stops nothing; a fault is told by its place, never in its words', async () => {
  const data = join(root, 'nowhere');
  const log = logIn(data, () => new Date(0));
  log.write('error', 'fault', faultFields(new TypeError('Marked')));
  await log.close();
  const line = lineOf(
    new Date(0),
    'error',
    'fault',
    faultFields(new TypeError('Marked\n  at apps/Marked.ts:1')),
  );
  expect(line).not.toContain('Marked');
  expect(JSON.parse(line)).toMatchObject({
    at: '1970-01-01T00:00:00.000Z',
    level: 'error',
    fault: 'TypeError',
    place: expect.stringMatching(/^apps\/server\/run\/measured\.test\.ts:\d+$/),
  });
});
