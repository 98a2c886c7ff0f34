// How many legal continuations fixed positions have: any change of the rules moves these numbers.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { perft } from './perft.ts';

const positions = {
  start: '',
  'day 1': toDay1,
  'in a ballot': `${toDay1}\nnominate 1 2\nnominate 2 3`,
  'before a lift': `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1 2 3 4 5\nvote 3: *\nvote 2: 1 2 3 4 5\nvote 3: *`,
  'after the shots': `${toDay1}\nnight 2\nshots: 2>4 6>4 9>4`,
} as const;

const counts = [
  ['fsm-2024', 'start', 3, 71502],
  ['fsm-2024', 'day 1', 2, 16504],
  ['fsm-2024', 'in a ballot', 2, 15071],
  ['fsm-2024', 'before a lift', 3, 112901],
  ['fsm-2024', 'after the shots', 2, 2874],
  ['fiim-2018', 'start', 3, 71502],
  ['fiim-2018', 'day 1', 2, 16604],
  ['fiim-2018', 'in a ballot', 2, 15315],
  ['fiim-2018', 'before a lift', 3, 112901],
  ['fiim-2018', 'after the shots', 2, 2874],
  ['neft-mmt', 'start', 3, 246321],
  ['neft-mmt', 'day 1', 2, 23386],
  ['neft-mmt', 'in a ballot', 2, 21584],
  ['neft-mmt', 'before a lift', 3, 352837],
  ['neft-mmt', 'after the shots', 2, 5770],
  ['bel-canto', 'start', 3, 71502],
  ['bel-canto', 'day 1', 2, 16604],
  ['bel-canto', 'in a ballot', 2, 15315],
  ['bel-canto', 'before a lift', 3, 112901],
  ['bel-canto', 'after the shots', 2, 2874],
  ['fiim-2025', 'start', 3, 71503],
  ['fiim-2025', 'day 1', 2, 16695],
  ['fiim-2025', 'in a ballot', 2, 15254],
  ['fiim-2025', 'before a lift', 3, 118580],
  ['fiim-2025', 'after the shots', 2, 2874],
] as const;

describe('perft', () => {
  it.each(counts)('%s, %s, depth %i', (id, position, depth, nodes) => {
    expect(perft(rulebook(id), play(id, positions[position]).state, depth)).toBe(nodes);
  });
});
