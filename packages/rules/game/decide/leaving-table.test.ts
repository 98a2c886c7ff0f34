// Who has left the table and who is still leaving it: whom a sanction reaches, whose last word is gone, whose nomination stands.
import { play, tagsOf, toDay1 } from '@omerta/testkit/table.ts';
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

describe('a last word that is gone is refused by the clause of how he left', () => {
  it.each([
    ['fsm-2024', '6.5', `${toDay1}\nremove 3\nlast 3`],
    ['fsm-2024', '6.5', `${toDay1}\nfoul 3\nfoul 3\nfoul 3\nfoul 3\nlast 3`],
    ['neft-mmt', '13.6', `${toDay1}\nyellow 3\nyellow 3\nlast 3`],
    ['fsm-2024', '4.4.13', `${voted}\nlast 7\nlast 7`],
    ['fsm-2024', '4.5.4', `${killed}\ndon: -\nsheriff: -\nbest: -\nday 2\nspeech 2\nlast 5`],
    ['fsm-2024', '4.5.4', `${killed}\nlast 5`],
    ['fsm-2024', '6.5', `${killed}\nremove 5\ndon: -\nsheriff: -\nday 2\nlast 5`],
    ['fsm-2024', '4.4.13', `${toDay1}\nlast 5`],
    ['fsm-2024', '4.4.13', `${toDay1}\nremove 3\nlast 5`],
    ['fsm-2024', '4.4.13', `${voted}\nremove 7\nlast 5`],
  ] as const)('[%s %s] %#', (id, clause, lines) => {
    expect(play(id, lines).refusal).toMatchObject({ code: 'last/not-leaving', clause });
  });
});

describe('a best move that is gone is refused by the clause of why', () => {
  const twoLifted = `${toDay1}\nnominate 1 2\nnominate 2 3\n${'vote 2: 1 2 3 4 5\nvote 3: *\n'.repeat(2)}lift: *`;
  const votedAgain = 'shots: 2>5 6>5 9>5\ndon: -\nsheriff: -\nbest: -\nday 2\nnominate 2 1\nvote 1: *';
  const night = 'night 2\nshots: 6>5 9>5\ndon: -\nsheriff: -';

  it.each([
    ['fsm-2024', '6.5', `${killed}\nremove 5\ndon: -\nsheriff: -\nbest: 1 2 3`],
    ['fsm-2024', '8.3.3', `${killed}\ndon: -\nsheriff: -\nbest: 1 2 3\nbest: 1 2 3`],
    ['fsm-2024', '7.10', `${twoLifted}\n${night}\nbest: 1 2 3`],
    ['fsm-2024', '4.5.9', `${toDay1}\nnight 2\nshots: 2>- 6>- 9>-\ndon: -\nsheriff: -\nbest: 1 2 3`],
    ['fsm-2024', '4.5.9', `${voted}\nbest: 1 2 3`],
    ['fsm-2024', '4.5.9', `${voted}\nremove 7\nbest: 1 2 3`],
    ['fsm-2024', '4.5.9', `${twoLifted}\nnight 2\nshots: 6>- 9>-\ndon: -\nsheriff: -\nbest: 1 2 3`],
    [
      'fsm-2024',
      '4.5.9',
      `${toDay1}\nremove 1\nremove 3\nnight 2\nshots: 2>5 6>5 9>5\ndon: -\nsheriff: -\nbest: -\nbest: 1 2 3`,
    ],
    ['fsm-2024', '4.5.9', `${voted}\nnight 2\n${votedAgain}\nbest: 1 2 3`],
  ] as const)('[%s %s] %#', (id, clause, lines) => {
    expect(play(id, lines).refusal).toMatchObject({ code: 'best/no-right', clause });
  });

  it('[fiim-2018 8.3] two voted out on day 1 leave the best move', () => {
    expect(play('fiim-2018', `${twoLifted}\n${night}\nday 2\nbest: 6 9 1`).report.bestMove).toMatchObject({
      by: 5,
      blacks: 2,
    });
  });
});

describe('nominations', () => {
  it('[fsm-2024 4.4.3] naming a candidate again is allowed also to one who has nominated', () => {
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 1 2`).refusal).toBeNull();
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3\nnominate 2 2`).refusal).toBeNull();
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3\nnominate 2 4`).refusal).toMatchObject({
      code: 'nomination/second-in-one-day',
    });
  });

  it('[fsm-2024 4.4.2] of a player who is out are refused, and the refusal names him', () => {
    expect(play('fsm-2024', `${toDay1}\nremove 3\nnominate 3 7`).refusal).toMatchObject({
      code: 'seat/out',
      clause: '4.4.2',
      args: { seat: 3 },
    });
  });

  it('[fsm-2024 4.4.2] outside the circle are refused, and the refusal names the player', () => {
    expect(play('fsm-2024', 'night 1\nnominate 3 7').refusal).toMatchObject({
      code: 'nomination/not-now',
      args: { seat: 3 },
    });
  });

  it('[fiim-2018 4.4.3] a player withdraws the candidate he named and no other', () => {
    expect(play('fiim-2018', `${toDay1}\nnominate 1 2\nwithdraw 1 3`).refusal).toMatchObject({
      code: 'withdrawal/not-own',
      args: { seat: 1, other: 3 },
    });
    expect(play('fiim-2018', `${toDay1}\nnominate 1 2\nwithdraw 1 2`).refusal).toBeNull();
  });
});

describe('the leftover card', () => {
  const nine = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don']
    .map((role, i) => `deal ${i + 1} ${role}`)
    .join('\n');
  const bare = tagsOf('neft-mmt', false);

  it('[neft-mmt 6.5] goes to the one removed without a card, whoever else was removed with his', () => {
    expect(play('neft-mmt', `${nine}\nremove 1\nremove 10\nnight 1`, bare).refusal).toBeNull();
    expect(play('neft-mmt', `${nine}\nremove 10\nremove 1\nnight 1`, bare).refusal).toBeNull();
    expect(play('neft-mmt', `${nine}\nremove 1\nnight 1`, bare).refusal).toMatchObject({
      code: 'night/cards-missing',
      args: { seat: 10 },
    });
  });
});
