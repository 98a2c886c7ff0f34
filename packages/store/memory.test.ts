// The contract in memory.
import { describe, it } from 'vitest';
import { contract } from './contract/contract.ts';
import type { Trial } from './contract/ground.ts';
import { tamperWith } from './contract/tamper-memory.ts';
import { vaultCases } from './contract/vault-cases.ts';
import { golden } from './golden/golden.ts';
import { emptyMemory, memoryHome } from './memory.ts';
import { openStore } from './store.ts';

const trial: Trial = {
  golden,
  runs: 60,
  fresh: async () => {
    const memory = emptyMemory();
    return {
      shared: true,
      open: (upcasters) => openStore(memoryHome(memory), upcasters),
      tamper: async (change) => tamperWith(memory, change),
    };
  },
};

describe('the log in memory', () => {
  for (const { title, run } of [...contract, ...vaultCases]) it(title, () => run(trial));
});
