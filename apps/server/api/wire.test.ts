// The API over real sockets and behind the web's own limits: requests that never become one, and what the framework says itself.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesOfPeople } from '../people/routes.ts';
import { site } from '../site.ts';
import { type Served, served } from '../testing/served.ts';
import { apiOn } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-wire-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');

let on: Served;
let port = 0;
let app: Awaited<ReturnType<typeof site>>;
beforeAll(async () => {
  on = await served([]);
  app = await site(folder, { api: (each) => apiOn(each, on.place, routesOfPeople) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await on.close();
  rmSync(folder, { recursive: true });
});

const said = (text: string | Buffer): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => done(answer));
    socket.on('error', () => undefined);
    socket.write(text);
  });

const problemIn = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  return JSON.parse(body);
};

it('what is no HTTP is a problem too', async () => {
  expect(problemIn(await said('nonsense\r\n\r\n'))).toMatchObject({
    status: 400,
    code: 'request/broken',
    clause: null,
  });
  const long = `GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(problemIn(await said(long))).toMatchObject({ status: 431, code: 'request/headers' });
});

it('an address that cannot be read is 400, an unknown one 404, and the web is still there', async () => {
  const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const problem = async (path: string, init?: RequestInit) => {
    const answer = await at(path, init);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    return [answer.status, (await answer.json()).code];
  };
  expect(await problem('/api/tokens/%zz', { method: 'DELETE' })).toEqual([400, 'request/address']);
  expect(await problem(`/api/tokens/${'x'.repeat(900)}`, { method: 'DELETE' })).toEqual([
    400,
    'request/address',
  ]);
  expect(await problem('/api/nothing')).toEqual([404, 'route/unknown']);
  expect(await problem('/api/me', { method: 'PATCH', body: 'x' })).toEqual([404, 'route/unknown']);
  expect(await problem('/api/tokens')).toEqual([401, 'auth/none']);
  expect(await (await at('/apiary')).text()).toContain('<title>Omerta</title>');
  expect(await (await at('/table')).text()).toContain('<title>Omerta</title>');
});

it('the headers of the server stand on the API too, and its body may be a megabyte', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const post = (bytes: number) =>
    fetch(`http://127.0.0.1:${port}/api/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'x'.repeat(bytes - 11) }),
    });
  expect((await post(1024 * 1024)).status).toBe(401);
  const large = await post(1024 * 1024 + 1);
  expect([large.status, (await large.json()).code]).toEqual([413, 'request/too-large']);
});

it('cut in the middle of a body, nothing is done', async () => {
  const answer = await said(
    'POST /api/code HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\nConnection: close\r\n\r\n{"code": "half of"}}',
  );
  expect(problemIn(answer)).toMatchObject({ status: 400, code: 'request/not-json' });
});
