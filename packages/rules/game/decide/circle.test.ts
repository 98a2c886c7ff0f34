// Nominations: whose are taken, whose are refused, and which may be withdrawn.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

describe('nominations', () => {
  it('[fsm-2024 4.4.3] naming a candidate again is allowed also to one who has nominated', () => {
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 1 2`).refusal).toBeNull();
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3\nnominate 2 2`).refusal).toBeNull();
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3\nnominate 2 4`).refusal).toMatchObject({
      code: 'nomination/second-in-one-day',
    });
  });

  it('[fsm-2024 4.4.2] of a player who is out are refused, and the refusal names him', () => {
    expect(play('fsm-2024', `${toDay1}\nremove 3\nnominate 3 7`).refusal).toMatchObject({
      code: 'seat/out',
      clause: '4.4.2',
      args: { seat: 3 },
    });
  });

  it('[fsm-2024 4.4.2] outside the circle are refused, and the refusal names the player', () => {
    expect(play('fsm-2024', 'night 1\nnominate 3 7').refusal).toMatchObject({
      code: 'nomination/not-now',
      args: { seat: 3 },
    });
  });

  it('[fiim-2018 4.4.3] a player withdraws the candidate he named and no other', () => {
    expect(play('fiim-2018', `${toDay1}\nnominate 1 2\nwithdraw 1 3`).refusal).toMatchObject({
      code: 'withdrawal/not-own',
      args: { seat: 1, other: 3 },
    });
    expect(play('fiim-2018', `${toDay1}\nnominate 1 2\nwithdraw 1 2`).refusal).toBeNull();
  });
});
