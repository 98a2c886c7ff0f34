// What is expected next, and by which clause.
import { play, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

describe('what is expected next', () => {
  it('[fsm-2024 4.4.12] after the last tie speech the first of the tied is voted on', () => {
    const tied = `${toDay2}\nnominate 2 9\nnominate 3 3\nvote 9: 1 2 3 4 5\nvote 3: *`;
    expect(play('fsm-2024', `${tied}\ntie-speech 9`).report.expects).toMatchObject({
      step: 'tie-speech',
      seat: 3,
    });
    expect(play('fsm-2024', `${tied}\ntie-speech 9\ntie-speech 3`).report.expects).toMatchObject({
      step: 'vote',
      seat: 9,
    });
  });

  it('[fsm-2024 4.4.13] the last word of a player voted out is by the clause of the vote, also after a kill', () => {
    const killed = `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5\ndon: -\nsheriff: -\nbest: -\nday 2`;
    expect(play('fsm-2024', killed).report.expects).toMatchObject({ step: 'last', seat: 5, clause: '4.5.4' });
    expect(play('fsm-2024', `${killed}\nlast 5\nnominate 2 1\nvote 1: *`).report.expects).toMatchObject({
      step: 'last',
      seat: 1,
      clause: '4.4.13',
    });
  });
});
