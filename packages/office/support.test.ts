// The file for whoever is asked for help: it says how the folder is, and holds nothing of anybody.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, expect, it } from 'vitest';
import { clubPlace, makeBackup } from './folder/backups.ts';
import { openNewFolder } from './folder/club-folder.ts';
import { supportFile } from './support.ts';
import { clubOrder, done, give, testClub } from './testing/club.ts';
import { playedTournament } from './testing/played.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-support-'));
afterAll(() => rmSync(root, { recursive: true }));
const now = new Date('2026-01-10T12:00:00Z');
const secret = 'MARKED';

/** A club in which everything that a person can write or be called by is marked. */
const markedFolder = async (name: string): Promise<string> => {
  const folder = join(root, `${name}-${secret}`);
  const store = await openNewFolder(folder);
  if (isRefusal(store)) throw new Error(store.code);
  await playedTournament('fsm-2024', 3, store);
  const club = await testClub(undefined, store).catch(() => null);
  expect(club).not.toBeNull();
  if (club === null) return folder;
  await store.people.put(`p-${secret}`, { nick: `Nick ${secret}`, name: secret, note: secret });
  done(await club.office.handle(clubOrder(club, 'org', 'add-person', { person: `p-${secret}` })));
  await give(club, 'org', 'appoint', { person: `p-${secret}`, office: 'referee' });
  await store.append(`${secret}/stream`, 0, {
    command: secret,
    at: 1,
    device: secret,
    person: secret,
    events: [{ type: `Type ${secret}`, data: { text: secret } }],
  });
  await makeBackup(clubPlace(folder), store, 'hand', now.getTime());
  await store.close();
  mkdirSync(join(folder, 'logs'));
  const at = now.toISOString();
  const lines = [
    {
      at,
      level: 'info',
      event: 'request',
      method: 'GET',
      route: '/api/tournaments/:tournament',
      status: 200,
      milliseconds: 1.5,
    },
    {
      at,
      level: secret,
      event: secret,
      method: secret,
      route: `/api/${secret}?x=${secret}`,
      code: secret,
      fault: secret,
    },
    {
      at: secret,
      place: secret,
      version: secret,
      node: secret,
      home: secret,
      reason: secret,
      [secret]: 1,
      status: secret,
    },
  ];
  const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnot JSON ${secret}\n"${secret}"\n`;
  writeFileSync(join(folder, 'logs', 'server.jsonl'), text);
  writeFileSync(join(folder, 'version'), secret);
  writeFileSync(join(folder, `notes of ${secret}.txt`), secret);
  return folder;
};

it('holds versions, the shape of the log and its health, and none of what anybody wrote or is called', async () => {
  const folder = await markedFolder('whole');
  const text = await supportFile(clubPlace(folder), '1.2.3', now);
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/Nick-|Name-of-|@example|note-|Cup|Minsk|minsk/);
  const found = JSON.parse(text);
  expect(found).toMatchObject({
    format: 'omerta.support/1',
    versions: { omerta: '1.2.3', wroteLast: 'other', node: process.versions.node },
    opened: true,
    log: { streams: { other: 1 }, types: { 'club ClubFounded 1': expect.any(Number), 'other other 1': 1 } },
    people: { damaged: 0 },
    backups: [{ reason: 'hand', beside: true }],
    folder: { others: { count: 1 } },
  });
  expect(found.tournaments).toContainEqual(
    expect.objectContaining({ rulebook: 'fsm-2024', phase: 'finished' }),
  );
  expect(found.log.heads.length).toBeGreaterThan(5);
  expect(found.log.heads[0].hash).toMatch(/^[0-9a-f]{64}$/);
  expect(found.lastLines[0]).toEqual({
    at: now.toISOString(),
    level: 'info',
    event: 'request',
    method: 'GET',
    route: '/api/tournaments/:tournament',
    status: 200,
    milliseconds: 1.5,
  });
});

it('says of a damaged folder where it is damaged, and of one that is open elsewhere that it is', async () => {
  const folder = await markedFolder('bent');
  const db = new DatabaseSync(join(folder, 'log.sqlite'));
  db.exec("UPDATE events SET body = replace(body, 'a', 'b') WHERE position = 7");
  const open = JSON.parse(await supportFile(clubPlace(folder), '1.2.3', now));
  db.close();
  expect(open).toMatchObject({ opened: false });
  const text = await supportFile(clubPlace(folder), '1.2.3', now);
  expect(text).not.toContain(secret);
  expect(JSON.parse(text)).toMatchObject({
    opened: false,
    fault: { code: 'folder/damaged', because: 'store/damaged', damage: { kind: 'altered', position: 7 } },
    backups: [{ reason: 'hand' }],
  });
});

it('of a folder that is not there says so', async () => {
  expect(JSON.parse(await supportFile(clubPlace(join(root, 'nothing')), '1.2.3', now))).toMatchObject({
    opened: false,
    fault: { code: 'folder/none' },
    lastLines: [],
  });
});
