// The order of a reveal: from the last place up, shared places together, and back.
import { expect, it } from 'vitest';
import {
  asBefore,
  placeBefore,
  placesAhead,
  placesUp,
  playersAt,
  revealedSoFar,
  revealOn,
  stepOfKey,
} from './reveal.ts';

const rows = [
  { place: 1, player: 'a' },
  { place: 2, player: 'b' },
  { place: 2, player: 'c' },
  { place: 4, player: 'd' },
  { place: null, player: 'expelled' },
];
const places = placesUp(rows);

it('goes from the last up, over shared places once, past whoever has none', () => {
  const steps = placesAhead(places, null);
  expect(steps).toEqual([4, 2, 1]);
  expect(steps.map((place) => playersAt(rows, place))).toEqual([['d'], ['b', 'c'], ['a']]);
  expect([4, 2, 1].map((from) => placesAhead(places, from))).toEqual([[2, 1], [1], []]);
});

it('goes back the same way, to nothing before the last', () => {
  expect([1, 2, 4, null].map((from) => placeBefore(places, from))).toEqual([2, 4, null, null]);
});

it('knows how far it is by the screens, and starts where none reveals', () => {
  const wall = { screen: 's1', name: 'Wall', shows: { what: 'reveal', from: 4 } } as const;
  const door = { screen: 's2', name: 'Door', shows: { what: 'reveal', from: null } } as const;
  const bar = { screen: 's3', name: 'Bar', shows: { what: 'standings' } } as const;
  expect(revealedSoFar([bar])).toBeUndefined();
  expect(revealedSoFar([door, bar])).toBeNull();
  expect(revealedSoFar([door, wall, { ...wall, shows: { what: 'reveal', from: 2 } }])).toBe(2);
  expect(revealOn([wall, bar], 2)).toEqual([
    { type: 'point-screen', screen: 's1', name: 'Wall', shows: { what: 'reveal', from: 2 } },
    { type: 'point-screen', screen: 's3', name: 'Bar', shows: { what: 'reveal', from: 2 } },
  ]);
  expect(asBefore([bar])).toEqual([{ type: 'point-screen', ...bar }]);
});

it('a remote control steps on and back; other keys do nothing', () => {
  expect(['PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft', 'a'].map(stepOfKey)).toEqual([
    'next',
    'next',
    'back',
    'back',
    null,
  ]);
});
