// What a sheet offers is what its points accept, and what it says of its limits is what they say.
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { scoringFor, tableSheet } from '../testing/sheets.ts';
import { scoreGame } from './score.ts';
import { extraChoices, penaltyChoices, waiverOf } from './sheet-choices.ts';
import { sheetUse } from './sheet-use.ts';

const fsm = scoringFor('fsm-2024');
const won = tableSheet({ winner: 'red' });

describe('what may be entered', () => {
  it('[fsm-2024 8.4.3, 8.4.4] a winner up to 0.7 with the chief from 0.6, a loser up to 0.4', () => {
    expect(
      extraChoices(fsm, won, 2).map(({ points, approver }) => (approver ? `${points} ${approver}` : points)),
    ).toEqual(['0.1', '0.2', '0.3', '0.4', '0.5', '0.6 chief', '0.7 chief']);
    expect(extraChoices(fsm, won, 8).map(({ points }) => points)).toEqual(['0.1', '0.2', '0.3', '0.4']);
  });

  it('[bel-canto 8.4.3, 8.4.4, 8.4.5] li1 and li2 to a winner, li2 to a loser, nothing in a draw', () => {
    const bel = scoringFor('bel-canto');
    expect(extraChoices(bel, won, 2).map(({ points }) => points)).toEqual(['li1', 'li2']);
    expect(extraChoices(bel, won, 8).map(({ points }) => points)).toEqual(['li2']);
    expect(extraChoices(bel, tableSheet({ winner: 'draw' }), 2)).toEqual([]);
  });

  it('[fiim-2025 8.3.3] tenths from 0.3 to 1, then 1.3 with the chief and 1.5 with the committee', () => {
    const choices = extraChoices(scoringFor('fiim-2025'), won, 2);
    expect(choices[0]?.points).toBe('0.3');
    expect(choices.slice(-3).map(({ points, approver }) => `${points} ${approver}`)).toEqual([
      '1 null',
      '1.3 chief',
      '1.5 committee',
    ]);
  });

  it('[fiim-2018 8.4.3] the least it allows and then whole tenths', () => {
    expect(
      extraChoices(scoringFor('fiim-2018'), won, 2)
        .map(({ points }) => points)
        .slice(0, 3),
    ).toEqual(['0.05', '0.1', '0.2']);
  });

  it('penalties by role and result, once where they count once; who may waive', () => {
    const listed = penaltyChoices(fsm, won, 10).map(({ clause }) => clause);
    expect(listed).toEqual(['8.5.7', '8.5.10', '8.5.11']);
    const again = { ...won, penalties: [{ seat: 10, clause: '8.5.7', by: 'referee' }] } as const;
    expect(penaltyChoices(fsm, again, 10).map(({ clause }) => clause)).toEqual(['8.5.10', '8.5.11']);
    expect(penaltyChoices(scoringFor('bel-canto'), won, 10)).toEqual([]);
    const fiim = scoringFor('fiim-2025');
    expect([
      waiverOf(fiim, '8.4.4/1.6'),
      waiverOf(fiim, '8.5.5/1.1'),
      waiverOf(fiim, '8.4.2'),
      waiverOf(fsm, '8.5.1'),
    ]).toEqual(['chief', 'duty', null, null]);
  });

  it('nothing that is offered is refused, in any rulebook, for any seat and result', () => {
    for (const id of rulebookIds) {
      const scoring = scoringFor(id);
      for (const winner of ['red', 'black', 'draw'] as const) {
        const sheet = tableSheet({ winner, atTable: [1, 8, 10], firstKilled: 2, bestMove: [8, 9, 10] });
        for (const seat of seats) {
          for (const { points, approver } of extraChoices(scoring, sheet, seat)) {
            const score = scoreGame(scoring, {
              ...sheet,
              extra: [{ seat, points, by: approver ?? 'referee' }],
            });
            expect([...score.refused, ...score.needs.filter((need) => need.seat === seat)]).toEqual([]);
          }
          for (const { clause } of penaltyChoices(scoring, sheet, seat))
            expect(scoreGame(scoring, { ...sheet, penalties: [{ seat, clause, by: 'duty' }] })).toMatchObject(
              {
                refused: [],
                needs: [],
                warnings: [],
              },
            );
        }
      }
    }
  });
});

describe('how much of the limits is used', () => {
  const extra = (...given: readonly (readonly [seat: 1 | 2 | 3 | 4 | 5 | 6 | 8, points: string])[]) => ({
    ...won,
    extra: given.map(([seat, points]) => ({ seat, points, by: 'referee' as const })),
  });

  it('[fsm-2024 8.4.1, 8.4.2] four players alone, the fifth with the chief, 1.2 in all', () => {
    const five = extra([1, '0.4'], [2, '0.1'], [3, '0.1'], [4, '0.1'], [5, '0.6']);
    expect(sheetUse(fsm, five)).toEqual([
      {
        limit: 'players',
        used: '5',
        free: '4',
        steps: [{ upTo: '5', by: 'chief' }],
        passed: 'with-approval',
        clause: '8.4.1',
      },
      { limit: 'total', used: '1.3', free: '1.2', steps: [], passed: 'yes', clause: '8.4.2' },
    ]);
    expect(scoreGame(fsm, five).refused.map(({ code }) => code)).toContain('extra/over-total');
    expect(
      scoreGame(fsm, extra([1, '0.2'], [2, '0.1'], [3, '0.1'], [4, '0.1'], [5, '0.5'])).needs,
    ).toMatchObject([{ by: 'chief', over: 'players' }]);
  });

  it('[fsm-2024 8.4.6] the larger of extra and best-move points counts, outside the limit on the sum', () => {
    const first = { ...extra([2, '0.6'], [3, '0.2']), firstKilled: 2, bestMove: [8, 9, 10] } as const;
    expect(sheetUse(fsm, first).map(({ used }) => used)).toEqual(['2', '0.2']);
    expect(
      sheetUse(fsm, { ...first, extra: [{ seat: 2, points: '0.5', by: 'referee' }] }).map(({ used }) => used),
    ).toEqual(['0', '0']);
  });

  it('[bel-canto 8.4.1, 8.4.3, 8.4.4] three players, two winners, one loser', () => {
    const given = extra([1, 'li1'], [2, 'li2'], [3, 'li2'], [8, 'li2']);
    expect(
      sheetUse(scoringFor('bel-canto'), given).map(
        ({ limit, used, free, passed }) => `${limit} ${used}/${free} ${passed}`,
      ),
    ).toEqual(['players 4/3 yes', 'winners 3/2 yes', 'losers 1/1 no']);
  });
});
