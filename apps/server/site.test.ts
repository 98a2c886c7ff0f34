// The server over a small folder: files, screens, caching, what it does not know.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { networkAddresses } from './hall/addresses.ts';
import { site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-site-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');
writeFileSync(join(folder, 'sw.js'), 'self');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'assets/main-1a2b.js'), 'export {}');
writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync('export {}'));
const app = await site(folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('every screen is the one page, asked for anew each time', async () => {
  for (const url of ['/', '/table', '/rules?rulebook=fsm-2024']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Omerta</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

it('a game is named by an address of one part, its slashes written as %2F', async () => {
  expect((await app.inject('/desk/cup/sheets/q%2F1%2F1')).statusCode).toBe(200);
  expect((await app.inject('/desk/cup/sheets/q/1/1')).statusCode).toBe(404);
});

it('an address that is no screen is the page that says so, with its status', async () => {
  for (const url of ['/no-such-page', '/table/none', '/%74able/none', '/rules/fsm-2024', '/apiary']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).toContain('<title>Omerta</title>');
  }
  for (const url of ['/a//b', '//table', '//']) expect((await app.inject(url)).statusCode, url).toBe(404);
  expect((await app.inject({ method: 'HEAD', url: '/no-such-page' })).statusCode).toBe(404);
  for (const url of ['/table/', '/Table', '/%74able?x=1'])
    expect((await app.inject(url)).statusCode, url).toBe(200);
});

it('a slash at the end of a public page leads to the page', async () => {
  for (const [url, to] of [
    ['/live/', '/live'],
    ['/live/cup/', '/live/cup'],
    ['/live/cup/games/q%2F1%2F1/?lang=ru', '/live/cup/games/q%2F1%2F1?lang=ru'],
  ] as const)
    expect(await app.inject(url), url).toMatchObject({ statusCode: 308, headers: { location: to } });
});

it('whoever looks for the API or a file is told so as a program is, by whatever method', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  const urls = [
    '/api%2Fnone',
    '/API/none',
    '//api/none',
    '/%61pi/none',
    '/api/',
    '/assets/none.js',
    '/metrics/',
  ];
  for (const method of methods)
    for (const url of urls) {
      const { statusCode, headers } = await app.inject({ method, url });
      expect([method, url, statusCode, headers['content-type']]).toEqual([
        method,
        url,
        404,
        'application/problem+json',
      ]);
    }
  for (const method of methods.slice(2))
    for (const url of ['/table', '//', '/no-such-page'])
      expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(404);
});

it('a file with a hash in its name is kept for good', async () => {
  const answer = await app.inject('/assets/main-1a2b.js');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-type']).toContain('javascript');
});

it('a compressed copy goes to who reads it, as what it is a copy of, and is kept for good too', async () => {
  const answer = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(gunzipSync(answer.rawPayload).toString()).toBe('export {}');
});

it('the service worker covers every screen and is asked for anew; the manifest is one', async () => {
  const worker = await app.inject('/sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-type']).toContain('javascript');
  expect((await app.inject('/manifest.webmanifest')).headers['content-type']).toContain(
    'application/manifest+json',
  );
});

it('a page may not be reached from another one it opened, where a browser takes that from us', async () => {
  const policyAt = async (host: string) =>
    (await app.inject({ url: '/', headers: { host } })).headers['cross-origin-opener-policy'];
  expect(await policyAt('localhost:8080')).toBe('same-origin');
  expect(await policyAt('127.0.0.1:8080')).toBe('same-origin');
  expect(await policyAt('192.168.1.7:8080')).toBeUndefined();
});

it('no script or style may stand in a page, nothing comes from elsewhere, the camera is for the page alone', async () => {
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(headers['permissions-policy']).toContain('camera=(self)');
  const microphoneAt = async (url: string): Promise<string | undefined> =>
    /microphone=\(\w*\)/.exec(
      String((await app.inject({ method: 'GET', url })).headers['permissions-policy']),
    )?.[0];
  for (const url of ['/play', '/play/room?x=1']) expect(await microphoneAt(url)).toBe('microphone=(self)');
  for (const url of ['/', '/table', '/playing', '/api/play'])
    expect(await microphoneAt(url)).toBe('microphone=()');
});

it('a missing file, a way out of the folder and a post are not found', async () => {
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await app.inject('/..%2f..%2fetc%2fpasswd.txt')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await app.inject({ method: 'POST', url: '/table' })).statusCode).toBe(404);
});

it('a phone is told the addresses of this machine, those of the network before those of containers, and no other', () => {
  const info = { netmask: '', mac: '', cidr: null } as const;
  const interfaces = {
    lo: [{ ...info, address: '127.0.0.1', family: 'IPv4', internal: true }],
    docker0: [{ ...info, address: '172.17.0.1', family: 'IPv4', internal: false }],
    wlan0: [
      { ...info, address: '192.0.2.7', family: 'IPv4', internal: false },
      { ...info, address: 'fe80::1', family: 'IPv6', internal: false, scopeid: 2 },
    ],
  } as const;
  expect(networkAddresses(interfaces)).toEqual(['192.0.2.7', '172.17.0.1']);
});
