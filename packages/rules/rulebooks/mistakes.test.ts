// The mistakes offered as incidents: each by a clause that exists.
import { describe, expect, it } from 'vitest';
import { rulebook } from './choose.ts';
import { mistakesOf } from './mistakes.ts';
import { rulebookIds } from './rulebook.ts';

describe('mistakes at the table', () => {
  it('[neft-mmt 18.24.2.1, 18.24.2.2, 18.24.2.3, 18.24.2.4, 18.24.2.5, 18.24.2.6, 18.24.2.7, 18.24.2.8, 18.24.2.9, 18.24.2.10] every ground for a replay is offered', () => {
    expect(mistakesOf('neft-mmt').filter(({ clause }) => clause.startsWith('18.24.2.'))).toHaveLength(10);
  });

  it('[neft-mmt 18.12, 18.17, 18.19, 18.20, 18.23; fsm-2024 8.9; fiim-2025 8.9] each names a clause of its rulebook, once, in both languages', () => {
    for (const id of rulebookIds) {
      const own = mistakesOf(id);
      expect(new Set(own.map(({ clause }) => clause)).size).toBe(own.length);
      for (const { clause, en, ru } of own) {
        expect(rulebook(id).knownClauses.has(clause), `${id} ${clause}`).toBe(true);
        expect(ru).toMatch(/\p{Script=Cyrillic}/u);
        expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
      }
    }
  });
});
