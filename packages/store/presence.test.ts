// A folder removed, renamed or replaced under a running store: found before anything more is acknowledged.
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, granted } from './contract/ground.ts';
import { embeddedHome } from './embedded.ts';
import { StoreFault } from './fault.ts';
import { openStore, type Store } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-presence-'));
let folders = 0;
afterAll(() => rmSync(root, { recursive: true, force: true }));

const opened = async (folder: string): Promise<Store> => granted(await openStore(embeddedHome(folder)));

/** What may happen to a folder while somebody works in it. */
const ends: Readonly<Record<string, (folder: string) => void>> = {
  removed: (folder) => rmSync(folder, { recursive: true }),
  'renamed away': (folder) => renameSync(folder, `${folder}-away`),
  'removed and made anew': (folder) => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
  },
  'replaced by its own copy': (folder) => {
    renameSync(folder, `${folder}-away`);
    cpSync(`${folder}-away`, folder, { recursive: true });
  },
  'robbed of its log': (folder) => rmSync(join(folder, 'log.sqlite')),
  'robbed of its write-ahead log': (folder) => rmSync(join(folder, 'log.sqlite-wal')),
};

describe('a folder under a running store', () => {
  for (const [end, happen] of Object.entries(ends)) {
    for (const written of [0, 3]) {
      it(`${end} after ${written} commands: the next is refused, however often it is sent`, async () => {
        const folder = join(root, String(++folders));
        const store = await opened(folder);
        for (let i = 0; i < written; i++) granted(await store.append('g', i, commitOf(`c${i}`, i)));
        happen(folder);
        const gone = { code: 'store/gone', home: folder };
        expect(await store.append('g', written, commitOf('next', 1))).toEqual(gone);
        expect(await store.append('g', written, commitOf('next', 1))).toEqual(gone);
        expect(await store.import(await Array.fromAsync(store.export()))).toEqual(gone);
        expect(await store.read('g')).toHaveLength(written);
        await store.close();
      });
    }
  }

  it('robbed of its people keeps no more of them, and the log goes on', async () => {
    const folder = join(root, String(++folders));
    const store = await opened(folder);
    await store.people.put('p1', { name: 'x' });
    rmSync(join(folder, 'people.sqlite'));
    await expect(store.people.put('p2', { name: 'y' })).rejects.toBeInstanceOf(StoreFault);
    await expect(store.people.erase('p1')).rejects.toBeInstanceOf(StoreFault);
    granted(await store.append('g', 0, commitOf('c1', 1)));
    await store.close();
  });

  it('put back in its place goes on where it was', async () => {
    const folder = join(root, String(++folders));
    const store = await opened(folder);
    granted(await store.append('g', 0, commitOf('c1', 1)));
    renameSync(folder, `${folder}-away`);
    expect(await store.append('g', 1, commitOf('c2', 2))).toMatchObject({ code: 'store/gone' });
    renameSync(`${folder}-away`, folder);
    expect(granted(await store.append('g', 1, commitOf('c2', 2)))).toMatchObject({ first: 2, last: 2 });
    await store.close();
    const again = await opened(folder);
    expect(await again.read('g')).toHaveLength(2);
    await again.close();
  });

  it('removed while a command is being written is found before it is acknowledged', async () => {
    const folder = join(root, String(++folders));
    const home = embeddedHome(folder);
    if (isRefusal(home)) throw new Error(home.code);
    const answer = home.commit({ streams: ['g'] }, () => {
      rmSync(folder, { recursive: true });
      return { rows: [], answer: 'acknowledged' };
    });
    await expect(answer).rejects.toMatchObject({ refusal: { code: 'store/gone', home: folder } });
    await home.close();
  });
});
