// What a phone that was taken over says of its own lines: those of the dark stay in the dark.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { checked, positionAfter } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import { lostLines } from './lost-lines.ts';

const told = (lines: readonly string[], newest: number): readonly string[] => {
  const { state } = positionAfter('fsm-2024', lines);
  return lostLines(linesOf(state).slice(-newest), state).map(
    ({ command, secret }) => `${command.type}${secret ? ' in the dark' : ''}`,
  );
};

it('by night shots and checks have no name, what was said before it has', () => {
  expect(told(checked, 5)).toEqual([
    'last',
    'night',
    'shots in the dark',
    'don in the dark',
    'sheriff in the dark',
  ]);
});

it('by day the night before stays dark', () => {
  expect(told([...checked, 'best: -', 'day 2', 'last 4', 'nominate 5 1'], 5)).toEqual([
    'sheriff in the dark',
    'best in the dark',
    'day',
    'last',
    'nominate',
  ]);
});

it('once the table knows how the game ended all is named', () => {
  expect(told([...checked, 'forfeit 3'], 2)).toEqual(['sheriff', 'forfeit']);
});
