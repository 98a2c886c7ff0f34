// One port for both: HTTPS and this machine get the product, a phone without HTTPS the way in.
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, expect, it } from 'vitest';
import { type Limits, site } from '../site.ts';
import { ask, freshFolder, portOf } from '../testing/talk.ts';
import { ownCertificates } from './certificates.ts';
import { isOpenIn, wayIn } from './way-in.ts';

const folder = freshFolder();
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');

const certificates = await ownCertificates(folder, {
  names: () => ['localhost', '127.0.0.1'],
  now: Date.now,
});
if (isRefusal(certificates)) throw new Error(certificates.code);
const { first: keys, trusting } = certificates;
const ca = `-----BEGIN CERTIFICATE-----\n${Buffer.from(trusting?.certificate ?? []).toString('base64')}\n-----END CERTIFICATE-----\n`;

const limits: Limits = {
  headerBytes: 4 * 1024,
  bodyBytes: 1024,
  connections: 50,
  sockets: 5,
  requestMilliseconds: 300,
  checkMilliseconds: 50,
  idleMilliseconds: 400,
};

const opened = async (known = trusting, slow?: () => Promise<void>) => {
  const secured = { keys, stranger: wayIn(known), isOpen: isOpenIn(known) };
  const app = await site(folder, { limits, secured });
  app.get('/slow', async () => {
    await slow?.();
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: portOf(app.server) };
};

const { app, port } = await opened();
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const phone = { host: '192.168.1.7:8080' };

it('HTTPS is served to everybody, and this machine also without', async () => {
  expect(await ask(`https://127.0.0.1:${port}/table`, { ca })).toMatchObject({ status: 200 });
  expect((await ask(`https://127.0.0.1:${port}/table`, { ca, headers: phone })).body).toContain(
    '<title>Omerta</title>',
  );
  expect((await ask(`http://127.0.0.1:${port}/table`)).body).toContain('<title>Omerta</title>');
});

it('a phone without HTTPS is shown how to trust, on whatever page, with the way on to it', async () => {
  for (const path of ['/', '/table', '/rules/fsm-2024']) {
    const page = await ask(`http://127.0.0.1:${port}${path}`, { headers: phone });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Teach this phone');
    expect(page.body).toContain(`href="https://192.168.1.7:8080${path}"`);
    expect(page.headers['cache-control']).toBe('no-store');
  }
  const russian = await ask(`http://127.0.0.1:${port}/`, {
    headers: { ...phone, 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' },
  });
  expect(russian.body).toContain('<html lang="ru">');
});

it('the certificate it is given is the authority, as phones take it', async () => {
  const given = await ask(`http://127.0.0.1:${port}/omerta-hall.crt`, { headers: phone });
  expect(given.headers['content-type']).toBe('application/x-x509-ca-cert');
  expect(Number(given.headers['content-length'] ?? given.body.length)).toBeGreaterThan(300);
});

it('a program without HTTPS is sent on and told nothing', async () => {
  for (const [method, path] of [
    ['GET', '/api/me'],
    ['GET', '/api/audit'],
    ['POST', '/api/sign-in'],
    ['POST', '/api/code'],
    ['POST', '/api/tournaments/cup/registrations'],
    ['POST', '/table'],
  ] as const) {
    const answer = await ask(`http://127.0.0.1:${port}${path}`, { method, headers: phone });
    expect(answer).toMatchObject({ status: 308, body: '' });
    expect(answer.headers.location).toBe(`https://192.168.1.7:8080${path}`);
  }
  expect((await ask(`http://127.0.0.1:${port}/`, { headers: { host: 'a b' } })).status).toBe(400);
});

it('with a certificate that phones trust by themselves every page is sent on', async () => {
  const brought = await opened(null);
  const answer = await ask(`http://127.0.0.1:${brought.port}/table`, { headers: phone });
  expect(answer.headers.location).toBe('https://192.168.1.7:8080/table');
  await brought.app.close();
});

it('a connection that says nothing, and one that says neither, are cut', async () => {
  const heard = (first: string): Promise<string> =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('error', () => undefined);
      socket.on('close', () => done(answer));
      if (first !== '') socket.write(first, 'latin1');
    });
  expect(await heard('')).toBe('');
  expect(await heard('\x16\x03\x01')).toBe('');
  expect(await heard('\x00\x01nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
});

it('closing answers what was begun, of both kinds, and takes nothing new', async () => {
  const [bothCame, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let came = 0;
  const busy = await opened(trusting, () => {
    came += 1;
    if (came === 2) bothCame.resolve();
    return answering.promise;
  });
  const begun = [`https://127.0.0.1:${busy.port}/slow`, `http://127.0.0.1:${busy.port}/slow`].map((address) =>
    ask(address, { ca }),
  );
  await bothCame.promise;
  const closed = busy.app.close();
  answering.resolve();
  expect((await Promise.all(begun)).map(({ body }) => body)).toEqual(['{"done":true}', '{"done":true}']);
  await closed;
  await expect(ask(`http://127.0.0.1:${busy.port}/`)).rejects.toThrow('ECONNREFUSED');
});
