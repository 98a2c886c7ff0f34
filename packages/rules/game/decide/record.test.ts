// Lines beside the play: which ruling, break or split is refused, and what the refusal names.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebooks/choose.ts';
import { perform } from './decide.ts';

const kill = `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5`;

describe('rulings', () => {
  it('[neft-mmt 10.3.1] a miss is ruled in its night alone', () => {
    expect(play('neft-mmt', `${kill}\nruling miss`).refusal).toBeNull();
    const morning = play('neft-mmt', `${kill}\ndon: -\nsheriff: -\nbest: -\nday 2\nruling miss`);
    expect(morning.refusal).toMatchObject({
      code: 'ruling/nothing-to-rule',
      clause: '10.3.1',
      args: { word: 'miss' },
    });
  });

  it('[neft-mmt 10.10.3] a best move is voided in its night alone, and after it was made', () => {
    const made = `${kill}\ndon: -\nsheriff: -\nbest: 2 6 9`;
    expect(play('neft-mmt', `${made}\nruling best-void`).refusal).toBeNull();
    for (const lines of [`${made}\nday 2\nruling best-void`, `${kill}\nruling best-void`]) {
      expect(play('neft-mmt', lines).refusal).toMatchObject({
        code: 'ruling/nothing-to-rule',
        clause: '10.10.3',
        args: { word: 'best-void' },
      });
    }
  });

  it('the rulebook that has none of them names the one asked for', () => {
    expect(play('fsm-2024', `${kill}\nruling miss`).refusal).toMatchObject({
      code: 'ruling/not-provided',
      args: { word: 'miss' },
    });
    expect(play('fsm-2024', `${kill}\nruling best-void`).refusal).toMatchObject({
      code: 'ruling/not-provided',
      args: { word: 'best-void' },
    });
  });

  it('[fsm-2024 7.1] a vote is ruled on from the coming day on, in the night and by day', () => {
    expect(play('fsm-2024', 'night 1\nruling cancel-vote 1').report.cancelledVotes).toEqual([1]);
    expect(play('fsm-2024', `${toDay1}\nnight 2\nruling cancel-vote 2`).report.cancelledVotes).toEqual([2]);
    expect(play('fsm-2024', `${toDay1}\nnight 2\nruling cancel-vote 1`).refusal).toMatchObject({
      code: 'ruling/too-late',
      args: { number: 1, word: 'cancel-vote' },
    });
  });
});

describe('a break', () => {
  it('[neft-mmt G-39] does not begin in a break', () => {
    expect(play('neft-mmt', `${toDay1}\nbreak\nbreak`).refusal).toMatchObject({ code: 'break/running' });
    expect(play('neft-mmt', `${toDay1}\nbreak\nresume\nbreak`).refusal).toBeNull();
  });
});

describe('a split', () => {
  it('[fsm-2024 8.5.1] is between different players: the refusal names the one who stands twice', () => {
    expect(play('fsm-2024', `${toDay1}\nsplit 3 5 3`).refusal).toMatchObject({
      code: 'seat/twice',
      args: { seat: 3 },
    });
    expect(play('fsm-2024', `${toDay1}\nsplit 3 5 7`).refusal).toBeNull();
  });
});

describe('a note of spaces', () => {
  it.each([{ type: 'note' }, { type: 'incident' }, { type: 'ruling', decision: null }] as const)(
    'says nothing, and no record could be read with it: $type',
    (command) => {
      const { state } = play('fsm-2024', toDay1);
      for (const note of ['', ' ', '\t '])
        expect(perform(rulebook('fsm-2024'), state, { ...command, note })).toMatchObject({
          code: 'note/empty',
        });
      expect(perform(rulebook('fsm-2024'), state, { ...command, note: ' x' })).toHaveProperty('state');
    },
  );
});
