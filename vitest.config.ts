// How tests run: all of them, beside the code they prove.
import { defineConfig } from 'vitest/config';

/** Tests named `x.data.test.ts` compare with real data kept outside the project: they run where it is. */
const withData = Boolean(process.env['OMERTA_DATA']);
/** Tests named `x.postgres.test.ts` or `x.browser.test.ts` need one: `npm test -- --without postgres,browser` leaves them out. */
const without = (process.env['OMERTA_WITHOUT'] ?? '').split(',').filter(Boolean);

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', ...(withData ? [] : ['**/*.data.test.ts']), ...without.map((need) => `**/*.${need}.test.ts`)],
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scenarios/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
