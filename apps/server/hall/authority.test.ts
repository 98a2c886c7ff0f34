// The hall's own authority against a real client of TLS: what it signs is trusted, and nothing beyond its limits.
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { freshFolder, portOf, shakeHands } from '../testing/talk.ts';
import { type Authority, authorityIn, coversOf, fingerprintOf, leafFor } from './authority.ts';

const now = Date.now();
const day = 86_400_000;
const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const authorityOf = async (data: string, at = now): Promise<Authority> => {
  const authority = await authorityIn(data, at, ['203.0.113.9']);
  if (isRefusal(authority)) throw new Error(authority.file);
  return authority;
};

const authority = await authorityOf(folder);
const pem = authority.certificate.toString('pem');

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const served = async (names: readonly string[]): Promise<number> => {
  const server = createServer(await leafFor(authority, names, now));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  closing.push(() => void server.close());
  return portOf(server);
};

it('a phone that trusts the authority trusts its leaf, by address and by name; another phone does not', async () => {
  const port = await served(['192.168.1.7', 'laptop.local']);
  const seen = await shakeHands(port, '192.168.1.7', pem);
  expect(seen.error).toBeNull();
  expect((await shakeHands(port, 'laptop.local', pem)).error).toBeNull();
  expect((await shakeHands(port, '192.168.1.8', pem)).error).toContain('does not match certificate');
  expect((await shakeHands(port, '192.168.1.7', undefined)).error).not.toBeNull();
  const other = freshFolder();
  const stranger = (await authorityOf(other)).certificate.toString('pem');
  rmSync(other, { recursive: true });
  expect((await shakeHands(port, '192.168.1.7', stranger)).error).not.toBeNull();
});

it('a leaf is valid for less than the 397 days that iPhones accept, and from before now', async () => {
  const { peer } = await shakeHands(await served(['10.0.0.5']), '10.0.0.5', pem);
  const [from, to] = [Date.parse(peer?.valid_from ?? ''), Date.parse(peer?.valid_to ?? '')];
  expect(from).toBeLessThan(now - day / 2);
  expect(to - from).toBeLessThanOrEqual(397 * day);
  expect(to).toBeGreaterThan(now + 60 * day);
  expect(peer?.ext_key_usage).toEqual(['1.3.6.1.5.5.7.3.1']);
});

it('what it signs beyond private networks, .local and its own first addresses is trusted by nobody', async () => {
  for (const name of [
    'bank.example',
    '8.8.8.8',
    '203.0.113.8',
    '172.32.0.1',
    'locally.example',
    '2001:db8::1',
  ]) {
    expect(coversOf(authority)(name), name).toBe(false);
    expect((await shakeHands(await served([name]), name, pem)).error, name).toBe(
      'permitted subtree violation',
    );
  }
  for (const name of [
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.1',
    '100.64.0.9',
    '169.254.3.4',
    '203.0.113.9',
    'localhost',
  ]) {
    expect(coversOf(authority)(name), name).toBe(true);
    expect((await shakeHands(await served([name]), name, pem)).error, name).toBeNull();
  }
});

it('its key lies in the data folder alone, for its owner alone to read, also after a careless copy', async () => {
  const key = join(folder, 'hall', 'authority.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'hall')).mode & 0o777).toBe(0o700);
  chmodSync(key, 0o644);
  await authorityOf(folder);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'hall')).toSorted()).toEqual(['authority.key', 'authority.pem']);
  expect(readFileSync(join(folder, 'hall', 'authority.pem'), 'utf8')).not.toContain('PRIVATE');
});

it('is the same at the next start, and another in another folder', async () => {
  const again = await authorityOf(folder);
  expect(await fingerprintOf(again)).toBe(await fingerprintOf(authority));
  expect(await fingerprintOf(authority)).toMatch(/^([0-9A-F]{2} ){31}[0-9A-F]{2}$/);
  const soonOver = await authorityOf(folder, now + 3_600 * day);
  expect(await fingerprintOf(soonOver)).not.toBe(await fingerprintOf(authority));
});

it('files that are not its own pair are refused and left as they are', async () => {
  const [mine, yours] = [freshFolder(), freshFolder()];
  await authorityOf(mine);
  await authorityOf(yours);
  const file = (data: string, name: string): string => join(data, 'hall', name);
  const foreign = readFileSync(file(yours, 'authority.key'));
  writeFileSync(file(mine, 'authority.key'), foreign);
  expect(await authorityIn(mine, now)).toEqual({
    code: 'hall/authority',
    file: file(mine, 'authority.key'),
  });
  expect(readFileSync(file(mine, 'authority.key'))).toEqual(foreign);
  writeFileSync(file(yours, 'authority.pem'), 'nothing');
  expect(await authorityIn(yours, now)).toHaveProperty('file', file(yours, 'authority.pem'));
  rmSync(file(yours, 'authority.key'));
  expect(await authorityIn(yours, now)).toHaveProperty('file', file(yours, 'authority.key'));
  for (const each of [mine, yours]) rmSync(each, { recursive: true });
});
