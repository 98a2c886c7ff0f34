// Which day's vote a removal takes, and by which clause that vote is refused.
import { play, tagsOf, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '../fold/evolve.ts';
import { decide } from './decide.ts';

const missed = 'don: -\nsheriff: -\nday 2\nnominate 2 3\nvote 3: 1';
const dayOneVote = 'day 1\nnominate 2 3\nnominate 3 4\nvote 3: 1';

describe('a vote taken by a removal is refused by the clause of that removal', () => {
  it.each([
    ['fsm-2024', '7.2'],
    ['fiim-2025', '7.2'],
    ['fiim-2018', '7.1'],
    ['bel-canto', '7.1'],
    ['neft-mmt', '18.1'],
  ] as const)('[%s %s] in the night before day 2', (id, clause) => {
    expect(play(id, `${toDay1}\nnight 2\nshots: 2>- 6>- 9>-\nremove 1\n${missed}`).refusal).toMatchObject({
      code: 'vote/cancelled',
      clause,
    });
  });

  it('[fsm-2024 7.1] before day 1, in the first night or while the cards are dealt', () => {
    expect(play('fsm-2024', `night 1\nremove 1\n${dayOneVote}`).refusal).toMatchObject({
      code: 'vote/cancelled',
      clause: '7.1',
    });
    expect(play('fsm-2024', `remove 1\nnight 1\n${dayOneVote}`).refusal).toMatchObject({
      code: 'vote/cancelled',
      clause: '7.1',
    });
  });
});

describe('two removals in one day', () => {
  it('[neft-mmt 18.3] after the result of day 1 take day 2 alone', () => {
    const decided = `${toDay1}\nnominate 2 3\nnominate 3 4\nvote 3: 1\nvote 4: *`;
    expect(play('neft-mmt', `${decided}\nremove 1\nremove 5`).report.cancelledVotes).toEqual([2]);
  });
});

describe('two removals before the result, as the switch says', () => {
  const twice = (setting: string, toDay: string): readonly number[] =>
    play('neft-mmt', `${toDay}\nremove 1\nremove 5`, `${setting}${tagsOf('neft-mmt')}`).report.cancelledVotes;
  const toDay3 = `${toDay2}\nnight 3\nshots: 2>- 6>- 9>-\ndon: -\nsheriff: -\nday 3`;

  it('[neft-mmt 18.25] on day 2 they take day 3 too, on other days nothing more', () => {
    expect([twice('', toDay1), twice('', toDay2), twice('', toDay3)]).toEqual([[1], [2, 3], [3]]);
  });

  it('[neft-mmt 18.25] with the switch from day 2 on they take the next day on every day but the first', () => {
    const setting = '[switch second-removal from-day-2]\n';
    expect([twice(setting, toDay1), twice(setting, toDay2), twice(setting, toDay3)]).toEqual([
      [1],
      [2, 3],
      [3, 4],
    ]);
  });
});

describe('a removal in the night after two removals by day', () => {
  it('[neft-mmt 18.1, 18.25] takes the nearest vote alone, with the switch from day 2 on as well', () => {
    const lines = `${toDay2}\nremove 1\nremove 5\nnight 3\nremove 3`;
    for (const setting of ['', '[switch second-removal from-day-2]\n']) {
      expect(play('neft-mmt', lines, `${setting}${tagsOf('neft-mmt')}`).report.cancelledVotes).toEqual([
        2, 3,
      ]);
    }
  });
});

describe('a lone candidate', () => {
  const lastSpeech = `${toDay2}\nnominate 3 5\nspeech 10\nnominate 1 5`;

  it('[fiim-2018 7.2] named before and only repeated in the last speech leaves the result open', () => {
    expect(play('fiim-2018', `${toDay2}\nnominate 1 5\nremove 8`).report.cancelledVotes).toEqual([3]);
    expect(play('fiim-2018', `${lastSpeech}\nremove 8`).report.cancelledVotes).toEqual([2]);
  });
});

describe('the lone candidate of the last speech', () => {
  it('[fiim-2018 7.2] moves the result once, however often he is named', () => {
    const { rulebook, state } = play('fiim-2018', `${toDay2}\nnominate 1 5`);
    const again = decide(rulebook, state, { type: 'nominate', seat: 1, nominee: 5 });
    if ('refusal' in again) throw new Error(again.refusal.code);
    expect(again.events.map(({ type }) => type)).toEqual(['PlayerNominated']);
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
    const { rulebook, state } = play(
      'fsm-2024',
      `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1 4 5 6 7 8`,
    );
    const decided = decide(rulebook, state, { type: 'vote', candidate: 3, hands: { kind: 'rest' } });
    if ('refusal' in decided) throw new Error(decided.refusal.code);
    expect(decided.events.map(({ type }) => type)).toEqual(['VotesCounted']);
  });
});
