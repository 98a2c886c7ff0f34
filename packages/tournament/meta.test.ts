// What a command must be before anything is decided on it.
import { expect, it } from 'vitest';
import { isFormed } from './meta.ts';

const formed = (id: string): boolean => isFormed({ id, by: 'owner' }, { at: '2026-11-18T09:00:00.000Z' });

it.each(['cup:37df', 'кубок-чёрной-кошки-514a:37df', 'ჭადრაკი-1:2', '杯:1'])(
  'a command may be numbered after a tournament named in any script: %s',
  (id) => expect(formed(id)).toBe(true),
);

it.each(['', 'a b', 'a\nb', 'x'.repeat(201), '<cup>'])('and not so: %j', (id) =>
  expect(formed(id)).toBe(false),
);
