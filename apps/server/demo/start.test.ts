// `npm start -- --demo` over real folders and sockets: who may sign in, what is refused, what a second start finds.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { playingClub } from '@omerta/office/testing/club.ts';
import { afterAll, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { service } from '../service.ts';
import { type Running, type StartRefusal, start } from '../start.ts';
import { freshFolder } from '../testing/talk.ts';

const root = freshFolder();
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Omerta</title>');

const started = async (...args: readonly string[]) => {
  const options = readOptions(['--port', '0', '--demo', '--tables', '1', ...args], {}, root);
  if (isRefusal(options)) throw new Error(options.sentence);
  const lines: string[] = [];
  const running: Running | StartRefusal = await start(options, {
    version: '1.2.3',
    web: root,
    service,
    say: (line) => void lines.push(line),
    isTerminal: true,
    logged: () => undefined,
    ask: null,
  });
  return { lines, running };
};

const running = (answer: Running | StartRefusal): Running => {
  if (isRefusal(answer)) throw new Error(answer.sentence);
  return answer;
};

const signIn = async (address: string, password: string) =>
  fetch(`${address}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ nickname: 'owner', password }),
  });

const cookieOf = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

const runningAt = async (address: string): Promise<unknown> => {
  const { tournaments } = await (await fetch(`${address}/api/tournaments`)).json();
  return tournaments.filter(({ phase }: { phase: string }) => phase === 'running');
};

it('prints who may sign in and no owner link; the owner signs in; a second start goes on in the same folder', async () => {
  const first = await started();
  const { address, stop } = running(first.running);
  expect(first.lines[0]).toBe(`ready at ${address}`);
  expect(first.lines[1]).toBe('demo: sign in as owner with the password omerta-demo');
  expect(first.lines.filter((line) => line.includes('owner link'))).toEqual([]);
  expect((await signIn(address, 'another one')).status).toBe(401);
  const signed = await signIn(address, 'omerta-demo');
  expect(signed.status).toBe(200);
  const cookie = cookieOf(signed);
  const me = await (await fetch(`${address}/api/me`, { headers: { cookie } })).json();
  expect(me).toMatchObject({ nickname: 'owner', club: 'owner' });
  const before = await runningAt(address);
  expect(before).toHaveLength(1);
  const changed = await fetch(`${address}/api/me/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify({ old: 'omerta-demo', new: 'something else' }),
  });
  expect(changed.status).toBe(200);
  await stop();
  expect(existsSync(join(root, 'data-demo'))).toBe(true);
  expect(existsSync(join(root, 'data-demo-backups'))).toBe(false);
  const second = await started('--seed', '7');
  const again = running(second.running);
  expect(await runningAt(again.address)).toEqual(before);
  expect((await signIn(again.address, 'omerta-demo')).status).toBe(200);
  await again.stop();
});

const bytesOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .toSorted()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    );

it('refuses a store that holds anything else, and leaves it as it was', async () => {
  const data = join(root, 'club');
  const store = await openNewFolder(data);
  if (isRefusal(store)) throw new Error(store.code);
  await playingClub(undefined, store);
  await store.close();
  const before = bytesOf(data);
  expect((await started('--data', data)).running).toEqual({
    code: 'start/refused',
    sentence: expect.stringContaining(`${data} holds something else than a demo`),
  });
  expect(bytesOf(data)).toEqual(before);
  expect(existsSync(`${data}-backups`)).toBe(false);
});

it('refuses a folder with people and no club', async () => {
  const data = join(root, 'people');
  const store = await openNewFolder(data);
  if (isRefusal(store)) throw new Error(store.code);
  await store.people.put('p1', { nick: 'Marble' });
  await store.close();
  expect((await started('--data', data)).running).toHaveProperty('code', 'start/refused');
});
