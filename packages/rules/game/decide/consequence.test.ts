// What the rules draw from a line by themselves: a result moved, a tie, a departure, and nothing twice.
import { play, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import { isAct } from '../event.ts';
import { eventsOf } from '../fold/evolve.ts';

/** The last line and what followed from it. */
const lastOf = (id: RulebookId, lines: string): readonly string[] => {
  const events = eventsOf(play(id, lines).state.log);
  return events.slice(events.findLastIndex(isAct)).map(({ type }) => type);
};

describe('a lone candidate', () => {
  const lastSpeech = `${toDay2}\nnominate 3 5\nspeech 10\nnominate 1 5`;

  it('[fiim-2018 7.2] named before and only repeated in the last speech leaves the result open', () => {
    expect(play('fiim-2018', `${toDay2}\nnominate 1 5\nremove 8`).report.cancelledVotes).toEqual([3]);
    expect(play('fiim-2018', `${lastSpeech}\nremove 8`).report.cancelledVotes).toEqual([2]);
  });
});

describe('the lone candidate of the last speech', () => {
  it('[fiim-2018 7.2] moves the result once, however often he is named', () => {
    const named = `${toDay2}\nnominate 1 5`;
    expect(lastOf('fiim-2018', named)).toEqual(['PlayerNominated', 'ResultMoved']);
    expect(lastOf('fiim-2018', `${named}\nnominate 1 5`)).toEqual(['PlayerNominated']);
  });
});

describe('what follows a line', () => {
  it('[fsm-2024 4.4.12, 4.4.12.2] a tie and a smaller tie, each by its clause', () => {
    const first = `${toDay2}\nnominate 2 9\nnominate 3 3\nnominate 4 7\nnominate 5 1\nnominate 6 2\nvote 9: 1 2\nvote 3: 3 4\nvote 7: 5 6\nvote 1: 7 8\nvote 2: *`;
    const again = 'vote 9: 1 2 3 4\nvote 3: 5 6 7 8\nvote 7: 9\nvote 1: 10\nvote 2: *';
    const { state } = play('fsm-2024', `${first}\n${again}`);
    const ties = eventsOf(state.log).filter((event) => event.type === 'BallotTied');
    expect(ties).toMatchObject([
      { seats: [9, 3, 7, 1, 2], clause: '4.4.12' },
      { seats: [9, 3], clause: '4.4.12.2' },
    ]);
  });

  it('[fsm-2024 4.4.11] the lines after the deciding one only complete the count', () => {
    const decided = `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1 4 5 6 7 8`;
    expect(lastOf('fsm-2024', decided)).toEqual(['VotesCounted', 'CandidateLeads', 'PlayerLeft']);
    expect(lastOf('fsm-2024', `${decided}\nvote 3: *`)).toEqual(['VotesCounted']);
  });
});
