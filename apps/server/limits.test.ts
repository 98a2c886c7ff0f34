// Attacks on the server with real sockets: slow and endless requests, headers and connections without number.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Limits, site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-limits-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const tight: Limits = {
  headerBytes: 4 * 1024,
  bodyBytes: 1024,
  connections: 5,
  requestMilliseconds: 200,
  checkMilliseconds: 50,
  idleMilliseconds: 400,
};

const opened = async () => {
  const app = await site(folder, { limits: tight });
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
