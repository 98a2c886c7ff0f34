// Starting and stopping with real sockets: what is printed, what a second start finds, what is refused and how it ends.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace, listBackups } from '@omerta/office/folder/backups.ts';
import { openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { playingClub } from '@omerta/office/testing/club.ts';
import { afterAll, expect, it } from 'vitest';
import { apiOn } from './api/app.ts';
import { readOptions, type ServerOptions } from './options.ts';
import { type Running, type Service, type StartParts, type StartRefusal, start } from './start.ts';
import { ask, freshFolder, portOf, shakeHands } from './testing/talk.ts';

const root = freshFolder();
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Omerta</title>');

const optionsOf = (...args: readonly string[]): ServerOptions => {
  const options = readOptions(['--port', '0', ...args], {}, root);
  if (isRefusal(options)) throw new Error(options.sentence);
  return options;
};

const plain: Service = {
  api: (app, place) => apiOn(app, place, []),
  ownerLink: async () => null,
};
const claimed: Service = { ...plain, ownerLink: async () => 'CODE' };

const started = async (options: ServerOptions, service: Service = plain, more: Partial<StartParts> = {}) => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const around = {
    version: '1.2.3',
    web: root,
    service,
    say,
    isTerminal: true,
    logged: () => undefined,
    ask: null,
    ...more,
  };
  return { lines, running: await start(options, around) };
};

const running = (answer: Running | StartRefusal): Running => {
  if (isRefusal(answer)) throw new Error(answer.sentence);
  return answer;
};

it('says where it serves and who may claim it, and serves there', async () => {
  const { lines, running: answer } = await started(optionsOf(), claimed);
  const { address, stop } = running(answer);
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(lines.slice(0, 2)).toEqual([`ready at ${address}`, `owner link ${address}/claim/CODE`]);
  expect((await ask(`${address}/table`)).body).toContain('<title>Omerta</title>');
  expect(JSON.parse((await ask(`${address}/api/health`)).body)).toEqual({
    format: 'omerta.health/1',
    status: 'ok',
    version: '1.2.3',
    store: 'folder',
  });
  await stop();
  await expect(ask(address)).rejects.toThrow('ECONNREFUSED');
});

it('a store with an owner has no link, and what was written is there at the next start', async () => {
  const options = optionsOf('--data', join(root, 'club'));
  const first = await started(options, {
    ...plain,
    api: async (_app, { store, home, clubName, version, state }) => {
      expect([home, clubName, version, state]).toEqual(['folder', 'club', '1.2.3', 'starting']);
      await store.people.put('p1', { nick: 'Marble' });
    },
  });
  expect(first.lines.filter((line) => line.startsWith('owner link'))).toEqual([]);
  await running(first.running).stop();
  const second = await started(options, {
    ...plain,
    api: async (_app, { store }) => expect(await store.people.get('p1')).toEqual({ nick: 'Marble' }),
  });
  await running(second.running).stop();
});

