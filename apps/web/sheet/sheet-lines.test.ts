// What is typed on the sheet reads in the record as it does everywhere else.
import { initialState } from '@omerta/rules/game/state.ts';
import { headOf, tagsWith } from '@omerta/rules/protocol/head.ts';
import { expect, it } from 'vitest';
import { giveExtra } from './sheet-lines.ts';

const typed = ' said "five"\nand "six" ';
const written = 'said “five” and “six”';

it('a reason and a name of the head keep their quotes, and stand on one line', () => {
  expect(giveExtra(initialState(), 3, { points: '0.3', approver: null }, typed)).toMatchObject({
    note: written,
  });
  expect(headOf(tagsWith([], 'referee', typed)).referee).toBe(written);
});
