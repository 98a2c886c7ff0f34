// What still counts once the result is known, and what does not.
import { play, tagsOf, toDay1, toDay2 } from '@omerta/testkit/table.ts';
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

describe('after a decisive kill', () => {
  const kill = `${toDay1}\nremove 1\nremove 3\nnight 2\nshots: 2>- 6>- 9>-\ndon: -\nsheriff: -\nday 2\nremove 5\nnight 3\nshots: 2>7 6>7 9>7`;

  it('[fsm-2024 7.9] the night may be finished before or after the last word', () => {
    for (const rest of [
      'don: 4\nsheriff: 2\nday 3\nlast 7',
      'last 7\ndon: 4\nsheriff: 2\nday 3',
      'last 7\nday 3',
    ]) {
      expect(play('fsm-2024', `${kill}\n${rest}`).refusal).toBeNull();
    }
  });

  it('[fsm-2024 7.9] sanctions are only recorded', () => {
    const { report } = play('fsm-2024', `${kill}\nfoul 8\nfoul 8\nfoul 8\nfoul 8\nfoul 8\nremove 10`);
    expect(report).toMatchObject({ fouls: { 8: 5 }, alive: [2, 4, 6, 8, 9, 10], cancelledVotes: [1, 2] });
  });
});

describe('a break', () => {
  it.each([
    ['neft-mmt', '18.18'],
    ['fiim-2025', '4.6.2'],
  ] as const)('[%s %s] is not called once the result is fixed', (id, _) => {
    expect(play(id, `${toDay1}\nbreak\nresume\nforfeit 3`).refusal).toBeNull();
    const ends = [
      'forfeit 3',
      'remove 1\nremove 3\nremove 5\nremove 7',
      `remove 2\nremove 6\nnight 2\nshots: 9>-\ndon: -\nsheriff: -\nday 2\nnominate 2 9\nvote 9: *`,
    ];
    for (const end of ends) {
      const { refusal, report } = play(
        id,
        `${toDay1}\n${end.replace('nominate 2 9', 'nominate 3 9')}\nbreak`,
      );
      expect(refusal).toMatchObject({ code: 'game/over' });
      expect(report.phase.kind).toBe('over');
    }
  });
});

describe('several last words', () => {
  const lift = `${toDay2}\nnominate 2 9\nnominate 3 3\nvote 9: 1 2 3 4 5\nvote 3: *\nvote 9: 1 2 3 4 5\nvote 3: *\nlift = yes`;

  it('[fsm-2024 4.4.13] a word skipped is gone while the game goes on', () => {
    expect(play('fsm-2024', `${lift}\nlast 3\nlast 9`).refusal).toMatchObject({ code: 'last/not-leaving' });
  });
});

describe('cards', () => {
  it.each([
    ['fsm-2024', '4.1.3'],
    ['fiim-2018', '4.1.3'],
    ['neft-mmt', '6.5'],
    ['bel-canto', '4.1.3'],
    ['fiim-2025', '4.1.3'],
  ] as const)('[%s %s] the single leftover card is nobody’s to deal', (id, clause) => {
    const dealt = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don']
      .map((role, i) => `deal ${i + 1} ${role}`)
      .join('\n');
    for (const lines of [`remove 10\n${dealt}`, `${dealt}\nremove 10`]) {
      const { refusal, report } = play(id, `${lines}\ndeal 10 red`, tagsOf(id, false));
      expect(refusal).toMatchObject({ code: 'deal/has-a-card', clause });
      expect(report.out).toEqual([{ seat: 10, by: 'removal', at: 'dealing' }]);
      expect(play(id, `${lines}\nnight 1`, tagsOf(id, false)).refusal).toBeNull();
    }
  });

  it('[neft-mmt 6.5, 13.5, 13.6] the leftover card goes to the only player removed before his, however he was removed', () => {
    const dealt = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don']
      .map((role, i) => `deal ${i + 1} ${role}`)
      .join('\n');
    for (const removal of ['remove 10', 'foul 10\nfoul 10\nfoul 10\nfoul 10', 'yellow 10\nyellow 10']) {
      expect(play('neft-mmt', `${dealt}\n${removal}\nnight 1`, tagsOf('neft-mmt', false)).refusal).toBeNull();
    }
  });
});

describe('shots ruled a miss after more happened', () => {
  it('[neft-mmt 10.3.1, 11.2] reopen a game that a removal had ended, and ask for the checks again', () => {
    const ended = play(
      'neft-mmt',
      `${toDay1}\nremove 1\nnight 2\nshots: 2>3 6>3 9>3\nremove 5\nremove 7\nruling miss`,
    );
    expect(ended.report).toMatchObject({ result: null, expects: { step: 'don' } });
    const best = play(
      'neft-mmt',
      `${toDay1}\nremove 1\nremove 3\nremove 5\nnight 2\nshots: 2>7 6>7 9>7\nbest: 1 2 3\nruling miss`,
    );
    expect(best.report).toMatchObject({ result: null, bestMove: null, expects: { step: 'don' } });
  });

  it('[neft-mmt 10.3.1, 18.13] take back the vote that shots at a removed player had saved', () => {
    const saved = `${toDay1}\nnight 2\nremove 1\nshots: 2>1 6>1 9>1`;
    expect(play('neft-mmt', saved).report.cancelledVotes).toEqual([]);
    expect(play('neft-mmt', `${saved}\nruling miss`).report.cancelledVotes).toEqual([2]);
  });
});
