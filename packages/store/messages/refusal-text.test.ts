// Every refusal says in both languages what is wrong and where.
import { langs } from '@omerta/base/lang.ts';
import { describe, expect, it } from 'vitest';
import type { Damage } from '../damage.ts';
import type { StoreRefusal, StoreRefusalCode } from '../refusal.ts';
import { damageText, storeRefusalText } from './refusal-text.ts';

const damage: Damage = { kind: 'altered', stream: 'game-1', version: 3, position: 17 };
const examples: { readonly [C in StoreRefusalCode]: StoreRefusal<C> } = {
  'append/stale': { code: 'append/stale', stream: 'game-1', expected: 3, actual: 5 },
  'append/command-reused': { code: 'append/command-reused', stream: 'game-1', command: 'c7' },
  'append/empty': { code: 'append/empty', stream: 'game-1', command: 'c7' },
  'append/not-json': { code: 'append/not-json', stream: 'game-1', path: 'data.seat' },
  'append/unfit-field': { code: 'append/unfit-field', field: 'device' },
  'import/not-a-log': { code: 'import/not-a-log' },
  'import/newer-format': { code: 'import/newer-format', found: 2, known: 1 },
  'import/bad-line': { code: 'import/bad-line', line: 4 },
  'import/broken-chain': { code: 'import/broken-chain', line: 4, stream: 'game-1', version: 3 },
  'import/cut-short': { code: 'import/cut-short', stream: 'game-1', version: 3 },
  'import/diverged': { code: 'import/diverged', stream: 'game-1', version: 3 },
  'snapshot/no-such-version': { code: 'snapshot/no-such-version', stream: 'game-1', version: 3 },
  'store/damaged': { code: 'store/damaged', home: '/club', damage },
  'store/gone': { code: 'store/gone', home: '/club' },
  'store/in-use': { code: 'store/in-use', home: '/club' },
  'store/newer-format': { code: 'store/newer-format', home: '/club', found: 2, known: 1 },
  'store/not-a-store': { code: 'store/not-a-store', home: '/club' },
  'store/unreachable': { code: 'store/unreachable', home: '/club', reason: 'connection refused' },
  'store/out-of-reach': { code: 'store/out-of-reach', home: 'db/club', reason: 'no answer' },
  'store/server-too-old': { code: 'store/server-too-old', home: 'db/club', found: '13.4', needed: 15 },
  'store/not-durable': { code: 'store/not-durable', home: 'db/club', setting: 'fsync' },
};

describe('refusals of the store in words', () => {
  for (const lang of langs) {
    it(`name everything they know: ${lang}`, () => {
      for (const { code, ...details } of Object.values(examples)) {
        const text = storeRefusalText({ code, ...details } as StoreRefusal, lang);
        for (const detail of Object.values(details))
          if (typeof detail !== 'object') expect(text).toContain(String(detail));
        expect(text).toMatch(/[.]$/);
      }
    });

    it(`name the place of a damage: ${lang}`, () => {
      for (const kind of [
        'altered',
        'misplaced',
        'missing',
        'unrecorded',
        'unreadable',
        'rewritten',
      ] as const) {
        expect(damageText({ ...damage, kind }, lang)).toMatch(/3.*game-1.*17/);
        expect(damageText({ kind, stream: '', version: 0, position: 17 }, lang)).toMatch(/17/);
      }
      expect(storeRefusalText(examples['store/damaged'], lang)).toContain(damageText(damage, lang));
    });
  }
});
