// Rulings on the vote of a day beside the removals that take it: the later ruling stands, and outweighs them.
import { play, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

describe('a ruling on another day’s vote', () => {
  it('[fsm-2024 7.1] does not stop the one that is being taken', () => {
    const { report } = play(
      'fsm-2024',
      `${toDay2}\nnominate 2 4\nnominate 3 5\nvote 4: 1\nruling cancel-vote 3`,
    );
    expect(report).toMatchObject({ cancelledVotes: [3], expects: { step: 'vote', seat: 5 } });
  });
});

describe('rulings on the same and on other days', () => {
  it('[fsm-2024 7.1] the later ruling on a day stands, and each day has its own', () => {
    expect(
      play('fsm-2024', `${toDay1}\nruling cancel-vote 2\nruling hold-vote 2`).report.cancelledVotes,
    ).toEqual([]);
    expect(
      play('fsm-2024', `${toDay1}\nruling hold-vote 2\nruling cancel-vote 2`).report.cancelledVotes,
    ).toEqual([2]);
    expect(
      play('fsm-2024', `${toDay1}\nruling cancel-vote 3\nruling cancel-vote 2`).report.cancelledVotes,
    ).toEqual([2, 3]);
  });
});

describe('a removal after rulings', () => {
  it('[fsm-2024 7.1] leaves the ruling on another day', () => {
    expect(play('fsm-2024', `${toDay2}\nruling cancel-vote 3\nremove 1`).report.cancelledVotes).toEqual([
      2, 3,
    ]);
  });

  it('[neft-mmt 18.25] leaves a vote held that two removals had taken', () => {
    const held = `${toDay2}\nremove 1\nremove 5\nruling hold-vote 3`;
    expect(play('neft-mmt', held).report.cancelledVotes).toEqual([2]);
    expect(play('neft-mmt', `${held}\nremove 3`).report.cancelledVotes).toEqual([2]);
  });
});
