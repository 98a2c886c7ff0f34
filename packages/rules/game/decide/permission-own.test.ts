// What a player gives himself, no official gives for him; the best move is the first victim's own.
import { checked, dayOne, positionAfter } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import { allows } from './line.ts';

it('[fsm-2024 4.5.9] the best move is given by the first victim and by no other player', () => {
  const { rulebook, state } = positionAfter('fsm-2024', checked);
  expect(allows(rulebook, state, { type: 'best', seats: [1, 2, 3], by: 4 })).toBe(true);
  expect(allows(rulebook, state, { type: 'best', seats: [1, 2, 3], by: 3 })).toBe(false);
  expect(allows(rulebook, state, { type: 'best', seats: [1, 2, 3] })).toBe(true);
});

it('[fsm-2024 4.4.7, 4.5.3] a hand and a shot are the player’s own: the referee records the whole line instead', () => {
  const ballot = positionAfter('fsm-2024', [...dayOne, 'nominate 1 2', 'nominate 4 7']);
  expect(allows(ballot.rulebook, ballot.state, { type: 'hand', seat: 5, candidate: 2 })).toBe(false);
  expect(allows(ballot.rulebook, ballot.state, { type: 'hand', seat: 5, candidate: 2, by: 5 })).toBe(true);
  const night = positionAfter('fsm-2024', [...dayOne, 'night 2']);
  expect(allows(night.rulebook, night.state, { type: 'shoot', seat: 2, targets: [5] })).toBe(false);
  expect(allows(night.rulebook, night.state, { type: 'shoot', seat: 2, targets: [5], by: 2 })).toBe(true);
});
