// A signature: acknowledged when its copy was tried, and also when there is none; whoever owns the club is told of that.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { backupThread } from '@omerta/office/folder/backup-thread.ts';
import { clubPlace, listBackups, type MakeBackup, makeBackup } from '@omerta/office/folder/backups.ts';
import { openFolder, openNewFolder, restoreFolder } from '@omerta/office/folder/club-folder.ts';
import { openOffice } from '@omerta/office/office.ts';
import { cup, give, playingClub } from '@omerta/office/testing/club.ts';
import { heldBackups } from '@omerta/office/testing/held-backups.ts';
import { recordOf, table } from '@omerta/office/testing/lines.ts';
import { gameOf } from '@omerta/tournament/state.ts';
import { afterAll, expect, it } from 'vitest';
import { ownerKey } from '../people/kept/owner.ts';
import { keepBackups, toldBackups } from '../run/keep-backups.ts';
import { askerAt, liveServer } from '../testing/live-server.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-signed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const opened = async (name: string, make: MakeBackup = makeBackup) => {
  const folder = join(root, name);
  const store = await openNewFolder(folder);
  if (isRefusal(store)) throw new Error(store.code);
  const club = await playingClub(undefined, store);
  await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
  const record = recordOf(['night 1', 'day 1', 'forfeit 2']);
  await give(club, 'ref', 'hand-in-sheet', { game: table, paper: { record } });
  const server = await liveServer(store, () => new Date(club.now));
  const place = clubPlace(folder);
  const backups = keepBackups(place, club.office, () => Date.parse(club.now), make);
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

it('while its copy is made others are answered, and it is acknowledged when the copy with it is there', async () => {
  const thread = heldBackups();
  const { place, sign, audit, status, close } = await opened('held', thread.make);
  const happened: string[] = [];
  const signed = sign().then(({ status: answered }) => void happened.push(`signed ${answered}`));
  await thread.begun();
  await audit();
  happened.push(`others answered, ${await status()}, ${listBackups(place).length} copies`);
  thread.goOn();
  await signed;
  expect(happened).toEqual(['others answered, signed, 0 copies', 'signed 200']);
  expect(listBackups(place)).toMatchObject([{ reason: 'signed' }]);
  const restored = join(root, 'held-again');
  await restoreFolder(readFileSync(listBackups(place)[0]?.file ?? ''), restored);
  const store = await openFolder(clubPlace(restored));
  if (isRefusal(store)) throw new Error(store.code);
  expect(gameOf((await openOffice(store, 'minsk').tournament(cup)).state, table)?.status).toBe('signed');
  await store.close();
  await thread.end();
  await close();
});

it('where the thread that makes copies fails, it is not acknowledged until one is made, and the owner is told', async () => {
  const failing = backupThread(new URL('data:text/javascript,process.exit(3)'));
  let make = failing.make;
  const { place, sign, audit, close } = await opened('failing', (...asked) => make(...asked));
  for (let i = 0; i < 2; i++)
    expect(await sign()).toMatchObject({ status: 503, json: { code: 'store/unreachable' } });
  expect((await audit()).filter((what) => what === 'BackupFailed')).toHaveLength(1);
  make = makeBackup;
  expect(await sign()).toMatchObject({ status: 200, json: { events: ['SheetSigned'] } });
  expect(listBackups(place)).toMatchObject([{ reason: 'signed' }]);
  expect(await audit()).toContain('BackupGood');
  await close();
});
