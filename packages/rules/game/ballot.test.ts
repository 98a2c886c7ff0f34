// The tally of a ballot around which somebody is removed: whose votes it keeps, and where votes not cast fall.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

const threeCandidates = `${toDay1}\nnominate 1 2\nnominate 2 7\nnominate 3 3`;
const tallyOf = (lines: string) => play('fsm-2024', `${threeCandidates}\n${lines}`).report.ballots[0]?.tally;

describe('a removal around a decided ballot', () => {
  it('[fsm-2024 4.4.8] takes no vote once every line is written', () => {
    expect(tallyOf('vote 2: 1 3 4 5 7 10\nvote 7: -\nvote 3: -\nremove 8')).toEqual({ 2: 6, 7: 0, 3: 4 });
    expect(tallyOf('vote 2 = 6\nvote 7 = 1\nvote 3 = 1\nremove 8\nlast 2')).toEqual({ 2: 6, 7: 1, 3: 3 });
  });

  it('[fsm-2024 4.4.8] takes the vote of a player who had not voted, and of nobody who had', () => {
    expect(tallyOf('vote 2: 1 3 4 5 7 10\nremove 8')).toEqual({ 2: 6, 7: 0, 3: 3 });
    expect(tallyOf('vote 2: 1 3 4 5 7 10\nremove 1')).toEqual({ 2: 6, 7: 0, 3: 4 });
    expect(tallyOf('vote 2 = 6: 1 3\nremove 1')).toEqual({ 2: 6, 7: 0, 3: 4 });
    expect(tallyOf('vote 2 = 6\nremove 1')).toEqual({ 2: 6, 7: 0, 3: 3 });
    expect(
      play('fsm-2024', `${threeCandidates}\nvote 2: 1 3 4 5 7 10\nremove 1\nvote 7 = 2\nvote 3 = 2`).refusal,
    ).toBeNull();
  });
});
