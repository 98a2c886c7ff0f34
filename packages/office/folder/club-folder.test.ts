// A club's folder: backups, damage, restoring and erasing, on a real disk.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '@omerta/store/store.ts';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, granted, playedTournament } from '../testing/played.ts';
import {
  type ClubPlace,
  clubPlace,
  damagedBackups,
  isBackupDue,
  listBackups,
  type MakeBackup,
  makeBackup,
} from './backups.ts';
import {
  erasePerson,
  openClub,
  openFolder,
  openNewFolder,
  restoreFolder,
  verifyFolder,
} from './club-folder.ts';
import { newestGoodBackup } from './good-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

const start = Date.parse('2026-01-10T12:00:00Z');
const hour = 3_600_000;
let first: Uint8Array;
let number = 0;

const fresh = (): string => join(root, `club-${++number}`);

/** As a server does that looks now and then. */
const backUpWhenDue = async (
  place: ClubPlace,
  store: Store,
  at: number,
  reason: 'play' | 'hourly' = 'hourly',
): ReturnType<MakeBackup> => (isBackupDue(place, at, reason) ? makeBackup(place, store, reason, at) : null);

/** A folder with a played tournament and one backup. */
const clubFolder = async (): Promise<string> => {
  const folder = fresh();
  granted(await restoreFolder(first, folder));
  const store = granted(await openFolder(clubPlace(folder)));
  await makeBackup(clubPlace(folder), store, 'start', start);
  await store.close();
  return folder;
};

beforeAll(async () => {
  const folder = fresh();
  const store = granted(await openNewFolder(folder));
  await playedTournament('neft-mmt', 7, store);
  await makeBackup(clubPlace(folder), store, 'start', start);
  await store.close();
  first = readFileSync(listBackups(clubPlace(folder))[0]?.file ?? '');
}, 60_000);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** All bytes of a folder and of its backups, those packed in archives too. */
const everyByte = (folder: string): string =>
  [...filesUnder(folder), ...filesUnder(`${folder}-backups`)]
    .flatMap((file) => {
      const bytes = readFileSync(file);
      const inside = file.endsWith('.omerta')
        ? Object.values(unzipSync(bytes)).map((content) => Buffer.from(content))
        : [];
      return [bytes, ...inside].map((each) => each.toString('utf8'));
    })
    .join('\n');

