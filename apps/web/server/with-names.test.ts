// People in a refusal have their names, and nothing else is changed.
import { expect, it } from 'vitest';
import { withNames } from './with-names.ts';

const names = { p1: 'Кот', p2: 'Fox “the” $&' };

it.each([
  ['«p1» отстранён по 2026-11-17 включительно.', '«Кот» отстранён по 2026-11-17 включительно.'],
  ['“p1” is in another team than “p2”.', '“Кот” is in another team than “Fox “the” $&”.'],
  ['“p3” has not applied; p1 neither.', '“p3” has not applied; p1 neither.'],
  ['“toString” is unknown.', '“toString” is unknown.'],
])('%s', (said, shown) => expect(withNames(said, names)).toBe(shown));
