// A signature: acknowledged when its copy was tried, and also when there is none; whoever owns the club is told of that.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace, listBackups, makeBackup } from '@omerta/office/folder/backups.ts';
import { openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { cup, give, playingClub } from '@omerta/office/testing/club.ts';
import { recordOf, table } from '@omerta/office/testing/lines.ts';
import { gameOf } from '@omerta/tournament/state.ts';
import { afterAll, expect, it } from 'vitest';
import { ownerKey } from '../people/kept/owner.ts';
import { keepBackups, toldBackups } from '../run/keep-backups.ts';
import { askerAt, liveServer } from '../testing/live-server.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-signed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const opened = async (name: string) => {
  const folder = join(root, name);
  const store = await openNewFolder(folder);
  if (isRefusal(store)) throw new Error(store.code);
  const club = await playingClub(undefined, store);
  await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
  const record = recordOf(['night 1', 'day 1', 'forfeit 2']);
  await give(club, 'ref', 'hand-in-sheet', { game: table, paper: { record } });
  const server = await liveServer(store, () => new Date(club.now));
  const place = clubPlace(folder);
  const backups = keepBackups(place, club.office, () => Date.parse(club.now), makeBackup);
  const { beforeSigned } = toldBackups(backups, server.place.audit);
  Object.assign(server.place, { beforeSigned });
  await server.place.vault.swap(ownerKey, null, { person: 'org' });
  const sign = () =>
    askerAt(server, 'ref').post('/api/orders', {
      to: 'tournament',
      tournament: cup,
      command: { type: 'sign-sheet', id: 'sign', game: table },
    });
  const audit = async (): Promise<readonly string[]> =>
    (await askerAt(server, 'org').get('/api/audit')).json.entries.map(({ what }: { what: string }) => what);
  const status = async () => gameOf((await club.office.tournament(cup)).state, table)?.status;
  const close = async (): Promise<void> => {
    await server.close();
    await store.close();
  };
  return { place, sign, audit, status, close };
};

it('a copy with it is there when it is acknowledged', async () => {
  const { place, sign, audit, close } = await opened('good');
  expect(listBackups(place)).toEqual([]);
  expect((await sign()).status).toBe(200);
  expect(listBackups(place)).toMatchObject([{ reason: 'signed' }]);
  expect(await audit()).not.toContain('BackupFailed');
  await close();
});

it('without a copy it is signed all the same, once, and the owner is told', async () => {
  const { place, sign, audit, status, close } = await opened('full');
  writeFileSync(place.backups, 'a file in its place');
  const first = await sign();
  expect(first).toMatchObject({ status: 200, json: { events: ['SheetSigned'] } });
  expect((await sign()).json).toEqual(first.json);
  expect(await status()).toBe('signed');
  expect((await audit()).filter((what) => what === 'BackupFailed')).toHaveLength(1);
  await close();
});
