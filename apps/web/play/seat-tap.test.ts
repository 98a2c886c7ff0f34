// What a tap means: the numbers of a best move.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { checked, positionAfter } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import { emptyAside } from '../session/aside.ts';
import { openingWith } from '../session/testing/sessions.ts';
import { tapOn } from './seat-tap.ts';

const tapped = (id: RulebookId, ...taps: readonly (1 | 4 | 6)[]) => {
  const { rulebook: book, state } = positionAfter(id, checked);
  const course = { rulebook: book, state, opening: openingWith(rulebook(id), state.roles), version: 9 };
  let aside = emptyAside;
  for (const seat of taps) {
    const tap = tapOn({ ...course, otherEdition: false }, aside, seat);
    if (tap.kind === 'draft') aside = { ...aside, draft: tap.draft };
  }
  return aside.draft.seats;
};

it('[neft-mmt 10.10.4] a number said again is entered again, in its order', () => {
  expect(tapped('neft-mmt', 6, 6, 4)).toEqual([6, 6, 4]);
  expect(tapped('neft-mmt', 6, 6, 4, 1)).toEqual([6, 6, 4]);
});

it('where the rulebook is silent about it a second tap takes a number back', () => {
  expect(tapped('fsm-2024', 6, 4, 6)).toEqual([4]);
});
