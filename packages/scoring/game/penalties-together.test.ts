// What holds for penalties together: repetition, one act in two lists, waivers, approvals and the draw.
import { describe, expect, it } from 'vitest';
import type { GivenBy, Sheet } from '../sheet/sheet.ts';
import {
  bucketAt,
  houseScoring,
  itemsOf,
  makeSheet,
  needs,
  penalties,
  refusals,
  rowOf,
  scoreBy,
  warnings,
} from '../testing/game.ts';

const book = 'fiim-2025';

describe('repetition', () => {
  it('[fsm-2024 8.5, 8.5.8; neft-mmt 19.5, 19.5.8] an item is imposed once on a player, and on several players', () => {
    for (const [id, clause, of] of [
      ['fsm-2024', '8.5.8', '8.5'],
      ['neft-mmt', '19.5.8', '19.5'],
    ] as const) {
      const score = scoreBy(id, makeSheet('black', { penalties: penalties(`1 ${clause}, 1 ${clause}`) }));
      expect([bucketAt(score, 1, 'additional'), refusals(score)]).toEqual([
        '-0.4',
        [`penalty/repeated ${of} @1`],
      ]);
      const two = scoreBy(id, makeSheet('black', { penalties: penalties(`2 ${of}.1, 3 ${of}.1`) }));
      expect([rowOf(two, 2), rowOf(two, 3), refusals(two)]).toEqual([
        'loss 0, penalty -0.4 = -0.4',
        'loss 0, penalty -0.4 = -0.4',
        [],
      ]);
    }
  });

  it('[fiim-2018 8.5, 8.5.1] every act is fined, the same one too', () => {
    const score = scoreBy('fiim-2018', makeSheet('black', { penalties: penalties('1 8.5.1, 1 8.5.1') }));
    expect([bucketAt(score, 1, 'additional'), refusals(score)]).toEqual(['-0.8', []]);
  });

  it('[fsm-2024 8.5.5, 8.5.5.1, 8.5.5.4; neft-mmt 19.5.5, 19.5.5.2; fiim-2025 8.5.5/2.2, 8.5.5/2.2.3] the cases of inexact information are one item', () => {
    for (const [id, list, of] of [
      ['fsm-2024', '1 8.5.5.1, 1 8.5.5.4', '8.5'],
      ['fsm-2024', '1 8.5.5.2, 1 8.5.5', '8.5'],
      ['neft-mmt', '1 19.5.5, 1 19.5.5.2', '19.5'],
      [book, '1 8.5.5/2.2, 1 8.5.5/2.2.3', '8.5.1'],
      [book, '1 8.5.5/2.2.1, 1 8.5.5/2.2.4', '8.5.1'],
    ] as const) {
      const score = scoreBy(id, makeSheet('black', { penalties: penalties(list) }));
      expect(itemsOf(score, 1)).toHaveLength(2);
      expect(refusals(score)).toEqual([`penalty/repeated ${of} @1`]);
    }
  });

  it('[fiim-2025 8.4.1] a small penalty for every action', () => {
    const score = scoreBy(
      book,
      makeSheet('red', { penalties: penalties('6 8.4.4/1.9, 6 8.4.4/1.9, 6 8.4.4/1.9') }),
    );
    expect([bucketAt(score, 6, 'additional'), refusals(score)]).toEqual(['-0.9', []]);
  });

  it('[fiim-2025 8.5.1] large ones once for each item', () => {
    const score = scoreBy(
      book,
      makeSheet('red', { penalties: penalties('6 8.5.5/1.3, 6 8.5.5/1.3, 6 8.5.5/1.6') }),
    );
    expect([bucketAt(score, 6, 'additional'), refusals(score)]).toEqual([
      '-1',
      ['penalty/repeated 8.5.1 @6'],
    ]);
  });
});