it('stopping answers what was begun, then closes the log', async () => {
  const [came, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { running: answer } = await started(optionsOf('--data', join(root, 'busy')), {
    ...plain,
    api: async (app, place) => {
      app.get('/slow', async () => {
        came.resolve();
        await goOn.promise;
        return { state: place.state, heads: await place.store.heads() };
      });
    },
  });
  const { address, stop } = running(answer);
  const begun = ask(`${address}/slow`);
  await came.promise;
  const stopped = stop();
  goOn.resolve();
  expect((await begun).body).toBe('{"state":"stopping","heads":[]}');
  await stopped;
  const again = await started(optionsOf('--data', join(root, 'busy')));
  await running(again.running).stop();
});

it('a store that cannot be opened, and a port in use, are told with what to do; nothing stays open', async () => {
  const options = optionsOf('--data', join(root, 'held'));
  const { stop } = running((await started(options)).running);
  expect((await started(options)).running).toMatchObject({
    code: 'start/refused',
    sentence: expect.stringContaining(join(root, 'held')),
  });
  await stop();
  const other = createServer();
  await new Promise<void>((listening) => void other.listen(0, 'localhost', listening));
  const taken = { ...options, port: portOf(other) };
  expect((await started(taken)).running).toHaveProperty(
    'sentence',
    `Port ${taken.port} is in use: stop the other program or choose another: npm start -- --port N.`,
  );
  other.close();
  await running((await started(options)).running).stop();
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect((await started(optionsOf('--data', join(file, 'club')))).running).toHaveProperty('sentence');
  const nobody = { ...options, database: 'postgres://omerta@127.0.0.1:1/omerta' };
  expect((await started(nobody)).running).toHaveProperty('sentence', expect.stringContaining('127.0.0.1:1'));
});

it('a folder that lost a file of its club is not taken for a new one', async () => {
  const data = join(root, 'lost');
  await running((await started(optionsOf('--data', data))).running).stop();
  rmSync(join(data, 'log.sqlite'));
  expect((await started(optionsOf('--data', data))).running).toHaveProperty(
    'sentence',
    expect.stringContaining('log.sqlite'),
  );
  expect(existsSync(join(data, 'log.sqlite'))).toBe(false);
});

it('in a hall it serves HTTPS, prints the way in with a QR code and what to trust', async () => {
  const { lines, running: answer } = await started(optionsOf('--hall', '--data', join(root, 'hall')));
  const { address, stop } = running(answer);
  expect(address).toMatch(/^https:\/\//);
  const port = Number(new URL(address).port);
  expect(lines[0]).toBe(`ready at ${address}`);
  const printed = lines.join('\n');
  expect(printed).toMatch(/\[40m|this machine is in no network/);
  expect(printed).toContain(`on this machine, without a certificate: http://localhost:${port}`);
  expect((await shakeHands(port, 'localhost', undefined)).error).not.toBeNull();
  expect((await ask(`http://localhost:${port}/`)).body).toContain('<title>Omerta</title>');
  const crt = await ask(`http://localhost:${port}/omerta-hall.crt`, { headers: { host: '192.168.1.7' } });
  expect(crt.status).toBe(200);
  await stop();
});

it('a certificate that cannot be used is refused, and the store is closed again', async () => {
  const data = join(root, 'uncertain');
  const files = ['--cert', join(root, 'no.pem'), '--key', join(root, 'no.key')];
  expect((await started(optionsOf('--data', data, ...files))).running).toHaveProperty(
    'sentence',
    expect.stringContaining(join(root, 'no.pem')),
  );
  await running((await started(optionsOf('--data', data))).running).stop();
});

it('--url is the address in every line', async () => {
  const { lines, running: answer } = await started(
    optionsOf('--url', 'https://club.example', '--data', join(root, 'url')),
    claimed,
  );
  expect(lines.slice(0, 2)).toEqual([
    'ready at https://club.example',
    'owner link https://club.example/claim/CODE',
  ]);
  await running(answer).stop();
});

/** A club in whose tournament a game is played. */
const playing = async (data: string): Promise<void> => {
  const store = await openNewFolder(data);
  if (isRefusal(store)) throw new Error(store.code);
  await playingClub(undefined, store);
  await store.close();
};

it('another version takes over a running tournament only when it is told to, or somebody at the terminal says so', async () => {
  const data = join(root, 'updated');
  await playing(data);
  const options = optionsOf('--data', data);
  const by = (version: string, more: Partial<StartParts> = {}) =>
    started(options, plain, { version, ...more });
  await running((await by('1.0.0')).running).stop();
  const waiting = (await by('1.1.0')).running;
  expect(waiting).toHaveProperty('sentence', expect.stringMatching(/1\.1\.0.*1\.0\.0.*cup.*--update/));
  expect((await by('1.1.0', { ask: async () => false })).running).toEqual(waiting);
  await running((await by('1.0.0')).running).stop();
  await running((await by('1.1.0', { ask: async () => true })).running).stop();
  expect((await by('1.0.0')).running).toHaveProperty('sentence');
  const told = await started({ ...options, update: true }, plain, { version: '1.0.0' });
  await running(told.running).stop();
  await running((await by('1.0.0')).running).stop();
});

it('a version is taken without a question where nothing is running', async () => {
  const options = optionsOf('--data', join(root, 'resting'));
  for (const version of ['1.0.0', '1.1.0'])
    await running((await started(options, plain, { version })).running).stop();
});

it('a folder that was there is served first and then backed up as it was found; a new one has nothing to keep', async () => {
  const data = join(root, 'found');
  const backups = () => listBackups(clubPlace(data)).map(({ reason }) => reason);
  await running((await started(optionsOf('--data', data))).running).stop();
  expect(backups()).toEqual([]);
  rmSync(data, { recursive: true });
  await playing(data);
  const whenReady: unknown[] = [];
  const say = (line: string): void => {
    if (line.startsWith('ready at')) whenReady.push(backups());
  };
  const { running: answer } = await started(optionsOf('--data', data), plain, { say });
  await running(answer).stop();
  expect(whenReady).toEqual([[]]);
  expect(backups()).toEqual(['start']);
});

it('where the first backup fails it serves all the same, and says why', async () => {
  const data = join(root, 'unkept');
  await playing(data);
  writeFileSync(`${data}-backups`, 'a file in its place');
  const { lines, running: answer } = await started(optionsOf('--data', data));
  await running(answer).stop();
  expect(lines.filter((line) => line.startsWith('ready at'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('no backup could be made'))).toHaveLength(1);
});
