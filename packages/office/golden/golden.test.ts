// Archives of format 1, as they were written when it was new, open and give the same standings.
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

describe('archive format 1', () => {
  it.each([
    ['of a tournament', 'format-1.omerta', 'tournament'],
    ['of a club, as a backup', 'format-1-backup.omerta', 'club'],
  ])('%s', async (_, file, kind) => {
    const { archive } = granted(await checkArchive(read(file)));
    expect(archive.manifest).toMatchObject({ format: 'omerta.archive/1', kind });
    expect(archive.files.get('people.json')).toContain('Name-of-p1-');
    const store = await memoryStore();
    await store.import(logLines(archive.files));
    expect(standingsFromSheets((await openOffice(store, 'club').tournament('simulated-12')).state)).toBe(
      standings,
    );
  });
});
