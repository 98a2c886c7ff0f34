// Which table a board shows.
import { expect, it } from 'vitest';
import { pairedTable } from './paired-table.ts';

it.each([
  ['the chosen one before the desk’s', [1, 2, 3], { what: 'board', table: 2 }, 3, 3],
  ['the desk’s where none is chosen', [1, 2, 3], { what: 'clock', table: 2 }, null, 2],
  ['the desk’s where the chosen one has no game any more', [1, 2], { what: 'board', table: 2 }, 9, 2],
  ['the only one', [4], { what: 'standings' }, null, 4],
  ['none of several that nobody named', [1, 2], { what: 'standings' }, null, null],
  ['none before there is a game', [], { what: 'board', table: 1 }, 1, null],
] as const)('%s', (_, tables, shows, chosen, table) => {
  expect(pairedTable(tables, shows, chosen)).toBe(table);
});
