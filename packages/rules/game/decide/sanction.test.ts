// Whom a sanction still reaches: players at the table, those leaving it, and one who is gone.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

const voted = `${toDay1}\nnominate 1 2\nnominate 4 7\nvote 2: 1 3 4 5\nvote 7: *`;
const killed = `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5`;

describe('a sanction', () => {
  it('[fsm-2024 6.5] reaches a voted-out player through his last word and not after the next step', () => {
    expect(play('fsm-2024', `${voted}\nfoul 7`).report.fouls).toEqual({ 7: 1 });
    expect(play('fsm-2024', `${voted}\nlast 7\nfoul 7`).report.fouls).toEqual({ 7: 1 });
    for (const step of ['last 7\nnight 2', 'night 2']) {
      expect(play('fsm-2024', `${voted}\n${step}\nfoul 7`).refusal).toMatchObject({
        code: 'sanction/player-out',
        clause: '6.5',
        args: { seat: 7 },
      });
    }
  });

  it('[fsm-2024 6.5] reaches the victim until the circle goes on after his last word', () => {
    const morning = `${killed}\ndon: -\nsheriff: -\nbest: -\nday 2`;
    expect(play('fsm-2024', `${morning}\nlast 5\nfoul 5`).report.fouls).toEqual({ 5: 1 });
    expect(play('fsm-2024', `${morning}\nlast 5\nspeech 2\nfoul 5`).refusal).toMatchObject({
      code: 'sanction/player-out',
    });
    expect(play('fsm-2024', `${morning}\nspeech 2\nfoul 5`).refusal).toMatchObject({
      code: 'sanction/player-out',
    });
  });

  it('[fsm-2024 6.8] a forfeit reaches a player just removed until the next step', () => {
    expect(play('fsm-2024', `${toDay1}\nremove 3\nforfeit 3`).report.result).toMatchObject({
      winner: 'black',
      by: 'forfeit',
    });
    expect(play('fsm-2024', `${toDay1}\nremove 3\nspeech 1\nforfeit 3`).refusal).toMatchObject({
      code: 'sanction/player-out',
      args: { seat: 3 },
    });
    expect(play('fsm-2024', `${toDay1}\nremove 3\nnight 2\nforfeit 3`).refusal).toMatchObject({
      code: 'sanction/player-out',
    });
  });

  it('[neft-mmt 17.6] only the forfeit from outside reaches one who is gone', () => {
    const gone = `${toDay1}\nremove 3\nspeech 1`;
    expect(play('neft-mmt', `${gone}\nforfeit 3 (17.6)`).refusal).toBeNull();
    expect(play('neft-mmt', `${gone}\nforfeit 3 (17.1)`).refusal).toMatchObject({
      code: 'sanction/player-out',
    });
    expect(play('neft-mmt', `${gone}\nforfeit 3`).refusal).toMatchObject({ code: 'sanction/player-out' });
  });
});
