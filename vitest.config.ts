// How tests run: all of them, beside the code they prove.
import { tier } from '@omerta/testkit/properties/sizes.ts';
import { defineConfig } from 'vitest/config';
import { excluded, included } from './scripts/test-files.ts';
import { LongestFirst } from './scripts/test-order.ts';

export default defineConfig({
  test: {
    exclude: excluded(
      Boolean(process.env['OMERTA_DATA']),
      (process.env['OMERTA_WITHOUT'] ?? '').split(',').filter(Boolean),
    ),
    include: included,
    setupFiles: ['packages/testkit/properties/seeding.ts', 'packages/testkit/machine/noting.ts'],
    testTimeout: tier === 'soak' ? 3_600_000 : 180_000,
    hookTimeout: 120_000,
    // What a page will show is waited for: on a busy machine it comes late.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
