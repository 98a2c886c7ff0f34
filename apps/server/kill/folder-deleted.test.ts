// The data folder is deleted in the middle of play: nothing more is acknowledged, and the newest backup has every signed game.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { openFolder, openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { openOffice } from '@omerta/office/office.ts';
import type { Store } from '@omerta/store/store.ts';
import { gameOf } from '@omerta/tournament/state.ts';
import { afterAll, expect, it } from 'vitest';
import { playOn } from './away.ts';
import { eveningOf, game, makeEvenings, playToSheet, tables } from './evenings.ts';
import { send } from './rounds.ts';
import { startServed } from './served.ts';
import { timeoutOf } from './wanted.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-deleted-'));
const data = join(root, 'data');
const ending: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ending) await end();
  rmSync(root, { recursive: true, force: true });
});

const granted = (store: Awaited<ReturnType<typeof openNewFolder>>): Store => {
  if (isRefusal(store)) throw new Error(JSON.stringify(store));
  return store;
};

/** The first so many games wait for their signature; the others are played. */
const ended = 12;
const enough = 5;

const omerta = join(import.meta.dirname, '../../cli/main.ts');

it('a data folder deleted in play: no more is acknowledged, and no signed game is lost', {
  timeout: timeoutOf(50),
}, async () => {
  const made = granted(await openNewFolder(data));
  const tokens = await makeEvenings(made);
  for (let device = 0; device < ended; device++) await playToSheet(made, device);
  await made.close();
  const server = startServed({ data });
  ending.push(() => {
    server.kill();
    return server.ended;
  });
  const address = (await server.ready) ?? '';
  const play = playOn(address, tokens, ended);
  await play.after('acknowledged', 2);

  const signed: number[] = [];
  const refused: string[] = [];
  const sign = async (device: number): Promise<void> => {
    const to = { to: 'tournament', tournament: eveningOf(device) };
    const body = { ...to, command: { type: 'sign-sheet', id: `sign-${device}`, game } };
    const answer = await send(address, tokens[device] ?? '', body);
    if (answer?.status === 200) signed.push(device);
    else
      refused.push(
        `${answer?.status} ${((await answer?.json()) as { readonly code?: string } | undefined)?.code}`,
      );
    if (signed.length === enough) rmSync(data, { recursive: true, force: true });
  };
  for (let device = 0; device < ended; device++) await sign(device);
  // Also what was acknowledged before is not acknowledged again.
  await sign(0);
  expect(signed).toEqual([0, 1, 2, 3, 4]);
  expect(refused).toEqual(Array(ended - enough + 1).fill('503 store/unreachable'));
  await play.after('away', 2);
  await play.end();
  expect(play.odd).toEqual([]);
  const health = await fetch(`${address}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'store-unreachable' }]);

  const restored = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', omerta, 'restore', '--newest', data],
    { encoding: 'utf8' },
  );
  expect(restored.stderr + restored.status).toBe('0');
  const store = granted(await openFolder(clubPlace(data)));
  const office = openOffice(store, 'club');
  const statuses = await Promise.all(
    Array.from(
      { length: tables },
      async (_, device) => gameOf((await office.tournament(eveningOf(device))).state, game)?.status,
    ),
  );
  for (const device of signed) expect([device, statuses[device]]).toEqual([device, 'signed']);
  expect(await store.verify()).toBeUndefined();
  await store.close();
});
