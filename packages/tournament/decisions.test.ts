// Which offices a rulebook has, and what could not be decided by who is appointed.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { officesIn, undecidable } from './decisions.ts';
import type { Post } from './offices.ts';
import { type Book, chooseBook } from './rulebooks/choose.ts';

const bookOf = (rulebook: string): Book => {
  const book = chooseBook({ rulebook, switches: {} });
  if (isRefusal(book)) throw new Error(book.code);
  return book;
};

const running: readonly Post[] = ['organiser', 'administrator', 'chief', 'deputy', 'referee', 'side-referee'];

describe('the offices of a rulebook', () => {
  it.each<[string, readonly Post[]]>([
    ['fsm-2024', ['duty', 'committee', 'appeals']],
    ['fiim-2025', ['duty', 'committee']],
    ['fiim-2018', ['committee', 'appeals']],
    ['bel-canto', ['committee', 'appeals']],
    ['neft-mmt', []],
  ])('%s', (rulebook, own) => {
    expect(officesIn(bookOf(rulebook))).toEqual([...running, ...own]);
  });
});

describe('what nobody could decide', () => {
  const told = (rulebook: string, appointed: readonly Post[]) =>
    undecidable(
      bookOf(rulebook),
      appointed.map((office) => ({ person: office, office })),
    ).map(({ what, clause }) => `${what} ${clause}`);

  it('[fsm-2024 8.9] a result and a replay without the committee or its member on duty', () => {
    expect(told('fsm-2024', ['chief', 'referee', 'appeals'])).toEqual(['result 8.9', 'replay 8.9']);
    for (const second of ['duty', 'committee'] as const)
      expect(told('fsm-2024', ['chief', second])).toEqual([]);
    const both = [
      { person: 'p1', office: 'chief' },
      { person: 'p1', office: 'duty' },
    ] as const;
    expect(undecidable(bookOf('fsm-2024'), both)).toHaveLength(2);
  });

  it('[fiim-2025 8.10.2] a protest about a game that the chief led, without the member on duty', () => {
    const without = told('fiim-2025', ['chief']);
    expect(without).toContain('own-game 8.10.2');
    expect(without).toContain('consent 8.3.3');
    expect(told('fiim-2025', ['duty', 'committee'])).toEqual([]);
  });

  it('nothing where the chief decides all', () => {
    for (const rulebook of ['fiim-2018', 'bel-canto', 'neft-mmt'])
      expect(told(rulebook, ['chief'])).toEqual([]);
  });
});
