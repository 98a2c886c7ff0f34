// Rulings of the referee: shots ruled a miss, a best move not accepted, a vote cancelled or held.
import { play, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

const night = `${toDay1}\nnight 2`;
const kill = `${night}\nshots: 2>5 6>5 9>5`;
const finish = 'don: -\nsheriff: -\nday 2';

describe('shots ruled a miss', () => {
  it('[neft-mmt 10.3.1] bring the victim back and take the best move away', () => {
    const { report } = play(
      'neft-mmt',
      `${kill}\ndon: -\nsheriff: -\nbest: 2 6 9\nruling miss "arm bent"\nday 2`,
    );
    expect(report).toMatchObject({ out: [], firstKilled: null, bestMove: null, nights: [{ killed: null }] });
  });

  it('[neft-mmt 10.3.1, 13.4] bring back the silence the victim owed, also for a third foul given meanwhile', () => {
    const before = play(
      'neft-mmt',
      `${toDay1}\nspeech 5\nfoul 5\nfoul 5\nfoul 5\nnight 2\nshots: 2>5 6>5 9>5\nruling miss\n${finish}\nspeech 4`,
    );
    expect(before.report).toMatchObject({ muted: [5], expects: { step: 'speech', seat: 5, seconds: 0 } });
    const between = play(
      'neft-mmt',
      `${toDay1}\nspeech 5\nfoul 5\nfoul 5\nnight 2\nshots: 2>5 6>5 9>5\nfoul 5\nruling miss\n${finish}`,
    );
    expect(between.report.muted).toEqual([5]);
  });

  it('[neft-mmt 10.3.1, 18.1] give their effect to removals that were only recorded', () => {
    const victim = play('neft-mmt', `${kill}\nremove 5\nruling miss`);
    expect(victim.report).toMatchObject({
      out: [{ seat: 5, by: 'removal', at: 'night 2' }],
      cancelledVotes: [2],
    });
    const decided = play(
      'neft-mmt',
      `${toDay1}\nremove 1\nremove 3\nremove 5\nnight 2\nshots: 2>7 6>7 9>7\nremove 8\nruling miss`,
    );
    expect(decided.report).toMatchObject({
      cancelledVotes: [1, 2],
      result: { winner: 'black', by: 'removal', at: 'night 2' },
    });
  });

  it('[neft-mmt 10.10.3] a best move is voided in its own night alone: later it stands with its points', () => {
    const made = `${kill}\ndon: -\nsheriff: -\nbest: 2 6 9\nday 2\nlast 5\nnight 3`;
    for (const later of ['', 'shots: 2>1 6>1 9>1\n', 'shots: 2>- 6>- 9>-\ndon: -\nsheriff: -\n']) {
      const { report, refusal } = play('neft-mmt', `${made}\n${later}ruling best-void "late"`);
      expect(refusal).toMatchObject({ code: 'ruling/nothing-to-rule', clause: '10.10.3' });
      expect(report.bestMove).toEqual({ by: 5, seats: [2, 6, 9], blacks: 3 });
    }
  });

  it('[neft-mmt 10.3.1] a miss is ruled in its own night alone: the victim of an earlier one stays out', () => {
    const next = `${kill}\ndon: -\nsheriff: -\nbest: -\nday 2\nlast 5\nnight 3`;
    expect(play('neft-mmt', `${next}\nruling miss "late"`).refusal).toMatchObject({
      code: 'ruling/nothing-to-rule',
      clause: '10.3.1',
    });
    const missed = play('neft-mmt', `${next}\nshots: 2>- 6>- 9>-\nruling miss "said again"`);
    expect([missed.refusal, missed.report.out]).toEqual([null, [{ seat: 5, by: 'shot', at: 'night 2' }]]);
  });

  it('[neft-mmt 10.10.3] a best move not accepted leaves none', () => {
    const { report, refusal } = play(
      'neft-mmt',
      `${kill}\ndon: -\nsheriff: -\nbest: 2 6 9\nruling best-void "spoke"`,
    );
    expect([report.bestMove, refusal]).toEqual([null, null]);
  });

  it('are refused where the rulebook has no such ruling, or nothing to rule on', () => {
    expect(play('fsm-2024', `${kill}\nruling miss`).refusal).toMatchObject({ code: 'ruling/not-provided' });
    expect(play('fsm-2024', `${kill}\nruling best-void`).refusal).toMatchObject({
      code: 'ruling/not-provided',
    });
    expect(play('neft-mmt', `${night}\nruling miss`).refusal).toMatchObject({
      code: 'ruling/nothing-to-rule',
    });
  });
});

describe('a day’s vote', () => {
  const nominated = `${toDay2}\nnominate 2 4`;

  it('[fsm-2024 7.1] is held or cancelled as the referee rules where the moment is his', () => {
    expect(
      play('fsm-2024', `${nominated}\nremove 1\nruling hold-vote 2 "after the result"`).report.cancelledVotes,
    ).toEqual([]);
    const running = play('fsm-2024', `${nominated}\nnominate 3 5\nvote 4: 1\nruling cancel-vote 2`);
    expect(running.report).toMatchObject({
      cancelledVotes: [2],
      ballots: [{ outcome: 'void', tally: { 4: 1, 5: 0 } }],
      expects: { step: 'night' },
    });
  });

  it('[fsm-2024 7.1] falls again by a removal after the ruling', () => {
    expect(
      play('fsm-2024', `${nominated}\nremove 1\nruling hold-vote 2\nremove 5\nvote 4: *`).refusal,
    ).toMatchObject({
      code: 'vote/cancelled',
      clause: '7.1',
    });
  });

  it.each([
    ['fsm-2024', '7.2'],
    ['fiim-2018', '7.1'],
    ['neft-mmt', '18.1'],
    ['bel-canto', '7.1'],
    ['fiim-2025', '7.2'],
  ] as const)(
    '[%s %s] held by a ruling at night falls again by a removal of the same night',
    (id, clause) => {
      const night = `${toDay1}\nnight 2\nremove 1\nruling hold-vote 2`;
      const finish = 'shots: 2>- 6>- 9>-\ndon: -\nsheriff: -\nday 2\nnominate 2 4\nvote 4: *';
      expect(play(id, `${night}\n${finish}`).report.ballots).toMatchObject([
        { outcome: 'leaves', tally: { 4: 9 } },
      ]);
      expect(play(id, `${night}\nremove 3\n${finish}`).refusal).toMatchObject({
        code: 'vote/cancelled',
        clause,
      });
    },
  );

  it('is ruled on before its result or later ones, never afterwards', () => {
    expect(play('fsm-2024', `${nominated}\nvote 4: *\nruling cancel-vote 2`).refusal).toMatchObject({
      code: 'ruling/too-late',
    });
    expect(play('fsm-2024', `${nominated}\nruling cancel-vote 1`).refusal).toMatchObject({
      code: 'ruling/too-late',
    });
    expect(play('fsm-2024', `${nominated}\nruling cancel-vote 3`).report.cancelledVotes).toEqual([3]);
    expect(
      play('fsm-2024', `${nominated}\nnominate 3 5\nvote 4: 1\nremove 7\nruling hold-vote 2`).refusal,
    ).toMatchObject({
      code: 'ruling/too-late',
    });
  });
});
