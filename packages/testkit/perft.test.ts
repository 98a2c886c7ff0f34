// How many legal continuations fixed positions have: any change of the rules moves these numbers.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { perft } from './perft.ts';
import { play, toDay1 } from './table.ts';

const positions = {
  start: '',
  'day 1': toDay1,
  'in a ballot': `${toDay1}\nnominate 1 2\nnominate 2 3`,
  'before a lift': `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1 2 3 4 5\nvote 3: *\nvote 2: 1 2 3 4 5\nvote 3: *`,
  'after the shots': `${toDay1}\nnight 2\nshots: 2>4 6>4 9>4`,
} as const;

const counts = [
  ['fsm-2024', 'start', 3, 74914],
  ['fsm-2024', 'day 1', 2, 16548],
  ['fsm-2024', 'in a ballot', 2, 15115],
  ['fsm-2024', 'before a lift', 3, 117101],
  ['fsm-2024', 'after the shots', 2, 2918],
  ['fiim-2018', 'start', 3, 74914],
  ['fiim-2018', 'day 1', 2, 16648],
  ['fiim-2018', 'in a ballot', 2, 15359],
  ['fiim-2018', 'before a lift', 3, 117101],
  ['fiim-2018', 'after the shots', 2, 2918],
  ['neft-mmt', 'start', 3, 253195],
  ['neft-mmt', 'day 1', 2, 23440],
  ['neft-mmt', 'in a ballot', 2, 21638],
  ['neft-mmt', 'before a lift', 3, 360741],
  ['neft-mmt', 'after the shots', 2, 5824],
  ['bel-canto', 'start', 3, 74914],
  ['bel-canto', 'day 1', 2, 16648],
  ['bel-canto', 'in a ballot', 2, 15359],
  ['bel-canto', 'before a lift', 3, 117101],
  ['bel-canto', 'after the shots', 2, 2918],
  ['fiim-2025', 'start', 3, 74915],
  ['fiim-2025', 'day 1', 2, 16739],
  ['fiim-2025', 'in a ballot', 2, 15298],
  ['fiim-2025', 'before a lift', 3, 122824],
  ['fiim-2025', 'after the shots', 2, 2918],
] as const;

describe('perft', () => {
  it.each(counts)('%s, %s, depth %i', (id, position, depth, nodes) => {
    expect(perft(rulebook(id), play(id, positions[position]).state, depth)).toBe(nodes);
  });
});
