// What a referee is shown of the words about his game: the oldest unread first, nothing by night, a call until somebody comes.
import type { WordsView } from '@omerta/sync/words.ts';
import { expect, it } from 'vitest';
import { shownWord } from './table-words.ts';

const by = { person: 'chief', at: '2026-01-10T10:00:00.000Z' };
const word = (id: string, read: typeof by | null = null) =>
  ({ id, ...by, kind: 'word', text: id, read }) as const;
const call = (answered: typeof by | null) =>
  ({ id: 'c', person: 'ref', at: by.at, reason: 'device', note: '', answered }) as const;
const view: Pick<WordsView, 'words' | 'calls'> = {
  words: [word('a', by), word('b'), word('c2')],
  calls: [call(null)],
};
const nothing = { said: new Set<string>(), unsent: 0 };

it('the oldest that is not read, with how many wait behind it; by night nothing at all', () => {
  expect(shownWord(view, false, nothing)).toMatchObject({ what: 'word', word: { id: 'b' }, more: 1 });
  expect(shownWord(view, true, nothing)).toBeNull();
  expect(shownWord(view, true, { ...nothing, unsent: 1 })).toBeNull();
  expect(shownWord(null, false, nothing)).toBeNull();
});

it('what was read here is gone at once, whether or not the server has heard of it', () => {
  const said = new Set(['b.read']);
  expect(shownWord(view, false, { said, unsent: 0 })).toMatchObject({ word: { id: 'c2' }, more: 0 });
});

it('then the call for the chief: not sent, asked, answered, put away', () => {
  const read = { ...view, words: [] };
  expect(shownWord(read, false, { ...nothing, unsent: 1 })).toEqual({ what: 'call', call: null });
  expect(shownWord(read, false, nothing)).toMatchObject({ call: { answered: null } });
  const answered = { ...read, calls: [call(by)] };
  expect(shownWord(answered, false, nothing)).toMatchObject({ call: { answered: by } });
  expect(shownWord(answered, false, { said: new Set(['c']), unsent: 0 })).toBeNull();
});
