// The fields of a line: hands as a count and names that never disagree, and only seats that may be meant.
import type { LiftHands } from '@omerta/rules/game/command.ts';
import type { Entered } from '@omerta/rules/game/decide/voting.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { enteredOf, offeredSeats, votingAt, withCount, withName } from './line-form.ts';

const ballot = ['night 1', 'day 1', 'nominate 1 5', 'nominate 4 7'];

describe('hands', () => {
  const voting = { most: 9, seats: [1, 2, 3], isLast: false } as const;

  it('a name more than the count raises it, a name less leaves it', () => {
    const two: Entered = { count: 2, seats: [1, 4] };
    expect(withName(two, 3)).toEqual({ count: 3, seats: [1, 3, 4] });
    expect(withName(two, 4)).toEqual({ count: 2, seats: [1] });
    expect(withName({ count: null, seats: [] }, 6)).toEqual({ count: 1, seats: [6] });
    expect(withName({ count: 5, seats: [] }, 6)).toEqual({ count: 5, seats: [6] });
  });

  it('a count that the names no longer fit takes them off, any other leaves them', () => {
    const two: Entered = { count: 2, seats: [1, 4] };
    expect(withCount(two, 5)).toEqual({ count: 5, seats: [1, 4] });
    expect(withCount(two, 1)).toEqual({ count: 1, seats: [] });
  });

  it.each<readonly [LiftHands, Entered]>([
    [
      { kind: 'named', seats: [2, 3] },
      { count: 2, seats: [2, 3] },
    ],
    [
      { kind: 'counted', count: 4, seats: [2] },
      { count: 4, seats: [2] },
    ],
    [{ kind: 'rest' }, { count: 9, seats: [] }],
    [
      { kind: 'outcome', passed: true },
      { count: null, seats: [] },
    ],
  ])('%j stand in the form as a count with names', (hands, entered) => {
    expect(enteredOf(hands, voting)).toMatchObject(entered);
  });
});

describe.each(rulebookIds)('%s', (id) => {
  it('whoever has voted or is out is not offered as a hand, and no more hands than are left', () => {
    const { state } = positionAfter(id, [
      ...['night 1', 'day 1', 'nominate 1 3', 'nominate 4 7', 'vote 3 = 6', 'vote 7: *', 'last 3'],
      ...['night 2', 'shots: 2>1 6>4 9>5', 'don: -', 'sheriff: -', 'day 2'],
      ...['nominate 4 5', 'nominate 5 7', 'vote 5: 1 2'],
    ]);
    expect(votingAt(rulebook(id), state, 'vote')).toEqual({
      most: 7,
      seats: [4, 5, 6, 7, 8, 9, 10],
      isLast: true,
    });
  });

  it('a player who is out is not offered to speak or to nominate, and still to be sanctioned', () => {
    const { state } = positionAfter(id, [...ballot.slice(0, 2), 'remove 8']);
    expect(offeredSeats('nominate', state)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10]);
    expect(offeredSeats('remove', state)).toHaveLength(10);
  });

  it('in a lift the whole table may raise a hand', () => {
    const { state } = positionAfter(id, [...ballot, 'vote 5 = 5', 'vote 7 = 5', 'vote 5 = 5', 'vote 7 = 5']);
    expect(votingAt(rulebook(id), state, 'lift')).toMatchObject({ most: 10, isLast: false });
  });
});
