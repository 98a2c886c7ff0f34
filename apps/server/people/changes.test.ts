// What differs between two states: where, what stood there, what stands there now.
import { expect, it } from 'vitest';
import { changesIn } from './changes.ts';

it('a value, one that came and one that went', () => {
  expect(changesIn({ delay: 0, name: 'Cup', a: 1 }, { delay: 300, name: 'Cup', b: true })).toEqual([
    { place: ['delay'], before: '0', after: '300' },
    { place: ['a'], before: '1', after: null },
    { place: ['b'], before: null, after: 'true' },
  ]);
  expect(changesIn({ a: { b: [1] } }, { a: { b: [1] } })).toEqual([]);
  expect(changesIn({ a: null }, {})).toEqual([]);
});

it('an office given and one taken, where a person may hold several', () => {
  const before = [
    { person: 'p1', office: 'chief' },
    { person: 'p1', office: 'referee' },
  ];
  const after = [
    { person: 'p1', office: 'chief' },
    { person: 'p2', office: 'duty' },
    { person: 'p2', office: 'referee' },
  ];
  expect(changesIn({ offices: before }, { offices: after })).toEqual([
    { place: ['offices'], before: 'person: p1; office: referee', after: null },
    { place: ['offices'], before: null, after: 'person: p2; office: duty' },
    { place: ['offices'], before: null, after: 'person: p2; office: referee' },
  ]);
});

it('one field of one who is named in a list, wherever he stands in it', () => {
  const before = [
    { person: 'p1', here: false },
    { person: 'p2', here: false },
  ];
  const after = [
    { person: 'p2', here: true },
    { person: 'p1', here: false },
  ];
  expect(changesIn({ entries: before }, { entries: after })).toEqual([
    { place: ['entries', 'p2', 'here'], before: 'false', after: 'true' },
  ]);
});

it('names that came and went, together', () => {
  expect(changesIn({ players: ['a', 'b'] }, { players: ['b', 'c', 'd'] })).toEqual([
    { place: ['players'], before: 'a', after: 'c, d' },
  ]);
  expect(changesIn({ sides: [] }, { sides: ['x'] })).toEqual([
    { place: ['sides'], before: null, after: 'x' },
  ]);
  expect(changesIn({ seats: ['a', 'b'] }, { seats: ['b', 'a'] })).toEqual([
    { place: ['seats'], before: 'a, b', after: 'b, a' },
  ]);
  expect(changesIn({ seats: ['a', 'b'] }, { seats: ['a', 'b'] })).toEqual([]);
});

it('points of a seat, by the place in the list', () => {
  const seats = [{ bonus: '0' }, { bonus: '0.3' }];
  expect(changesIn({ seats }, { seats: [seats[0], { bonus: '0.5' }] })).toEqual([
    { place: ['seats', '1', 'bonus'], before: '0.3', after: '0.5' },
  ]);
});

it('what is long is cut, and half a letter is not left', () => {
  const [change] = changesIn({ record: null }, { record: `${'x'.repeat(198)}😀 and on` });
  expect(change?.after).toHaveLength(200);
  expect(change?.after?.isWellFormed()).toBe(true);
});
