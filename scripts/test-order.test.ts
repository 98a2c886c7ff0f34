// The order in which test files begin.
import { expect, it } from 'vitest';
import { longestFirst } from './test-order.ts';

it('what takes longest begins first; what is not in the index comes last', () => {
  const index = new Map([
    ['a.test.ts', { seconds: 2 }],
    ['b.browser.test.ts', { seconds: 70, opens: [] }],
    ['c.browser.test.ts', { opens: ['table-page'] }],
  ]);
  const files = ['new.test.ts', 'a.test.ts', 'c.browser.test.ts', 'b.browser.test.ts'];
  expect(longestFirst(index, files)).toEqual([
    'b.browser.test.ts',
    'a.test.ts',
    'new.test.ts',
    'c.browser.test.ts',
  ]);
});