describe('one act in both lists', () => {
  const pairs = [
    [2, '8.4.4/1.8', '8.5.5/1.1'],
    [2, '8.4.4/1.8', '8.5.5/1.2'],
    [2, '8.4.4/1.10', '8.5.5/1.4'],
    [8, '8.4.4/2.1', '8.5.5/3.4'],
    [1, '8.4.4/4.4', '8.5.5/2.3'],
    [10, '8.4.4/5.1', '8.5.5/5.1'],
  ] as const;
  const lost = (seat: number): Sheet['winner'] => (seat < 8 ? 'black' : 'red');

  it.each(pairs)(
    '[fiim-2025 8.4.1, 8.5.1] of %i: %s falls beside %s, in either order, unless the switch sums them',
    (seat, lighter, heavier) => {
      for (const list of [
        `${seat} ${lighter}, ${seat} ${heavier}`,
        `${seat} ${heavier}, ${seat} ${lighter}`,
      ]) {
        const sheet = makeSheet(lost(seat), { penalties: penalties(list) });
        const score = scoreBy(book, sheet);
        expect(itemsOf(score, seat).slice(1)).toEqual([`penalty -0.5 ${heavier} additional`]);
        expect([warnings(score), refusals(score)]).toEqual([
          [`penalty/lighter-falls ${lighter} @${seat}`],
          [],
        ]);
        const summed = scoreBy(houseScoring(book, { sameActPolicy: 'sum' }), sheet);
        expect([bucketAt(summed, seat, 'additional'), warnings(summed)]).toEqual(['-0.8', []]);
      }
    },
  );

  it('[fiim-2025 8.4.4/1.8, 8.5.5/1.1] a heavier item that is refused or another player’s takes nothing away', () => {
    const won = scoreBy(book, makeSheet('red', { penalties: penalties('2 8.4.4/1.8, 2 8.5.5/1.1') }));
    expect([bucketAt(won, 2, 'additional'), refusals(won)]).toEqual([
      '-0.3',
      ['penalty/result 8.5.5/1.1 @2'],
    ]);
    const others = scoreBy(book, makeSheet('black', { penalties: penalties('2 8.4.4/1.8, 3 8.5.5/1.1') }));
    expect([bucketAt(others, 2, 'additional'), bucketAt(others, 3, 'additional')]).toEqual(['-0.3', '-0.5']);
  });

  it('[fiim-2025 8.1.5] different acts of one player add up', () => {
    const score = scoreBy(
      book,
      makeSheet('black', { penalties: penalties('2 8.4.4/1.9, 2 8.5.5/1.1, 2 8.5.5/1.2') }),
    );
    expect(bucketAt(score, 2, 'additional')).toBe('-1.3');
  });
});

describe('approvals', () => {
  it('[fiim-2025 8.4.2, 8.5.3] an act that is not listed needs the member on duty, or the committee', () => {
    for (const clause of ['8.4.2', '8.5.3']) {
      const asked = (by: GivenBy) =>
        needs(scoreBy(book, makeSheet('black', { penalties: penalties(`2 ${clause} ${by}`) })));
      expect([asked('referee'), asked('chief'), asked('duty'), asked('committee')]).toEqual([
        [`duty ${clause} @2`],
        [`duty ${clause} @2`],
        [],
        [],
      ]);
    }
  });

  it('[fiim-2025 8.4.2, 8.5.3] small ones may repeat, a large one is one', () => {
    const score = scoreBy(
      book,
      makeSheet('black', { penalties: penalties('2 8.4.2 duty, 2 8.4.2 duty, 3 8.5.3 duty, 3 8.5.3 duty') }),
    );
    expect([bucketAt(score, 2, 'additional'), bucketAt(score, 3, 'additional')]).toEqual(['-0.6', '-0.5']);
    expect(refusals(score)).toEqual(['penalty/repeated 8.5.1 @3']);
  });
});

describe('waivers', () => {
  const waived = (clause: string, by: GivenBy, change: Partial<Sheet> = {}) =>
    scoreBy(book, makeSheet('black', { waived: [{ seat: 2, clause, by }], ...change }));

  it('[fiim-2025 8.4.3] the chief referee waives a small penalty', () => {
    expect(needs(waived('8.4.4/1.6', 'chief'))).toEqual([]);
    for (const by of ['referee', 'duty', 'committee'] as const)
      expect(needs(waived('8.4.4/1.6', by))).toEqual(['chief 8.4.3 @2']);
  });

  it('[fiim-2025 8.5.2] the member on duty waives a large penalty', () => {
    for (const by of ['duty', 'committee'] as const) expect(needs(waived('8.5.5/1.1', by))).toEqual([]);
    for (const by of ['referee', 'chief'] as const)
      expect(needs(waived('8.5.5/1.1', by))).toEqual(['duty 8.5.2 @2']);
  });

  it('[fiim-2025 8.4.3, 8.5.2] what is waived is not imposed', () => {
    expect(bucketAt(waived('8.4.4/1.6', 'chief'), 2, 'additional')).toBe('0');
    expect(refusals(waived('8.4.4/1.6', 'chief', { penalties: penalties('2 8.4.4/1.6') }))).toEqual([
      'waive/imposed 8.4.3 @2',
    ]);
    expect(refusals(waived('8.5.5/1.1', 'duty', { penalties: penalties('2 8.5.5/1.1') }))).toEqual([
      'waive/imposed 8.5.2 @2',
    ]);
    expect(refusals(waived('8.5.5/1.1', 'duty', { penalties: penalties('2 8.4.4/1.8') }))).toEqual([]);
  });

  it('[fiim-2025 8.4.1, 8.4.2] only what is listed can be waived', () => {
    for (const clause of ['8.4.2', '8.5.3', '8.4.4', '8.4.4/2.11'])
      expect(refusals(waived(clause, 'duty'))).toEqual(['waive/not-listed 8.4.1 @2']);
  });

  it('[fsm-2024 8.5; fiim-2018 8.5; neft-mmt 19.5; bel-canto 8.6] the other rulebooks waive nothing', () => {
    for (const [id, clause, refusal] of [
      ['fsm-2024', '8.5.1', 'waive/not-provided 8.5 @2'],
      ['fiim-2018', '8.5.1', 'waive/not-provided 8.5 @2'],
      ['neft-mmt', '19.5.1', 'waive/not-provided 19.5 @2'],
      ['bel-canto', '8.5', 'waive/not-listed 8.6 @2'],
    ] as const)
      expect(
        refusals(scoreBy(id, makeSheet('black', { waived: [{ seat: 2, clause, by: 'committee' }] }))),
      ).toEqual([refusal]);
  });
});

