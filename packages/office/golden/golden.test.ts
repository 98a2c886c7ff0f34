// Archives of every format, as they were written when it was new, open and give the same standings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArchive, logLines } from '../archive/check.ts';
import { standingsFromSheets } from '../archive/tournament-files.ts';
import { memoryStore } from '../memory-store.ts';
import { openOffice } from '../office.ts';
import { granted } from '../testing/played.ts';

const read = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));
const standings = read('format-1-standings.txt').toString('utf8');

const heads: Readonly<Record<string, string | null>> = {
  'format-1.omerta': null,
  'format-1-backup.omerta': null,
  'format-2.omerta': 'c1271ef4e28ce9bc8406e6ae02df2212da26c927ae4efa35d398dbbcd4872e78',
  'format-2-backup.omerta': '46139215cfc0b670ca836be6cbc1d59a27c220c99fa0d863f0dcf2127e5402f1',
};

describe('archives of earlier formats', () => {
  it.each([
    ['1, of a tournament', 'format-1.omerta', 'tournament'],
    ['1, of a club, as a backup', 'format-1-backup.omerta', 'club'],
    ['2, of a tournament', 'format-2.omerta', 'tournament'],
    ['2, of a club, as a backup', 'format-2-backup.omerta', 'club'],
  ])('%s', async (title, file, kind) => {
    const { archive } = granted(await checkArchive(read(file)));
    expect(archive.manifest).toMatchObject({
      format: `omerta.archive/${title[0]}`,
      kind,
      head: heads[file],
    });
    expect(archive.files.get('people.json')).toContain('Name-of-p1-');
    const store = await memoryStore();
    await store.import(logLines(archive.files));
    expect(standingsFromSheets((await openOffice(store, 'club').tournament('simulated-12')).state)).toBe(
      standings,
    );
  });
});
