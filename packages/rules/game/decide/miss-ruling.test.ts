// Shots ruled a miss: sanctions recorded since the shots get their effect, once, and nothing older does.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

const kill = `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5`;
const after = (lines: string) => play('neft-mmt', `${lines}\nruling miss`).report;

describe('the night goes on', () => {
  it('[neft-mmt 10.3.1] where it was: with the Don, the Sheriff or the morning', () => {
    expect(after(kill).expects).toMatchObject({ step: 'don' });
    expect(after(`${kill}\ndon: 4`).expects).toMatchObject({ step: 'sheriff' });
    expect(after(`${kill}\ndon: 4\nsheriff: 2`).expects).toMatchObject({ step: 'day' });
  });
});

describe('a sanction given since the shots', () => {
  it('[neft-mmt 10.3.1, 13.5] a fourth foul of the victim removes him and takes the vote', () => {
    const threeFouls = `${toDay1}\nfoul 5\nfoul 5\nfoul 5\nnight 2\nshots: 2>5 6>5 9>5`;
    expect(after(`${threeFouls}\nfoul 5`)).toMatchObject({
      out: [{ seat: 5, by: 'fouls', at: 'night 2' }],
      cancelledVotes: [2],
    });
  });

  it('[neft-mmt 10.3.1, 13.6] a second yellow card of the victim removes him, a first does not', () => {
    const carded = `${toDay1}\nyellow 5\nnight 2\nshots: 2>5 6>5 9>5\nyellow 5`;
    expect(after(carded)).toMatchObject({
      out: [{ seat: 5, by: 'red-card', at: 'night 2' }],
      cancelledVotes: [2],
    });
    expect(after(`${kill}\nyellow 5`)).toMatchObject({ out: [], cancelledVotes: [], yellow: { 5: 1 } });
  });

  it('[neft-mmt 10.3.1, 13.4] a first foul of the victim silences nobody', () => {
    expect(after(`${kill}\nfoul 5`)).toMatchObject({ muted: [], fouls: { 5: 1 } });
  });

  it('[neft-mmt 10.3.1, 18.1] a removal that had its effect has it once', () => {
    expect(after(`${kill}\nremove 3`)).toMatchObject({
      out: [{ seat: 3, by: 'removal', at: 'night 2' }],
      cancelledVotes: [2],
    });
  });

  it('[neft-mmt 10.3.1, 11.2] after the removal that decides, the next is only recorded', () => {
    const decisive = `${toDay1}\nremove 1\nremove 3\nremove 5\nnight 2\nshots: 2>7 6>7 9>7`;
    const { out, result } = after(`${decisive}\nremove 8\nremove 10`);
    expect([out.map(({ seat }) => seat), result]).toMatchObject([
      [1, 3, 5, 8],
      { winner: 'black', by: 'removal', at: 'night 2' },
    ]);
  });
});

describe('a sanction from before the shots', () => {
  const served = [
    ...[
      toDay1,
      'speech 5',
      'foul 5',
      'foul 5',
      'foul 5',
      'night 2',
      'shots: 2>- 6>- 9>-',
      'don: -',
      'sheriff: -',
    ],
    ...['day 2', 'speech 5', 'night 3', 'shots: 2>1 6>1 9>1'],
  ].join('\n');

  it('[neft-mmt 10.3.1, 13.4] a silence that was served is not owed again', () => {
    expect(play('neft-mmt', served).report.muted).toEqual([]);
    expect(after(served).muted).toEqual([]);
    expect(after(`${served}\nyellow 5`)).toMatchObject({ muted: [], yellow: { 5: 1 } });
  });
});

describe('what the ruling leaves as it was', () => {
  it('[neft-mmt 10.3.1] those who left before, and the first victim with his best move where the second came back', () => {
    const votedOut = `${toDay1}\nnominate 1 2\nnominate 4 7\nvote 2: 1 3 4 5\nvote 7: *\nlast 7\nnight 2\nshots: 2>5 6>5 9>5`;
    expect(after(votedOut).out).toEqual([{ seat: 7, by: 'vote', at: 'day 1' }]);
    const second = `${kill}\ndon: -\nsheriff: -\nbest: 2 6 1\nday 2\nnight 3\nshots: 2>1 6>1 9>1`;
    expect(after(second)).toMatchObject({
      out: [{ seat: 5 }],
      firstKilled: 5,
      bestMove: { by: 5, seats: [2, 6, 1], blacks: 2 },
    });
  });

  it('[neft-mmt 10.3.1, 17] a forfeit declared since the shots', () => {
    expect(after(`${kill}\nforfeit 9`).result).toMatchObject({ winner: 'red', by: 'forfeit' });
    const lastBlack = `${toDay1}\nremove 2\nremove 6\nnight 2\nshots: 9>5\nforfeit 9`;
    expect(after(lastBlack).result).toMatchObject({ winner: 'red', by: 'forfeit' });
  });
});

describe('a player who lost his last word the day before', () => {
  it('[neft-mmt 10.3.1, 13.5] has lost it after the ruling too', () => {
    const lost = `${toDay1}\nnominate 1 2\nnominate 4 7\nvote 2: 1 3 4 5\nvote 7: *\nremove 7\nnight 2\nshots: 2>5 6>5 9>5`;
    expect(play('neft-mmt', `${lost}\nruling miss\nlast 7`).refusal).toMatchObject({
      code: 'last/not-leaving',
      clause: '13.5',
    });
  });
});

describe('another ruling', () => {
  it('[neft-mmt 10.10.3] leaves the best move alone', () => {
    const best = play('neft-mmt', `${kill}\ndon: -\nsheriff: -\nbest: 2 6 9\nruling hold-vote 2`);
    expect(best.report.bestMove).toEqual({ by: 5, seats: [2, 6, 9], blacks: 3 });
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
