// Every refusal of the office says in both languages what is wrong and what to do.
import { langs } from '@omerta/base/lang.ts';
import { factKinds } from '@omerta/scoring/sheet/fact.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { describe, expect, it } from 'vitest';
import { type OfficeRefusal, type OfficeRefusalCode, troubles } from '../refusal.ts';
import { officeRefusalText } from './refusal-text.ts';

const damage = { kind: 'altered', stream: 'tournament/cup', version: 3, position: 17 } as const;
const damaged: StoreRefusal = { code: 'store/damaged', home: '/club', damage };
const backup = { file: '/club/backups/one.omerta', at: '2026-01-10T12:00:00.000Z' };

const examples: { readonly [C in OfficeRefusalCode]: OfficeRefusal<C> } = {
  'command/stale': { code: 'command/stale', stream: 'tournament/cup', expected: 3, actual: 5 },
  'command/busy': { code: 'command/busy' },
  'command/reused': { code: 'command/reused', id: 'c1' },
  'play/other-roles': { code: 'play/other-roles', game: 'q/1/1' },
  'play/none': { code: 'play/none', game: 'q/1/1' },
  'backup/none': { code: 'backup/none', folder: '/club-backups' },
  'folder/none': { code: 'folder/none', folder: '/club' },
  'folder/not-empty': { code: 'folder/not-empty', folder: '/club' },
  'folder/unwritable': { code: 'folder/unwritable', folder: '/club', trouble: 'full' },
  'folder/damaged': { code: 'folder/damaged', refusal: damaged, backup },
  'folder/file-missing': { code: 'folder/file-missing', folder: '/club', file: 'log.sqlite', backup },
  'file/unreadable': { code: 'file/unreadable', file: 'a.omerta', trouble: 'missing' },
  'file/too-large': { code: 'file/too-large', file: 'a.omerta', most: 256 },
  'file/exists': { code: 'file/exists', file: 'a.omerta' },
  'file/unwritable': { code: 'file/unwritable', file: 'a.omerta', trouble: 'forbidden' },
  'store/refused': { code: 'store/refused', refusal: { code: 'store/in-use', home: '/club' } },
  'tournament/unknown': { code: 'tournament/unknown', tournament: 'cup', there: ['open', 'spring'] },
  'person/nothing-kept': { code: 'person/nothing-kept', person: 'p17' },
  'archive/not-a-zip': { code: 'archive/not-a-zip' },
  'archive/foreign': { code: 'archive/foreign' },
  'archive/newer-format': { code: 'archive/newer-format', found: 9, known: 1 },
  'archive/too-large': { code: 'archive/too-large', most: 1024, times: 32 },
  'archive/file-twice': { code: 'archive/file-twice', entry: 'log.jsonl' },
  'archive/manifest': { code: 'archive/manifest' },
  'archive/file-missing': { code: 'archive/file-missing', entry: 'log.jsonl' },
  'archive/file-changed': { code: 'archive/file-changed', entry: 'log.jsonl' },
  'archive/file-unknown': { code: 'archive/file-unknown', entry: 'more.txt' },
  'archive/file-differs': { code: 'archive/file-differs', entry: 'office.json' },
  'archive/heads': { code: 'archive/heads', stream: 'tournament/cup' },
  'archive/head': { code: 'archive/head' },
  'archive/other-head': { code: 'archive/other-head', head: 'abc', kept: 'def' },
  'archive/unfit': { code: 'archive/unfit' },
  'archive/not-a-tournament': { code: 'archive/not-a-tournament' },
  'archive/log': {
    code: 'archive/log',
    refusal: { code: 'import/broken-chain', line: 4, stream: 'tournament/cup', version: 3 },
  },
  'log/damaged': { code: 'log/damaged', damage },
  'log/unknown-event': { code: 'log/unknown-event', stream: 'tournament/cup', version: 3 },
  'game/not-replayed': { code: 'game/not-replayed', stream: 'game/cup/q/1/1', version: 3 },
  'game/other-sheet': { code: 'game/other-sheet', stream: 'tournament/cup', version: 3, game: 'q/1/1' },
  'game/not-led': { code: 'game/not-led', stream: 'game/cup/q/1/1', version: 3, person: 'p17' },
  'game/other-than-played': {
    code: 'game/other-than-played',
    stream: 'tournament/cup',
    version: 3,
    game: 'q/1/1',
    differences: [
      { what: 'winner', seat: null, at: null, stream: 'black', sheet: 'red' },
      { what: 'foul', seat: 7, at: null, stream: '2', sheet: '1' },
      { what: 'night', seat: null, at: { kind: 'night', number: 4 }, stream: '2>5', sheet: '2>6' },
    ],
  },
  'standings/differ': { code: 'standings/differ', tournament: 'cup' },
};

/** Everything in it that a person could look for. */
const detailsOf = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(detailsOf) : [];
};

const silent = new Set<string>([
  ...factKinds,
  'red',
  'black',
  'night',
  ...troubles,
  damage.kind,
  'store/damaged',
  'store/in-use',
  'import/broken-chain',
]);

describe('refusals of the office in words', () => {
  for (const lang of langs) {
    it(`name everything they know: ${lang}`, () => {
      for (const { code, ...details } of Object.values(examples)) {
        const text = officeRefusalText({ code, ...details } as OfficeRefusal, lang);
        for (const detail of detailsOf(details))
          if (!silent.has(detail)) expect(text, code).toContain(detail);
        expect(text).not.toMatch(/undefined|\[object/);
      }
    });

    it(`say every trouble of a disk, and that there is no backup: ${lang}`, () => {
      const said = troubles.map((trouble) =>
        officeRefusalText({ code: 'file/unreadable', file: 'a', trouble }, lang),
      );
      expect(new Set(said).size).toBe(troubles.length);
      const unwritten = (trouble: 'missing' | 'full') =>
        officeRefusalText({ code: 'file/unwritable', file: 'nodir/a.pdf', trouble }, lang);
      expect([unwritten('missing'), unwritten('full')]).toEqual([
        expect.stringMatching(/folder is not there.*Make the folder|папки нет.*создайте папку/),
        expect.stringMatching(/Check the rights and the space|Проверьте права и место/),
      ]);
      expect(
        officeRefusalText({ code: 'folder/damaged', refusal: damaged, backup: null }, lang),
      ).not.toContain('omerta restore');
      expect(officeRefusalText({ code: 'tournament/unknown', tournament: 'cup', there: [] }, lang)).toContain(
        'cup',
      );
    });
  }
});