describe('backups of a folder', () => {
  it('are made at every start, where anything has changed since', async () => {
    const folder = await clubFolder();
    await granted(await openClub(clubPlace(folder), start + hour)).close();
    expect(listBackups(clubPlace(folder))).toHaveLength(1);
    const store = granted(await openFolder(clubPlace(folder)));
    await store.people.put('p1', { nick: 'Changed' });
    await store.close();
    await granted(await openClub(clubPlace(folder), start + hour)).close();
    expect(listBackups(clubPlace(folder))[0]).toMatchObject({ reason: 'start', at: start + hour });
    expect(await openClub(clubPlace(fresh()), start)).toMatchObject({ code: 'folder/none' });
  });

  it('are made once an hour while something changes, and not where nothing does', async () => {
    const folder = await clubFolder();
    const store = granted(await openFolder(clubPlace(folder)));
    expect(await backUpWhenDue(clubPlace(folder), store, start + hour / 2)).toBeNull();
    expect(await backUpWhenDue(clubPlace(folder), store, start + hour)).toBeNull();
    await store.people.put('p1', { nick: 'Changed' });
    expect(await backUpWhenDue(clubPlace(folder), store, start + hour)).toMatchObject({ reason: 'hourly' });
    await store.people.put('p1', { nick: 'Changed again' });
    expect(await backUpWhenDue(clubPlace(folder), store, start + hour + 1)).toBeNull();
    expect(await makeBackup(clubPlace(folder), store, 'hand', start + hour + 60_000)).toMatchObject({
      name: '2026-01-10T13-01-00Z-hand.omerta',
    });
    expect(listBackups(clubPlace(folder)).map(({ reason }) => reason)).toEqual(['hand', 'hourly', 'start']);
    for (let minute = 2; minute <= 11; minute++) {
      await store.people.put('p1', { nick: `Changed ${minute}` });
      await makeBackup(clubPlace(folder), store, 'hand', start + hour + minute * 60_000);
    }
    // Beyond the newest ten only the newest of an hour stays.
    expect(listBackups(clubPlace(folder)).map(({ at }) => (at - start - hour) / 60_000)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, -60,
    ]);
    await store.close();
  });

  it('lie beside the folder, and those that an earlier program put into it are found and grow old with them', async () => {
    const folder = await clubFolder();
    expect(existsSync(join(folder, 'backups'))).toBe(false);
    mkdirSync(join(folder, 'backups'));
    const old = join(folder, 'backups', '2025-06-01T10-00-00Z-hand.omerta');
    const older = join(folder, 'backups', '2025-06-01T09-00-00Z-hand.omerta');
    for (const file of [old, older]) writeFileSync(file, first);
    expect(listBackups(clubPlace(folder)).map(({ file }) => file)).toEqual([
      join(`${folder}-backups`, '2026-01-10T12-00-00Z-start.omerta'),
      old,
      older,
    ]);
    rmSync(`${folder}-backups`, { recursive: true });
    expect(await newestGoodBackup(clubPlace(folder))).toEqual({ file: old, at: '2025-06-01T10:00:00.000Z' });
    const store = granted(await openFolder(clubPlace(folder)));
    for (let minute = 0; minute < 10; minute++) {
      await store.people.put('p1', { nick: `Nick ${minute}` });
      await makeBackup(clubPlace(folder), store, 'hand', start + minute * 60_000);
    }
    await store.close();
    expect([existsSync(old), existsSync(older)]).toEqual([true, false]);
  });

  it('of a folder that is gone are still there, and give it back', async () => {
    const folder = await clubFolder();
    rmSync(folder, { recursive: true });
    const refused = await openFolder(clubPlace(folder));
    expect(refused).toMatchObject({
      code: 'folder/file-missing',
      backup: { at: '2026-01-10T12:00:00.000Z' },
    });
    const found = await newestGoodBackup(clubPlace(folder));
    granted(await restoreFolder(readFileSync(found?.file ?? ''), folder));
    expect(granted(await verifyFolder(clubPlace(folder)))).toMatchObject({ backups: 1, damagedBackups: [] });
  });

  it('are made every ten minutes while games are played', async () => {
    const folder = await clubFolder();
    const store = granted(await openFolder(clubPlace(folder)));
    await store.people.put('p1', { nick: 'Somebody' });
    const due = (minutes: number) =>
      backUpWhenDue(clubPlace(folder), store, start + minutes * 60_000, 'play');
    expect(await due(9)).toBeNull();
    expect(await due(10)).toMatchObject({ reason: 'play' });
    await store.close();
  });

  it('that a killed process left half written are cleared away', async () => {
    const folder = await clubFolder();
    writeFileSync(join(`${folder}-backups`, '.2026-01-10T12-30-00Z-hourly.omerta.1.tmp'), 'half');
    const store = granted(await openFolder(clubPlace(folder)));
    await makeBackup(clubPlace(folder), store, 'hand', start + hour);
    await store.close();
    expect(readdirSync(`${folder}-backups`)).toEqual(['2026-01-10T12-00-00Z-start.omerta']);
  });

  it('restore the folder they were made of', async () => {
    const folder = await clubFolder();
    const copy = fresh();
    const { verified } = granted(
      await restoreFolder(readFileSync(listBackups(clubPlace(folder))[0]?.file ?? ''), copy),
    );
    expect(granted(await verifyFolder(clubPlace(copy)))).toMatchObject(verified);
    const [one, other] = [
      granted(await openFolder(clubPlace(folder))),
      granted(await openFolder(clubPlace(copy))),
    ];
    expect(await other.heads()).toEqual(await one.heads());
    expect(await other.people.get('p1')).toEqual(await one.people.get('p1'));
    await one.close();
    await other.close();
  });
});

