// Which certificate is in force: the hall's own follows its addresses and its end, one that was brought its files.
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, expect, it } from 'vitest';
import { freshFolder, portOf, shakeHands } from '../testing/talk.ts';
import { broughtCertificates, type Certificates, ownCertificates } from './certificates.ts';
import { keepCertificate } from './keep-certificate.ts';

const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const given = (certificates: Certificates | { readonly code: string }): Certificates => {
  if (isRefusal(certificates)) throw new Error(certificates.code);
  return certificates;
};

const authorityOf = ({ trusting }: Certificates): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(trusting?.certificate ?? []).toString('base64')}\n-----END CERTIFICATE-----\n`;

it('a changed address gets a new leaf in the running server, which the same phones trust', async () => {
  const around = { addresses: ['192.168.1.7'], at: Date.now() };
  const certificates = given(
    await ownCertificates(folder, { names: () => around.addresses, now: () => around.at }),
  );
  const ca = authorityOf(certificates);
  const server = createServer(certificates.first);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const port = portOf(server);
  let told = 0;
  const keep = () => keepCertificate({ certificates, server, announce: () => void told++ });
  const serial = async (name: string) => (await shakeHands(port, name, ca)).peer?.serialNumber;
  const first = await serial('192.168.1.7');
  await keep();
  expect([await serial('192.168.1.7'), told]).toEqual([first, 0]);
  around.addresses = ['192.168.8.8', '192.168.1.7', '8.8.8.8'];
  expect((await shakeHands(port, '192.168.8.8', ca)).error).toContain('does not match certificate');
  await keep();
  expect(told).toBe(1);
  const second = await serial('192.168.8.8');
  expect(second).not.toBe(first);
  expect(await serial('192.168.1.7')).toBe(second);
  await keep();
  expect(told).toBe(1);
  around.at += 149 * 86_400_000;
  expect(await certificates.renewed()).toBeNull();
  around.at += 2 * 86_400_000;
  expect(await certificates.renewed()).not.toBeNull();
  server.close();
});

it('one that was brought is taken again when its files change, and only as a pair', async () => {
  const [one, other] = [
    given(await ownCertificates(folder, { names: () => ['localhost'], now: Date.now })).first,
    given(await ownCertificates(folder, { names: () => ['localhost'], now: Date.now })).first,
  ];
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  writeFileSync(files.cert, one.cert);
  writeFileSync(files.key, one.key);
  const certificates = given(broughtCertificates(files));
  expect(certificates).toMatchObject({ first: { cert: one.cert, key: one.key }, trusting: null });
  expect(await certificates.renewed()).toBeNull();
  writeFileSync(files.cert, other.cert);
  expect(await certificates.renewed()).toBeNull();
  writeFileSync(files.key, other.key);
  expect(await certificates.renewed()).toEqual({ cert: other.cert, key: other.key });
});

it('one that cannot be used is refused with its file', () => {
  const files = { cert: join(folder, 'no.pem'), key: join(folder, 'key.pem') };
  expect(broughtCertificates(files)).toMatchObject({
    code: 'hall/certificate',
    file: files.cert,
    reason: 'ENOENT',
  });
  writeFileSync(files.cert, 'nothing');
  expect(broughtCertificates(files)).toMatchObject({ code: 'hall/certificate', file: files.cert });
});
