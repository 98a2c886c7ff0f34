// Which calls ring.
import { expect, it } from 'vitest';
import { newCall } from './new-call.ts';

it('a call that comes while the page is open rings; one that stood there already does not', () => {
  expect(newCall(undefined, 'q/1/1')).toBeNull();
  expect(newCall(null, 'q/1/1')).toBe('q/1/1');
  expect(newCall('q/1/1', 'q/1/1')).toBeNull();
  expect(newCall('q/1/1', 'q/2/1')).toBe('q/2/1');
  expect(newCall('q/1/1', null)).toBeNull();
});
