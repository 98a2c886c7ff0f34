// Archives made to harm or to deceive: what comes out is counted, nothing hides, and every name stands under
// the head.
import { sha256 } from '@omerta/base/sha256.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, granted, playedTournament } from '../testing/played.ts';
import { bomb, type RawEntry, rawZip, stored } from '../testing/raw-zip.ts';
import { type Entries, forged, packed, unpacked, withManifest } from '../testing/zip.ts';
import { checkArchive } from './check.ts';
import { manifestOf, openArchive } from './container.ts';
import { unzip } from './zip.ts';

let bytes: Uint8Array;
let entries: Entries;

beforeAll(async () => {
  bytes = await archiveOf(await playedTournament('neft-mmt', 7));
  entries = unpacked(bytes);
}, 60_000);

const found = (changed: Entries) => checkArchive(packed(changed));
const raw = (): RawEntry[] => [...entries].map(([name, text]) => stored(name, text));
const tooLarge = { code: 'archive/too-large', most: 1_024, times: 32 };
const notAZip = { code: 'archive/not-a-zip' };

describe('a bomb', () => {
  it.each([
    ['with its true size', bomb('log.jsonl', 4_000)],
    ['that says it is small', bomb('log.jsonl', 4_000, '\0', 1_000)],
    ['that says it is just small enough', bomb('log.jsonl', 4_000, '\n', 4_000_000 + 32 * 4_000_000)],
  ])('%s is refused by what comes out', (_, entry) => {
    expect(openArchive(rawZip([stored('manifest.json', '{}'), entry]))).toEqual(tooLarge);
  });

  it('in the manifest, and one of many entries, is refused', () => {
    expect(openArchive(rawZip([bomb('manifest.json', 1_000)]))).toEqual(tooLarge);
    expect(manifestOf(rawZip([bomb('manifest.json', 1_000)]))).toEqual(tooLarge);
    const many = Array.from({ length: 40 }, (_, i) => bomb(`records/${i}.mgn`, 3));
    expect(openArchive(rawZip([stored('manifest.json', '{}'), ...many]))).toEqual(tooLarge);
  });

  it('comes out no further than its room: four megabytes and 32 times what went in', () => {
    const size = 3 * 2 ** 20;
    const whole = unzip(rawZip([bomb('a', 3)]), () => true);
    expect(whole instanceof Map && whole.get('a')?.length).toBe(size);
    expect(unzip(rawZip([bomb('a', 3), bomb('b', 3)]), () => true)).toEqual({ code: 'zip/too-large' });
    expect(unzip(rawZip([bomb('a', 5)]), () => true)).toEqual({ code: 'zip/too-large' });
  });

  it('of empty lines under a manifest that agrees ends at the first of them', async () => {
    const lines = '\n'.repeat(3 * 2 ** 20);
    expect(await found(forged(entries, 'log.jsonl', lines))).toEqual({
      code: 'archive/log',
      refusal: { code: 'import/not-a-log' },
    });
  });
});

describe('a zip that hides something', () => {
  it('is taken as long as it hides nothing', async () => {
    granted(await checkArchive(rawZip(raw())));
  });

  it('an entry twice', async () => {
    expect(await checkArchive(rawZip([...raw(), stored('log.jsonl', 'other')]))).toEqual({
      code: 'archive/file-twice',
      entry: 'log.jsonl',
    });
  });

  it('an entry named __proto__, or any other', async () => {
    for (const entry of ['__proto__', 'constructor', '../log.jsonl', ''])
      expect(await checkArchive(rawZip([...raw(), stored(entry, 'x')]))).toEqual({
        code: 'archive/file-unknown',
        entry,
      });
    expect(await found(forged(entries, 'constructor', 'x'))).toEqual({
      code: 'archive/file-differs',
      entry: 'constructor',
    });
  });

  it('entries that lie in each other', async () => {
    const inner = stored('inner', 'x');
    const around = rawZip([inner]);
    const outer = stored('manifest.json', around.toString('latin1'));
    for (const at of [0, 30 + 'manifest.json'.length])
      expect(await checkArchive(rawZip([outer, { ...inner, at }]))).toEqual(notAZip);
  });

  it('bytes before, between or behind', async () => {
    const more = Buffer.from('PK\x03\x04 hidden');
    expect(await checkArchive(Buffer.concat([bytes, more]))).toEqual(notAZip);
    expect(await checkArchive(Buffer.concat([more, bytes]))).toEqual(notAZip);
    const half = rawZip(raw());
    const end = half.subarray(half.length - 22);
    expect(await checkArchive(Buffer.concat([half.subarray(0, -22), more, end]))).toEqual(notAZip);
  });

  it('bytes behind the end of a packed entry', async () => {
    const small = bomb('log.jsonl', 1);
    const trailing = { ...small, content: Buffer.concat([small.content, Buffer.from('hidden')]) };
    expect(openArchive(rawZip([stored('manifest.json', '{}'), trailing]))).toEqual(notAZip);
  });

  it('sizes that its two headers do not agree on', async () => {
    const bent = rawZip(raw());
    bent.writeUInt32LE(7, 22);
    expect(await checkArchive(bent)).toEqual(notAZip);
  });
});

describe('an odd manifest', () => {
  it.each([
    ['deep', `{"format":"omerta.archive/2","kind":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['with a key twice', '{"format":"omerta.archive/1","format":"omerta.archive/2"}'],
    [
      'with lists for texts',
      '{"format":"omerta.archive/2","kind":["club"],"tournament":[],"heads":{},"files":[]}',
    ],
    ['with a number beyond all', '{"format":"omerta.archive/2","heads":[{"version":1e999}]}'],
    ['with a million entries', `{"format":"omerta.archive/2","files":[${'0,'.repeat(1_000_000)}0]}`],
  ])('%s is refused', (_, text) => {
    expect(openArchive(rawZip([stored('manifest.json', text)]))).toEqual({ code: 'archive/manifest' });
  });

  it('of players that are none is refused, not stumbled over', async () => {
    const file = JSON.parse(entries.get('tournament.json') ?? '');
    for (const players of [[null], [{ id: 'p1', nick: {}, club: null }], 'p1', [[[]]]])
      expect(await found(forged(entries, 'tournament.json', JSON.stringify({ ...file, players })))).toEqual({
        code: 'archive/file-differs',
        entry: 'tournament.json',
      });
  });
});

describe('names in an archive', () => {
  const swapped = (): string => {
    const text = entries.get('tournament.json') ?? '';
    return text.replace('Nick-p1"', 'Nick-x"').replace('Nick-p2"', 'Nick-p1"').replace('Nick-x"', 'Nick-p2"');
  };

  it('stand under its head: two of them exchanged are found though every hash agrees', async () => {
    const changed = withManifest(new Map([...entries, ['tournament.json', swapped()]]), ({ files }) => {
      files['tournament.json'] = sha256(swapped());
    });
    expect(swapped()).not.toBe(entries.get('tournament.json'));
    expect(await found(changed)).toEqual({ code: 'archive/head' });
  });

  it('give another head where that was made to agree too', async () => {
    const { archive } = granted(await found(forged(entries, 'tournament.json', swapped())));
    expect(archive.manifest.head).toMatch(/^[0-9a-f]{64}$/);
    expect(archive.manifest.head).not.toBe(granted(manifestOf(bytes)).head);
  });

  it('cannot lose the head: only format 1 was without', async () => {
    const without = withManifest(entries, (manifest) => {
      delete manifest.head;
    });
    expect(await found(without)).toEqual({ code: 'archive/manifest' });
  });
});
