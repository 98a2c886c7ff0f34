import { shape, text } from '@omerta/base/reading.ts';
import { expect, it } from 'vitest';
import { type DraftShelf, draftSaid, putOn, saidOn, sayingOf } from './kept-draft.ts';

const shelfOf = (): DraftShelf & { readonly size: () => number } => {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    size: () => held.size,
  };
};

const note = { reads: shape({ text }), empty: { text: '' } };
const keep = (shelf: DraftShelf, name: string, draft: { readonly text: string }): void =>
  putOn(shelf, name, sayingOf(note, draft));
const kept = (shelf: DraftShelf | null, name: string) => draftSaid(note, saidOn(shelf, name));

it('a draft is kept under its name, and forgotten when it is emptied', () => {
  const shelf = shelfOf();
  keep(shelf, 'note cup', { text: 'half' });
  expect(kept(shelf, 'note cup')).toEqual({ text: 'half' });
  expect(kept(shelf, 'note other')).toEqual({ text: '' });
  keep(shelf, 'note cup', { text: '' });
  expect(shelf.size()).toBe(0);
});

it.each(['{"words":"half"}', '{', '[]', '"half"'])('of another version nothing is left: %s', (said) => {
  const shelf = shelfOf();
  putOn(shelf, 'note cup', said);
  expect(kept(shelf, 'note cup')).toEqual({ text: '' });
});

it('a shelf that refuses or is not there stops nobody', () => {
  const full: DraftShelf = {
    ...shelfOf(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keep(full, 'note cup', { text: 'half' })).not.toThrow();
  expect(kept(null, 'note cup')).toEqual({ text: '' });
});