describe('a damaged folder', () => {
  const tamper = (folder: string, sql: string): void => {
    const db = new DatabaseSync(join(folder, 'log.sqlite'));
    db.exec(sql);
    db.close();
  };

  it.each([
    [
      'a tampered event',
      `UPDATE events SET body = replace(body, '"paid":true', '"paid":false') WHERE position = (SELECT min(position) FROM events WHERE body LIKE '%"paid":true%')`,
      'altered',
    ],
    [
      'a swapped pair of events',
      'UPDATE events SET position = -1 WHERE position = 60; UPDATE events SET position = 60 WHERE position = 61; UPDATE events SET position = 61 WHERE position = -1',
      'misplaced',
    ],
    ['a dropped tail', 'DELETE FROM events WHERE position > 200', 'missing'],
  ])('with %s does not open, names the place and offers the newest good backup', async (_, sql, kind) => {
    const folder = await clubFolder();
    tamper(folder, sql);
    const [backup] = listBackups(clubPlace(folder));
    const refused = {
      code: 'folder/damaged',
      refusal: {
        code: 'store/damaged',
        damage: { kind, stream: expect.stringMatching(/^(tournament|club|game)\//) },
      },
    };
    expect(await openFolder(clubPlace(folder))).toMatchObject({
      ...refused,
      backup: { file: backup?.file, at: '2026-01-10T12:00:00.000Z' },
    });
    expect(await verifyFolder(clubPlace(folder))).toMatchObject(refused);
  });

  it('passes over a backup that is damaged itself', async () => {
    const folder = await clubFolder();
    writeFileSync(
      join(`${folder}-backups`, '2026-01-11T12-00-00Z-hourly.omerta'),
      first.subarray(0, first.length / 2),
    );
    expect(damagedBackups(clubPlace(folder))).toEqual(['2026-01-11T12-00-00Z-hourly.omerta']);
    expect(await newestGoodBackup(clubPlace(folder))).toMatchObject({ at: '2026-01-10T12:00:00.000Z' });
    expect(granted(await verifyFolder(clubPlace(folder)))).toMatchObject({
      backups: 2,
      damagedBackups: ['2026-01-11T12-00-00Z-hourly.omerta'],
    });
    tamper(folder, 'DELETE FROM events WHERE position > 200');
    rmSync(join(`${folder}-backups`, '2026-01-10T12-00-00Z-start.omerta'));
    expect(await openFolder(clubPlace(folder))).toMatchObject({ code: 'folder/damaged', backup: null });
  });

  it('whose log is gone, or is no database any more, is answered with the backup too', async () => {
    const folder = await clubFolder();
    writeFileSync(join(folder, 'log.sqlite'), 'not a database at all, but long enough to look at');
    expect(await openFolder(clubPlace(folder))).toMatchObject({
      code: 'folder/damaged',
      backup: { at: '2026-01-10T12:00:00.000Z' },
    });
    rmSync(join(folder, 'log.sqlite'));
    expect(await openFolder(clubPlace(folder))).toMatchObject({
      code: 'folder/file-missing',
      file: 'log.sqlite',
      backup: { at: '2026-01-10T12:00:00.000Z' },
    });
    expect(existsSync(join(folder, 'log.sqlite'))).toBe(false);
  });

  it('whose people are gone does not open as if there had been none', async () => {
    const folder = await clubFolder();
    rmSync(join(folder, 'people.sqlite'));
    rmSync(`${folder}-backups`, { recursive: true });
    expect(await openFolder(clubPlace(folder))).toEqual({
      code: 'folder/file-missing',
      folder,
      file: 'people.sqlite',
      backup: null,
    });
    expect(existsSync(join(folder, 'people.sqlite'))).toBe(false);
  });

  it('rewritten as a whole is found by the heads that its backups remember', async () => {
    const folder = await clubFolder();
    const other = await playedTournament('neft-mmt', 7);
    const { tournament } = other.report;
    const rewritten = fresh();
    const store = granted(await openNewFolder(rewritten));
    const lines: string[] = [];
    for await (const line of other.store.export([`tournament/${tournament}`])) lines.push(line);
    await store.import(lines);
    await store.close();
    writeFileSync(join(folder, 'log.sqlite'), readFileSync(join(rewritten, 'log.sqlite')));
    expect(await verifyFolder(clubPlace(folder))).toMatchObject({
      code: 'log/damaged',
      damage: { kind: 'missing', version: 1 },
    });
  });
});

describe('restoring', () => {
  it('is refused into a folder that is not empty, twice, and leaves nothing behind', async () => {
    const folder = fresh();
    mkdirSync(folder);
    granted(await restoreFolder(first, folder));
    const before = filesUnder(folder).map((file) => [file, statSync(file).mtimeMs]);
    expect(await restoreFolder(first, folder)).toEqual({ code: 'folder/not-empty', folder });
    expect(filesUnder(folder).map((file) => [file, statSync(file).mtimeMs])).toEqual(before);
  });

  it('of a damaged or foreign file makes no folder', async () => {
    const folder = fresh();
    expect(await restoreFolder(first.subarray(0, 999), folder)).toEqual({ code: 'archive/not-a-zip' });
    const bent = Uint8Array.from(first);
    bent.fill(0, 300, 320);
    expect(await restoreFolder(bent, folder)).toHaveProperty('code');
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('where nothing can be made says so', async () => {
    const file = fresh();
    writeFileSync(file, '');
    expect(await restoreFolder(first, join(file, 'club'))).toMatchObject({
      code: 'folder/unwritable',
      trouble: 'not-folder',
    });
  });

  it('keeps the nicknames of an archive without personal data', async () => {
    const folder = fresh();
    const played = await playedTournament('fiim-2018', 2);
    const archive = await archiveOf(played);
    granted(await restoreFolder(archive, folder));
    const store = granted(await openFolder(clubPlace(folder)));
    expect(await store.people.get('p1')).toEqual({ nick: 'Nick-p1', club: expect.any(String) });
    expect(Buffer.compare(await archiveOf({ ...played, store }), archive)).toBe(0);
    await store.close();
  });
});

describe('erasing a person', () => {
  const traces = /Nick-p3"|Name-of-p3-|p3-\d+@example|note-p3-/;

  it('leaves no personal field in the folder, its older backups, later ones and archives, and the log verifies', async () => {
    const folder = await clubFolder();
    writeFileSync(join(`${folder}-backups`, '2026-01-09T12-00-00Z-hourly.omerta'), first);
    expect(everyByte(folder)).toMatch(traces);
    const store = granted(await openFolder(clubPlace(folder)));
    expect(await erasePerson(clubPlace(folder), store, 'p3')).toEqual({ rewritten: 2, deleted: 0, left: [] });
    expect(everyByte(folder)).not.toMatch(traces);
    await makeBackup(clubPlace(folder), store, 'hand', start + hour);
    const [tournament = ''] = (await store.heads())
      .map(({ stream }) => stream)
      .filter((stream) => stream.startsWith('tournament/'));
    const archive = unzipSync(
      await archiveOf(
        { store, report: { tournament: tournament.slice('tournament/'.length) } as never },
        true,
      ),
    );
    expect(
      Object.values(archive)
        .map((content) => Buffer.from(content).toString('utf8'))
        .join('\n'),
    ).not.toMatch(traces);
    await store.close();
    expect(everyByte(folder)).not.toMatch(traces);
    expect(everyByte(folder)).toMatch(/Name-of-p4-/);
    expect(granted(await verifyFolder(clubPlace(folder)))).toMatchObject({ damagedBackups: [] });
  });

  it('deletes a backup that cannot be read: it may hold him and helps nobody', async () => {
    const folder = await clubFolder();
    writeFileSync(
      join(`${folder}-backups`, '2026-01-09T12-00-00Z-hourly.omerta'),
      first.subarray(0, first.length - 9),
    );
    const store = granted(await openFolder(clubPlace(folder)));
    expect(await erasePerson(clubPlace(folder), store, 'p3')).toEqual({ rewritten: 1, deleted: 1, left: [] });
    expect(await erasePerson(clubPlace(folder), store, 'p3')).toEqual({
      code: 'person/nothing-kept',
      person: 'p3',
    });
    expect(await erasePerson(clubPlace(folder), store, 'nobody')).toEqual({
      code: 'person/nothing-kept',
      person: 'nobody',
    });
    await store.close();
  });

  it('reaches every backup in the folder whatever its name, and leaves to a person what it cannot look into', async () => {
    const folder = await clubFolder();
    mkdirSync(join(folder, 'old', 'usb'), { recursive: true });
    mkdirSync(join(folder, 'backups'));
    for (const place of ['copy of everything.zip', 'backups/before the final', 'old/usb/x.omerta'])
      writeFileSync(join(folder, place), first);
    writeFileSync(join(folder, 'notes.txt'), 'bring chairs');
    writeFileSync(join(folder, 'old/cut.zip'), first.subarray(0, first.length - 9));
    const manifest = '{"format":"omerta.archive/999"}';
    const newer = zipSync({ 'manifest.json': Buffer.from(manifest), 'people.json': Buffer.from('Nick-p3"') });
    writeFileSync(join(`${folder}-backups`, '2027-01-09T12-00-00Z-hand.omerta'), newer);
    const store = granted(await openFolder(clubPlace(folder)));
    expect(await erasePerson(clubPlace(folder), store, 'p3')).toEqual({
      rewritten: 4,
      deleted: 0,
      left: ['old/cut.zip', join(`${folder}-backups`, '2027-01-09T12-00-00Z-hand.omerta')],
    });
    await store.close();
    expect(readFileSync(join(`${folder}-backups`, '2027-01-09T12-00-00Z-hand.omerta'))).toEqual(
      Buffer.from(newer),
    );
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('bring chairs');
    const again = fresh();
    granted(await restoreFolder(readFileSync(join(folder, 'copy of everything.zip')), again));
    const restored = granted(await openFolder(clubPlace(again)));
    expect(await restored.people.erased()).toEqual(['p3']);
    expect(await restored.people.list()).not.toContain('p3');
    await restored.close();
  });

  it('a row changed by another hand is named when the folder is verified', async () => {
    const folder = await clubFolder();
    expect(granted(await verifyFolder(clubPlace(folder)))).toMatchObject({ damagedPeople: [] });
    const db = new DatabaseSync(join(folder, 'people.sqlite'));
    db.exec(`UPDATE people SET data = '{"nick":"Winner"}' WHERE person = 'p4'`);
    db.close();
    expect(granted(await verifyFolder(clubPlace(folder)))).toMatchObject({ damagedPeople: ['p4'] });
  });

  it('is finished also where only an old backup still knew him', async () => {
    const folder = await clubFolder();
    const store = granted(await openFolder(clubPlace(folder)));
    await store.people.erase('p3');
    expect(await erasePerson(clubPlace(folder), store, 'p3')).toEqual({ rewritten: 1, deleted: 0, left: [] });
    await store.close();
    expect(everyByte(folder)).not.toMatch(traces);
  });
});
