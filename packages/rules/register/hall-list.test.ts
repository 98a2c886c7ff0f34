// The hall's list holds what each rulebook asks of the room, and nothing of the game.

import { expect, it } from 'vitest';
import { editions } from '../rulebooks/editions.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import { hallClauses } from './hall-list.ts';

const listed = (id: RulebookId): readonly string[] => hallClauses(editions[id].clauses);

it('[neft-mmt 2.1, 2.1.1, 2.1.2, 2.1.3, 2.1.4, 2.1.5, 2.1.6, 2.1.7, 2.1.8, 2.1.9, 2.1.10, 3.1, 3.2, 3.3, 3.4, 3.5] the equipment and the measures of the tables', () => {
  expect(listed('neft-mmt')).toEqual([
    '2.1',
    ...Array.from({ length: 10 }, (_, i) => `2.1.${i + 1}`),
    '3.1',
    '3.2',
    '3.3',
    '3.4',
    '3.5',
  ]);
});

it('[fsm-2024 2.1, 2.2, 2.3, 2.5] table, numbers and masks of the size named, music, cards of one face', () => {
  expect(listed('fsm-2024')).toEqual(['2.1', '2.2', '2.3', '2.5']);
});

it('[fiim-2018 2.1, 2.2, 2.3; bel-canto 2.1, 2.2, 2.3; fiim-2025 2.1, 2.2, 2.3] table, numbers and masks, music', () => {
  for (const id of ['fiim-2018', 'bel-canto', 'fiim-2025'] as const)
    expect(listed(id), id).toEqual(['2.1', '2.2', '2.3']);
});
