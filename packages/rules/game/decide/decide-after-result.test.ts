// What still counts once the result is known, and what does not.
import { play, toDay1 } from '@omerta/testkit/table.ts';
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
