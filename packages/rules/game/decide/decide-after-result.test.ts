// What still counts once the result is known, and what does not.
import { decidedByKill, decidedByVote, play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

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
  ] as const)('[%s %s] is not called once the room knows the result', (id, _) => {
    expect(play(id, `${toDay1}\nbreak\nresume\nforfeit 3`).refusal).toBeNull();
    const ends = [
      'forfeit 3',
      'remove 1\nremove 3\nremove 5\nremove 7',
      `remove 2\nremove 6\nnight 2\nshots: 9>-\ndon: -\nsheriff: -\nday 2\nnominate 2 9\nvote 9: *\nlast 9`,
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

  it.each([
    ['neft-mmt', '18.18', decidedByVote, 'last 9'],
    ['neft-mmt', '18.18', decidedByKill, 'last 7'],
    ['fiim-2025', '4.6.2', decidedByVote, 'last 9'],
  ] as const)(
    '[%s %s] is called before the last word of a decided game as of one that goes on, which then goes on to its end',
    (id, _, decided, last) => {
      const lines = decided.join('\n');
      expect(play(id, `${lines}\nbreak\n${last}`).refusal).toMatchObject({ code: 'break/running' });
      const { refusal, report } = play(id, `${lines}\nbreak\nresume\n${last}`);
      expect([refusal, report.phase.kind]).toEqual([null, 'over']);
    },
  );
});

describe('a ruling on the next vote', () => {
  const next = (lines: readonly string[], day: number) => `${lines.join('\n')}\nruling cancel-vote ${day}`;

  it.each(['fsm-2024', 'neft-mmt', 'fiim-2025'] as const)(
    '%s: is given until the room knows the result, and is too late after it',
    (id) => {
      for (const [decided, last, day] of [
        [decidedByVote, 'last 9', 3],
        [decidedByKill, 'last 7', 2],
      ] as const) {
        const { refusal, report } = play(id, next(decided, day));
        expect(refusal).toBeNull();
        expect(report.result).toEqual(play(id, decided.join('\n')).report.result);
        expect(play(id, next([...decided, last], day)).refusal).toMatchObject({ code: 'ruling/too-late' });
      }
    },
  );
});
