// The people of a folder under attack: changed and broken rows, an older copy put back, a lost key.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { granted } from './contract/ground.ts';
import { embeddedHome } from './embedded.ts';
import { goldenFolder } from './golden/golden.ts';
import { openStore, type Store } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-people-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

const opened = async <T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = granted(await openStore(embeddedHome(folder)));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const threePeople = async (): Promise<string> => {
  const folder = join(root, String(++folders));
  await opened(folder, async ({ people }) => {
    for (const id of ['p1', 'p2', 'p3']) await people.put(id, { nick: `Nick-${id}` });
  });
  return folder;
};

/** Another hand, past the program. */
const meddle = (folder: string, sql: string): void => {
  const db = new DatabaseSync(join(folder, 'people.sqlite'));
  db.exec(sql);
  db.close();
};

it.each([
  ['changed', `UPDATE people SET data = '{"nick":"Nick-p1"}' WHERE person = 'p2'`],
  [
    'given the seal of another',
    `UPDATE people SET seal = (SELECT seal FROM people WHERE person = 'p1') WHERE person = 'p2'`,
  ],
  ['without a seal', `UPDATE people SET data = '{"nick":"x"}', seal = NULL WHERE person = 'p2'`],
  ['added', `DELETE FROM people WHERE person = 'p2'; INSERT INTO people (person, data) VALUES ('p2', '{}')`],
  ['broken', `UPDATE people SET data = '{"nick":' WHERE person = 'p2'`],
])('a row that was %s is named, and harms no other', async (_, sql) => {
  const folder = await threePeople();
  expect(await opened(folder, ({ people }) => people.damaged())).toEqual([]);
  meddle(folder, sql);
  for (let again = 0; again < 2; again++)
    await opened(folder, async ({ people, verify }) => {
      expect(await people.damaged()).toEqual(['p2']);
      expect(await people.get('p1')).toEqual({ nick: 'Nick-p1' });
      expect(await people.get('p3')).toEqual({ nick: 'Nick-p3' });
      expect(await people.list()).toEqual(['p1', 'p2', 'p3']);
      expect(await verify()).toBeUndefined();
    });
  await opened(folder, async ({ people }) => {
    await people.put('p2', { nick: 'Nick-p2' });
    expect(await people.damaged()).toEqual([]);
  });
});

it('a row that cannot be read is as if it were not there', async () => {
  const folder = await threePeople();
  meddle(
    folder,
    `UPDATE people SET data = '[1]' WHERE person = 'p1'; UPDATE people SET data = '}' WHERE person = 'p2'`,
  );
  await opened(folder, async ({ people }) => {
    expect(await people.get('p1')).toBeUndefined();
    expect(await people.get('p2')).toBeUndefined();
  });
});

it('the key is for its owner alone, and a lost one is told of every row that it sealed', async () => {
  const folder = await threePeople();
  const file = join(folder, 'people.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  await opened(folder, async ({ people }) => {
    expect(await people.damaged()).toEqual(['p1', 'p2', 'p3']);
    expect(await people.get('p1')).toEqual({ nick: 'Nick-p1' });
  });
});

it('people of the first format are sealed when they are first opened', async () => {
  const folder = join(root, String(++folders));
  cpSync(goldenFolder, folder, { recursive: true });
  await opened(folder, async ({ people }) => {
    expect((await people.list()).length).toBeGreaterThan(0);
    expect(await people.damaged()).toEqual([]);
  });
  meddle(folder, 'UPDATE people SET seal = NULL');
  await opened(folder, async ({ people }) => expect(await people.damaged()).toEqual(await people.list()));
});

it('an older copy of the people brings nobody back who was erased, not a byte', async () => {
  const folder = await threePeople();
  const copy = join(root, 'copy.sqlite');
  cpSync(join(folder, 'people.sqlite'), copy);
  await opened(folder, ({ people }) => people.erase('p2'));
  cpSync(copy, join(folder, 'people.sqlite'));
  await opened(folder, async ({ people }) => {
    expect(await people.list()).toEqual(['p1', 'p3']);
    expect(await people.erased()).toEqual(['p2']);
  });
  expect(readFileSync(join(folder, 'people.sqlite')).toString('latin1')).not.toContain('Nick-p2');
  await opened(folder, ({ people }) => people.put('p2', { nick: 'Here again' }));
  await opened(folder, async ({ people }) => {
    expect(await people.get('p2')).toEqual({ nick: 'Here again' });
    expect(await people.erased()).toEqual([]);
  });
});
