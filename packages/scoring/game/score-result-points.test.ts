// What a win, a loss and a draw are worth to each side, rulebook by rulebook, with the clause that says so.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { itemsOf, makeSheet, scoreBy } from '../testing/game.ts';

/** Reds in seats 2 to 7 and the Sheriff in seat 1; blacks in seats 8 and 9 and the Don in seat 10. */
const [reds, blacks] = [
  [1, 2],
  [8, 10],
] as const;

type Row = readonly [
  RulebookId,
  clause: string,
  what: string,
  winner: Sheet['winner'],
  seats: readonly number[],
  item: string,
];

const rows: readonly Row[] = [
  ['fsm-2024', '8.2.1', 'a win of the reds gives each red 1', 'red', reds, 'win 1'],
  ['fsm-2024', '8.2.2', 'a win of the blacks gives each black 1', 'black', blacks, 'win 1'],
  ['fsm-2024', '8.2.3', 'a loss gives a red nothing', 'black', reds, 'loss 0'],
  ['fsm-2024', '8.2.3', 'a loss gives a black nothing', 'red', blacks, 'loss 0'],
  ['fsm-2024', '8.2.3', 'a draw gives nobody anything', 'draw', [...reds, ...blacks], 'draw 0'],
  ['fiim-2018', '8.2.1', 'a win of the reds gives each red 1', 'red', reds, 'win 1'],
  ['fiim-2018', '8.2.2', 'a win of the blacks gives each black 1', 'black', blacks, 'win 1'],
  ['fiim-2018', '8.2.3', 'a loss gives a red nothing', 'black', reds, 'loss 0'],
  ['fiim-2018', '8.2.3', 'a loss gives a black nothing', 'red', blacks, 'loss 0'],
  ['fiim-2018', '8.2.3', 'a draw gives nobody anything', 'draw', [...reds, ...blacks], 'draw 0'],
  ['neft-mmt', '19.2.1', 'a win of the reds gives each red 1', 'red', reds, 'win 1'],
  ['neft-mmt', '19.2.2', 'a win of the blacks gives each black 1', 'black', blacks, 'win 1'],
  ['neft-mmt', '19.2.3', 'a loss gives a red nothing', 'black', reds, 'loss 0'],
  ['neft-mmt', '19.2.3', 'a loss gives a black nothing', 'red', blacks, 'loss 0'],
  ['neft-mmt', '19.2.3', 'a draw gives nobody anything', 'draw', [...reds, ...blacks], 'draw 0'],
  ['bel-canto', '8.2.1', 'a win of the reds gives each red 2', 'red', reds, 'win 2'],
  ['bel-canto', '8.2.2', 'a win of the blacks gives each black 2', 'black', blacks, 'win 2'],
  ['bel-canto', '8.2.3', 'a loss gives a red nothing', 'black', reds, 'loss 0'],
  ['bel-canto', '8.2.3', 'a loss gives a black nothing', 'red', blacks, 'loss 0'],
  ['bel-canto', '8.2.3', 'a draw gives nobody anything', 'draw', [...reds, ...blacks], 'draw 0'],
  ['fiim-2025', '8.1.1', 'a win gives each red 1.3', 'red', reds, 'win 1.3'],
  ['fiim-2025', '8.1.1', 'a win gives each black 1.3', 'black', blacks, 'win 1.3'],
  ['fiim-2025', '8.1.2', 'a loss gives a red 0.3', 'black', reds, 'loss 0.3'],
  ['fiim-2025', '8.1.2', 'a loss gives a black 0.3', 'red', blacks, 'loss 0.3'],
  ['fiim-2025', '8.1.3', 'a draw gives everybody 0.3', 'draw', [...reds, ...blacks], 'draw 0.3'],
];

describe('result points', () => {
  it.each(rows)('[%s %s] %s', (id, clause, _, winner, seats, item) => {
    const score = scoreBy(id, makeSheet(winner, { atTable: [] }));
    for (const seat of seats) expect(itemsOf(score, seat as 1)).toEqual([`${item} ${clause} main`]);
  });
});
