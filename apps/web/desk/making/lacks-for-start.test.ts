// Before the start it is said what the first game still lacks.
import { expect, it } from 'vitest';
import { entryOf, people, pictureOf, stageOf } from '../seating/testing/pictures.ts';
import { lacksForStart } from './lacks-for-start.ts';

it('nobody entered: players, a field, a seating and a published round', () => {
  expect(lacksForStart(pictureOf({ plans: [stageOf()] }))).toEqual(['players', 'field', 'seating', 'round']);
  expect(lacksForStart(pictureOf({ kind: 'evening', plans: [stageOf()] }))).toEqual([]);
});

it('seated and published: nothing', () => {
  const round = [Array.from({ length: 10 }, (_, i) => i + 1)];
  const plans = [stageOf({ players: people(10), rounds: [round], published: 1 })];
  const entries = people(10).map((person) => entryOf(person));
  expect(lacksForStart(pictureOf({ plans, entries }))).toEqual([]);
});
