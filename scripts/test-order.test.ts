// The order in which test files begin.
import { expect, it } from 'vitest';
import { turnOf } from './test-order.ts';

it('whole games through the screen begin first, then who is killed, other screens, random games, and all the rest', () => {
  const files = [
    'packages/rules/notation/parse.test.ts',
    'apps/web/session/told.property.test.ts',
    'packages/store/kill/kill.postgres.test.ts',
    'apps/web/doors/home/home.browser.test.ts',
    'apps/web/e2e/tour.browser.test.ts',
  ];
  expect(files.toSorted((a, b) => turnOf(a) - turnOf(b))).toEqual([
    'apps/web/e2e/tour.browser.test.ts',
    'packages/store/kill/kill.postgres.test.ts',
    'apps/web/doors/home/home.browser.test.ts',
    'apps/web/session/told.property.test.ts',
    'packages/rules/notation/parse.test.ts',
  ]);
});
