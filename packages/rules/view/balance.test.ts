// How close the game is to its end, held against what the rules then do.

import { positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { withSeat } from '../game/seat.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import { balance } from './balance.ts';

const at = (id: RulebookId, lines: readonly string[]) => {
  const { rulebook, state } = positionAfter(id, lines);
  return { ...balance(rulebook, state), result: state.result };
};

const start = ['night 1', 'day 1'];
const missed = (night: number, by = [2, 6, 9]): readonly string[] => [
  `night ${night}`,
  `shots: ${by.map((seat) => `${seat}>-`).join(' ')}`,
  'don: -',
  'sheriff: -',
  `day ${night}`,
];

describe('the balance of the teams', () => {
  it('[fsm-2024 1.4] as many blacks must leave as there are, and as many reds as they are more than the blacks', () => {
    expect(at('fsm-2024', start)).toMatchObject({
      left: { red: 7, black: 3 },
      toWin: { red: 3, black: 4 },
      clause: '1.4',
    });
    expect(at('fsm-2024', [...start, 'remove 1', 'remove 2'])).toMatchObject({
      left: { red: 6, black: 2 },
      toWin: { red: 2, black: 4 },
    });
    const four = ['remove 1', 'remove 3', 'remove 5', 'remove 7'];
    expect(at('fsm-2024', [...start, ...four.slice(0, 3)]).toWin).toEqual({ red: 3, black: 1 });
    expect(at('fsm-2024', [...start, ...four]).result).toMatchObject({ winner: 'black' });
  });

  it('is silent while the cards are being dealt and when the game is decided', () => {
    const { rulebook, state } = positionAfter('fsm-2024', [...start, 'forfeit 2']);
    expect(balance(rulebook, state)).toBeNull();
    expect(balance(rulebook, { ...state, result: null, roles: withSeat(state.roles, 3, null) })).toBeNull();
  });

  it('[fsm-2024 7.7] from the first circle in which nobody left on, it says when that becomes a draw', () => {
    expect(at('fsm-2024', [...start, 'night 2']).standstill).toBeNull();
    const draw = { since: 2, until: { kind: 'night', number: 4 }, winner: 'draw', clause: '7.7' };
    expect(at('fsm-2024', [...start, ...missed(2)]).standstill).toEqual(draw);
    expect(at('fsm-2024', [...start, ...missed(2), ...missed(3)]).standstill).toEqual(draw);
    expect(at('fsm-2024', [...start, ...missed(2), ...missed(3), 'remove 1']).standstill).toBeNull();
    expect(at('fsm-2024', [...start, ...missed(2), ...missed(3), ...missed(4)]).result).toMatchObject({
      winner: 'draw',
      at: draw.until,
    });
  });

  it('[fiim-2018 7.8] there the third day still belongs to it', () => {
    const quiet = [...start, ...missed(2), ...missed(3)];
    const draw = { since: 2, until: { kind: 'day', number: 4 }, winner: 'draw', clause: '7.8' };
    expect(at('fiim-2018', quiet).standstill).toEqual(draw);
    expect(at('fiim-2018', [...quiet, ...missed(4)]).result).toBeNull();
    expect(at('fiim-2018', [...quiet, ...missed(4), 'night 5']).result).toMatchObject({
      winner: 'draw',
      at: draw.until,
    });
  });

  it('[fiim-2018 7.6] and four at the table win for the reds', () => {
    const four = [...start, 'remove 2', 'remove 6', 'remove 1', 'remove 3', 'remove 5', 'remove 7'];
    const quiet = [...four, ...missed(2, [9]), ...missed(3, [9])];
    expect(at('fiim-2018', quiet).standstill).toEqual({
      since: 2,
      until: { kind: 'night', number: 4 },
      winner: 'red',
      clause: '7.6',
    });
    expect(at('fiim-2018', [...quiet, ...missed(4, [9])]).result).toMatchObject({
      winner: 'red',
      by: 'misses',
    });
  });
});
