// The contract in memory.
import { describe, it } from 'vitest';
import { contract } from './contract/contract.ts';
import type { Trial } from './contract/ground.ts';
import { golden } from './golden/golden.ts';
import { emptyMemory, keep, memoryHome } from './memory.ts';
import { openStore } from './store.ts';

const trial: Trial = {
  golden,
  runs: 60,
  fresh: async () => {
    const memory = emptyMemory();
    return {
      shared: true,
      open: (upcasters) => openStore(memoryHome(memory), upcasters),
      tamper: async (change) => {
        const { rows, heads } = change({ rows: [...memory.rows], heads: [...memory.heads.values()] });
        for (const list of [memory.streams, memory.commands, memory.heads]) list.clear();
        memory.rows.length = 0;
        for (const row of rows.toSorted((a, b) => a.position - b.position)) keep(memory, row);
        for (const head of heads) memory.heads.set(head.stream, head);
      },
    };
  },
};

describe('the log in memory', () => {
  for (const { title, run } of contract) it(title, () => run(trial));
});
