// The contract in a folder, and what only a folder has: its lock, its files, its broken bytes.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { contract } from './contract/contract.ts';
import { commitOf, granted, type Raw, type Trial } from './contract/ground.ts';
import { vaultCases } from './contract/vault-cases.ts';
import { embeddedHome } from './embedded.ts';
import { golden, goldenFolder } from './golden/golden.ts';
import { openStore } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-embedded-'));
let folders = 0;
const freshFolder = (): string => join(root, String(++folders));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = async (folder: string) => granted(await openStore(embeddedHome(folder)));

const tamper = (folder: string, change: (raw: Raw) => Raw): void => {
  const db = new DatabaseSync(join(folder, 'log.sqlite'));
  const read = (table: string) => db.prepare(`SELECT * FROM ${table}`).all();
  const { rows, heads } = change({ rows: read('events'), heads: read('heads') } as unknown as Raw);
  db.exec('DELETE FROM events; DELETE FROM heads');
  for (const { position, stream, version, command, body, hash, link } of rows) {
    db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      position,
      stream,
      version,
      command,
      body,
      hash,
      link,
    );
  }
  for (const { stream, version, hash } of heads)
    db.prepare('INSERT INTO heads VALUES (?, ?, ?)').run(stream, version, hash);
  db.close();
};

const trial: Trial = {
  golden,
  runs: 12,
  fresh: async () => {
    const folder = freshFolder();
    return {
      shared: false,
      open: (upcasters) => openStore(embeddedHome(folder), upcasters),
      tamper: async (change) => tamper(folder, change),
    };
  },
};

describe('the log in a folder', () => {
  for (const { title, run } of [...contract, ...vaultCases]) it(title, () => run(trial));

  it('opens a folder of format 1 with its people', async () => {
    const folder = freshFolder();
    cpSync(goldenFolder, folder, { recursive: true });
    const store = await open(folder);
    expect(await Array.fromAsync(store.export())).toEqual(golden);
    expect(await store.people.get('p7')).toEqual({
      name: 'Образец Образцов',
      contacts: ['sample@example.org'],
    });
    await store.close();
  });

  it('is held by one store at a time', async () => {
    const folder = freshFolder();
    const store = await open(folder);
    expect(await openStore(embeddedHome(folder))).toEqual({ code: 'store/in-use', home: folder });
    await store.append('g', 0, commitOf('c1', 1));
    await store.close();
    const next = await open(folder);
    expect(await next.read('g')).toHaveLength(1);
    await next.close();
  });

  it('refuses a file that is no store, a folder that cannot be, and a newer format', async () => {
    const folder = freshFolder();
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'log.sqlite'),
      'not a database, but long enough to be read as the head of one'.repeat(40),
    );
    expect(embeddedHome(folder)).toEqual({ code: 'store/not-a-store', home: join(folder, 'log.sqlite') });
    expect(embeddedHome(join(folder, 'log.sqlite', 'below'))).toMatchObject({ code: 'store/unreachable' });
    const newer = freshFolder();
    await (await open(newer)).close();
    const db = new DatabaseSync(join(newer, 'log.sqlite'));
    db.exec('INSERT INTO format VALUES (3)');
    db.close();
    expect(embeddedHome(newer)).toEqual({ code: 'store/newer-format', home: newer, found: 3, known: 2 });
  });

  it('names the first position behind broken pages of the file', async () => {
    const folder = freshFolder();
    const store = await open(folder);
    await store.append(
      'g',
      0,
      commitOf('c1', ...Array.from({ length: 3_000 }, (_, i) => `event ${i} ${'x'.repeat(200)}`)),
    );
    await store.close();
    const file = join(folder, 'log.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 40_960);
    writeFileSync(file, bytes);
    const refused = await openStore(embeddedHome(folder));
    expect(refused).toMatchObject({ code: 'store/damaged', home: folder, damage: { kind: 'unreadable' } });
  });

  it('refuses whatever page of the file is broken', async () => {
    const folder = freshFolder();
    const store = await open(folder);
    for (let i = 0; i < 40; i++)
      await store.append(`g${i}`, 0, commitOf('c1', ...Array.from({ length: 20 }, (_, k) => `event ${k}`)));
    await store.close();
    const file = join(folder, 'log.sqlite');
    const bytes = readFileSync(file);
    for (let page = 0; page < bytes.length / 4096; page++) {
      const broken = Buffer.from(bytes);
      broken.fill(0xa5, page * 4096, page * 4096 + 64);
      writeFileSync(file, broken);
      const answer = await openStore(embeddedHome(folder));
      if (!isRefusal(answer)) await answer.close();
      expect(answer, `page ${page}`).toMatchObject({
        code: expect.stringMatching(/^store\/(damaged|not-a-store)$/),
      });
    }
  });

  it('keeps no byte of an erased person in any of its files', async () => {
    const folder = freshFolder();
    const store = await open(folder);
    const secrets = Array.from({ length: 40 }, (_, i) => `Секретное-Имя-${i}-${'z'.repeat(i * 97)}`);
    for (const [i, name] of secrets.entries()) {
      await store.people.put(`p${i}`, { name, photo: `photo-${i}-`.repeat(900) });
      await store.people.put(`p${i}`, { name, photo: `photo-${i}-`.repeat(400), note: `health-${i}-` });
      await store.append('t', i, commitOf(`c${i}`, { registered: `p${i}` }));
    }
    const bytes = (): string =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file)).toString('utf8'))
        .join('\n');
    expect(bytes()).toContain('Секретное-Имя-7-');
    for (const i of [7, 8, 0, 39]) expect(await store.people.erase(`p${i}`)).toBe(true);
    const check = (): void => {
      const found = bytes();
      for (const i of [7, 8, 0, 39])
        for (const trace of [`Имя-${i}-`, `photo-${i}-`, `health-${i}-`]) expect(found).not.toContain(trace);
      expect(found).toContain('health-9-');
    };
    check();
    expect(await store.verify()).toBeUndefined();
    await store.close();
    check();
    const again = await open(folder);
    expect(await again.people.list()).toHaveLength(36);
    expect(await again.read('t')).toHaveLength(40);
    await again.close();
  });

  it('finishes an erasure that a killed process began', async () => {
    const folder = freshFolder();
    const store = await open(folder);
    await store.people.put('p1', { name: 'Unfinished-Name' });
    await store.close();
    const db = new DatabaseSync(join(folder, 'people.sqlite'));
    db.exec(
      "PRAGMA secure_delete = OFF; BEGIN; DELETE FROM people; INSERT INTO erasures VALUES ('p1'); COMMIT",
    );
    db.close();
    const bytes = (): string => readFileSync(join(folder, 'people.sqlite')).toString('latin1');
    expect(bytes()).toContain('Unfinished-Name');
    await (await open(folder)).close();
    expect(bytes()).not.toContain('Unfinished-Name');
  });
});
