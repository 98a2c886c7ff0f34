// What leaving players may still do, and by which clause a last word or a best move that is gone is refused.
import { play, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

const voted = `${toDay1}\nnominate 1 2\nnominate 4 7\nvote 2: 1 3 4 5\nvote 7: *`;
const killed = `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5`;

describe('several last words', () => {
  const lift = `${toDay2}\nnominate 2 9\nnominate 3 3\nvote 9: 1 2 3 4 5\nvote 3: *\nvote 9: 1 2 3 4 5\nvote 3: *\nlift = yes`;

  it('[fsm-2024 4.4.13] a word skipped is gone while the game goes on', () => {
    expect(play('fsm-2024', `${lift}\nlast 3\nlast 9`).refusal).toMatchObject({ code: 'last/not-leaving' });
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
