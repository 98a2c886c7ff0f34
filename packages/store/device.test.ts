// The contract of a device's log, in memory.
import { describe, it } from 'vitest';
import { deviceCases } from './contract/device-cases.ts';
import { tamperWith } from './contract/tamper-memory.ts';
import { openDeviceStore } from './device.ts';
import { emptyMemory, memoryHome } from './memory.ts';

describe("a device's log in memory", () => {
  for (const { title, run } of deviceCases)
    it(title, () => {
      const memory = emptyMemory();
      return run({
        open: () => openDeviceStore(memoryHome(memory)),
        tamper: async (change) => tamperWith(memory, change),
      });
    });
});
