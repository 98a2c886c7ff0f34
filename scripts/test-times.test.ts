// Where the time of a test run went.
import { expect, it } from 'vitest';
import { timesTold } from './test-times.ts';

it('tells the worker time of each kind, the longest kind of test first, and the ten slowest files', () => {
  const many = Array.from({ length: 12 }, (_, i) => ({
    file: `packages/rules/r${i}.test.ts`,
    busy: i * 100,
  }));
  const told = timesTold([...many, { file: 'apps/web/e2e/tour.browser.test.ts', busy: 61_240 }]);
  expect(told.split('\n').map((line) => line.trim())).toEqual([
    '',
    'Worker time, in seconds:    67.8 in 13 files',
    '61.2  whole games and halls through the screen (1)',
    '6.6  everything else (12)',
    'The slowest files:',
    '61.2  apps/web/e2e/tour.browser.test.ts',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((i) => `${(i / 10).toFixed(1)}  packages/rules/r${i}.test.ts`),
    '',
  ]);
});