describe('the draw of fiim-2025', () => {
  it('[fiim-2025 8.1.3, 8.4.4/5.2] 0.3 to all, a small penalty to everybody at the table, once', () => {
    const score = scoreBy(
      book,
      makeSheet('draw', { atTable: [2, 3, 8], penalties: penalties('2 8.4.4/5.2, 2 8.4.4/5.2') }),
    );
    expect(score.players.map(({ seat }) => rowOf(score, seat))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seat) =>
        [2, 3, 8].includes(seat) ? 'draw 0.3, penalty -0.3 = 0' : 'draw 0.3 = 0.3',
      ),
    );
    expect([refusals(score), needs(score)]).toEqual([[], []]);
  });

  it('[fiim-2025 8.1.6] spares those at the table every other penalty, and nobody else', () => {
    const score = scoreBy(
      book,
      makeSheet('draw', {
        atTable: [2],
        penalties: penalties('2 8.5.5/1.2, 2 8.4.2 duty, 3 8.5.5/1.2'),
        removed: [4],
      }),
    );
    expect(refusals(score)).toEqual([
      'penalty/at-table-in-draw 8.1.6 @2',
      'penalty/at-table-in-draw 8.1.6 @2',
    ]);
    expect([rowOf(score, 2), rowOf(score, 3), rowOf(score, 4)]).toEqual([
      'draw 0.3, penalty -0.3 = 0',
      'draw 0.3, penalty -0.5 = -0.2',
      'draw 0.3, removal -0.8 = -0.5',
    ]);
  });

  it('[fiim-2025 8.1.6] asks who was at the table where nobody wrote it down, and believes the entries until then', () => {
    const score = scoreBy(
      book,
      makeSheet('draw', { penalties: penalties('2 8.4.4/5.2, 2 8.4.4/5.2, 3 8.4.4/5.2') }),
    );
    expect([needs(score), refusals(score)]).toEqual([['at-table 8.1.6'], []]);
    expect([rowOf(score, 2), rowOf(score, 3), rowOf(score, 4)]).toEqual([
      'draw 0.3, penalty -0.3 = 0',
      'draw 0.3, penalty -0.3 = 0',
      'draw 0.3 = 0.3',
    ]);
    expect(needs(scoreBy('fsm-2024', makeSheet('draw')))).toEqual([]);
  });

  it('[fiim-2025 8.3.7] gives extra points only to those already out', () => {
    const extra = [2, 3].map((seat) => ({ seat: seat as 2 | 3, points: '0.5', by: 'referee' as const }));
    const score = scoreBy(book, makeSheet('draw', { atTable: [2], extra }));
    expect([refusals(score), rowOf(score, 3)]).toEqual([
      ['extra/at-table-in-draw 8.3.7 @2'],
      'draw 0.3, extra 0.5 = 0.8',
    ]);
  });

  it('[fiim-2025 8.4.3, 8.4.4/5.2] the chief referee waives its penalty like any small one', () => {
    const waived = [{ seat: 2, clause: '8.4.4/5.2', by: 'chief' }] as const;
    const score = scoreBy(book, makeSheet('draw', { atTable: [2, 3], waived }));
    expect([rowOf(score, 2), rowOf(score, 3), needs(score)]).toEqual([
      'draw 0.3 = 0.3',
      'draw 0.3, penalty -0.3 = 0',
      [],
    ]);
    const contradicted = scoreBy(
      book,
      makeSheet('draw', { atTable: [2, 3], waived, penalties: penalties('2 8.4.4/5.2') }),
    );
    expect([rowOf(contradicted, 2), refusals(contradicted)]).toEqual([
      'draw 0.3, penalty -0.3 = 0',
      ['waive/imposed 8.4.3 @2'],
    ]);
  });
});
