// Attacks on the server with real sockets: slow and endless requests, headers and connections without number.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { playingClub } from '@omerta/office/testing/club.ts';
import { afterAll, expect, it } from 'vitest';
import { apiOn } from './api/app.ts';
import { liveOn } from './live/live.ts';
import { socketsOn } from './live/socket-route.ts';
import { type Limits, site } from './site.ts';
import { liveServer, placeOn, socketAt } from './testing/live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-limits-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const tight: Limits = {
  headerBytes: 4 * 1024,
  bodyBytes: 1024,
  connections: 5,
  sockets: 3,
  requestMilliseconds: 200,
  checkMilliseconds: 50,
  idleMilliseconds: 400,
};

const opened = async (parts: Pick<Parameters<typeof site>[1] & object, 'api' | 'sockets'> = {}) => {
  const app = await site(folder, { limits: tight, ...parts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return { app, port: typeof address === 'object' && address ? address.port : 0 };
};

type Talk = { readonly socket: Socket; readonly closed: Promise<string>; sent: number };

/** A connection that says this first; `closed` gives what was answered, once the server has cut it. */
const talk = (port: number, first: string): Talk => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  const closed = new Promise<string>((done) => socket.on('close', () => done(answer)));
  socket.write(first);
  return { socket, closed, sent: first.length };
};

/** Sends for as long as the other side takes it. */
const flood = (said: Talk, chunk: string): void => {
  const more = (): void => {
    while (!said.socket.destroyed && said.socket.write(chunk)) said.sent += chunk.length;
  };
  said.socket.on('drain', more);
  more();
};

const post = (headers: string): string => `POST /table HTTP/1.1\r\nHost: omerta\r\n${headers}\r\n\r\n`;
const chunked = post('Content-Type: application/json\r\nTransfer-Encoding: chunked');

it('a body that comes drop by drop, one that never comes and a head that never ends are cut', async () => {
  const { app, port } = await opened();
  const slow = talk(port, post('Content-Type: application/json\r\nContent-Length: 900'));
  const drops = setInterval(() => slow.socket.write('x'), 20);
  const silent = talk(port, post('Content-Type: application/json\r\nContent-Length: 900'));
  const headless = talk(port, 'GET / HTTP/1.1\r\nHost: omerta\r\n');
  const mute = talk(port, '');
  const answers = await Promise.all([slow.closed, silent.closed, headless.closed, mute.closed]);
  clearInterval(drops);
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  await app.close();
});

it('an endless body is cut after its limit, of whatever kind it says to be', async () => {
  const { app, port } = await opened();
  for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
    const endless = talk(port, chunked.replace('application/json', type));
    flood(endless, `4000\r\n${'x'.repeat(0x4000)}\r\n`);
    const answer = await endless.closed;
    expect(answer, type).not.toContain('HTTP/1.1 200');
    expect(endless.sent, type).toBeLessThan(16 * 1024 * 1024);
  }
  const declared = talk(port, post('Content-Type: application/json\r\nContent-Length: 2000000000'));
  expect((await declared.closed).split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
  await app.close();
});

it('headers beyond their limit are refused', async () => {
  const { app, port } = await opened();
  const heavy = talk(port, `GET / HTTP/1.1\r\nHost: omerta\r\nX-Long: ${'x'.repeat(8 * 1024)}\r\n\r\n`);
  expect((await heavy.closed).split('\r\n')[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  await app.close();
});

it('connections beyond their number are cut, and those that stay are served', async () => {
  const { app, port } = await opened();
  const get = 'GET / HTTP/1.1\r\nHost: omerta\r\n\r\n';
  const answers = await Promise.all(Array.from({ length: 12 }, () => talk(port, get).closed));
  expect(answers.filter((answer) => answer.includes('<title>Omerta</title>'))).toHaveLength(5);
  expect(answers.filter((answer) => answer === '')).toHaveLength(7);
  await app.close();
});

it('sockets beyond their number are told to come later, and take nothing from those who ask', async () => {
  const store = await memoryStore();
  const place = placeOn(store);
  const parts = liveOn(store, place.now);
  const { app, port } = await opened({
    sockets: () => place.sockets,
    api: (frame) => apiOn(frame, place, [], socketsOn(place, parts, tight.sockets)),
  });
  const url = `http://127.0.0.1:${port}`;
  const sockets = await Promise.all(Array.from({ length: tight.sockets }, () => socketAt({ url })));
  const late = await socketAt({ url });
  expect(await late.closed).toBe(1013);
  const get = 'GET / HTTP/1.1\r\nHost: omerta\r\n\r\n';
  const answers = await Promise.all(Array.from({ length: 12 }, () => talk(port, get).closed));
  expect(answers.filter((answer) => answer.includes('<title>Omerta</title>'))).toHaveLength(5);
  for (const { say, hear } of sockets) {
    say({ watch: 'tournament/none' });
    expect((await hear(() => true)).problem?.code).toBe('watch/unknown');
  }
  for (const { raw } of sockets) raw.terminate();
  await app.close();
  parts.hub.close();
});

it('more than two thousand watch from one address, and a request is answered beside them', async () => {
  const club = await playingClub();
  const server = await liveServer(club.store, () => new Date(club.now));
  const sockets: Awaited<ReturnType<typeof socketAt>>[] = [];
  for (let i = 0; i < 21; i++)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => socketAt(server)))));
  for (const { say } of sockets) say({ watch: 'game/cup/q/1/1' });
  const told = await Promise.all(sockets.map(({ hear }) => hear(() => true)));
  expect(new Set(told.map(({ audience, n }) => `${audience} ${n}`)).size).toBe(1);
  expect(told[0]?.audience).toBe('public');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  for (const { raw } of sockets) raw.terminate();
  await server.close();
});
