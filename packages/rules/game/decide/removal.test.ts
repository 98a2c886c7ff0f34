// Which day's vote a removal takes, and by which clause that vote is refused.
import { play, tagsOf, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

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
