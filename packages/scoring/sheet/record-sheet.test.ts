// From a record to the sheet, and from there to what it costs: the table has blacks 2 and 6, the Don 9, the Sheriff 4.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { checked, decidedByVote, play, tagsOf, toDay1, votedOut } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { houseScoring, itemsOf, needs, refusals, rowOf, scoreBy } from '../testing/game.ts';
import { sheetOf } from './record-sheet.ts';
import type { Sheet } from './sheet.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

/** Lines that are all accepted and end the game. */
const sheetAfter = (id: RulebookId, lines: readonly string[], heading = tagsOf(id)): Sheet => {
  const { rulebook, state, refusal } = play(id, lines.join('\n'), heading);
  const sheet = sheetOf(rulebook, state, names);
  if (refusal || !sheet) throw new Error(refusal?.code ?? 'no sheet');
  return sheet;
};

const rowAfter = (id: RulebookId, lines: readonly string[], seat: Seat): string =>
  rowOf(scoreBy(id, sheetAfter(id, lines)), seat);
const foulsOf = (seat: Seat): string[] => Array(4).fill(`foul ${seat}`);
const redByRemovals = ['remove 2', 'remove 6', 'remove 9'];
/** The same end where the best move belongs to the last minute. */
const decidedNoBest = decidedByVote.filter((line) => line !== 'best: -');

describe('who, what and how', () => {
  it('holds names, roles, winner, first victim and who was left', () => {
    const sheet = sheetAfter('fsm-2024', decidedByVote);
    expect(sheet.seats[3]).toEqual({ player: 'D', role: 'sheriff' });
    expect(sheet.seats.map(({ role }) => role).join(' ')).toBe(
      'red black red sheriff red black red red don red',
    );
    expect(sheet).toMatchObject({
      winner: 'red',
      by: 'play',
      firstKilled: 1,
      bestMove: null,
      outDay1: 0,
      forfeitBy: null,
    });
    expect(sheet.atTable).toEqual([3, 4, 5, 7, 8, 10]);
  });

  it('is null before the result and for a game that was annulled', () => {
    for (const lines of [toDay1, `${toDay1}\nannul "again"`, `${decidedByVote.join('\n')}\nannul "again"`]) {
      const { rulebook, state, refusal } = play('fsm-2024', lines);
      expect([refusal, sheetOf(rulebook, state, names)]).toEqual([null, null]);
    }
  });

  it('forgets a line that was taken back', () => {
    const sheet = sheetAfter('fsm-2024', [
      ...decidedByVote,
      'remove 3',
      'undo',
      'extra 4 0.3',
      'undo',
      'extra 5 0.2',
    ]);
    expect([sheet.removed, sheet.extra]).toEqual([[2, 6], [{ seat: 5, points: '0.2', by: 'referee' }]]);
  });
});

describe('extra points below zero', () => {
  it.each([
    ['fsm-2024', '8.4.3', 'extra/below-least'],
    ['fiim-2018', '8.4.3', 'extra/below-least'],
    ['neft-mmt', '19.4.3', 'extra/below-least'],
    ['bel-canto', '8.4.1', 'extra/li-only'],
    ['fiim-2025', '8.3.3', 'extra/below-least'],
  ] as const)(
    '[%s %s] are read from a record, refused by the points, and stand where the house frees them',
    (id, clause, code) => {
      const lines = [
        ...(id === 'fiim-2018' || id === 'bel-canto' ? decidedNoBest : decidedByVote),
        'extra 3 -0.4',
        'extra 4 0.3',
      ];
      const sheet = sheetAfter(id, lines);
      expect(sheet.extra[0]).toEqual({ seat: 3, points: '-0.4', by: 'referee' });
      expect(refusals(scoreBy(id, sheet))[0]).toBe(`${code} ${clause} @3`);
      expect(rowOf(scoreBy(houseScoring(id, { extraFree: true }), sheet), 3)).toMatch(/extra -0\.4/);
    },
  );
});

describe('removals', () => {
  it('[fsm-2024 8.2.4; fiim-2018 8.2.4; neft-mmt 19.2.4; bel-canto 8.2.4; fiim-2025 8.6.1] a removal in play costs, and a win by removals is a win by play', () => {
    expect(sheetAfter('fsm-2024', [toDay1, ...redByRemovals])).toMatchObject({
      winner: 'red',
      by: 'play',
      removed: [2, 6, 9],
    });
    expect(rowAfter('fsm-2024', [toDay1, ...redByRemovals], 2)).toBe('loss 0, removal -0.5 = -0.5');
    expect(rowAfter('fiim-2018', [toDay1, ...redByRemovals], 2)).toBe('loss 0, removal -0.5 = -0.5');
    expect(rowAfter('neft-mmt', [toDay1, ...redByRemovals], 2)).toBe('loss 0, removal -0.5 = -0.5');
    expect(rowAfter('bel-canto', [toDay1, ...redByRemovals], 2)).toBe('loss 0, removal -1 = -1');
    expect(rowAfter('fiim-2025', [toDay1, ...redByRemovals], 2)).toBe('loss 0.3, removal -0.8 = -0.5');
  });

  it('[fsm-2024 8.2.4] a leaving player who is removed pays and still left by the vote', () => {
    const sheet = sheetAfter('fsm-2024', [...votedOut, 'remove 7', 'night 2', ...redByRemovals]);
    expect(sheet).toMatchObject({ removed: [2, 6, 7, 9], outDay1: 1 });
  });

  it('[fsm-2024 8.2.4, 6.8.6, 7.9] after the decisive vote a removal is only recorded, and costs', () => {
    const lines = [...decidedByVote, 'remove 3 (6.7.4)', ...foulsOf(5)];
    expect(sheetAfter('fsm-2024', lines)).toMatchObject({
      removed: [2, 3, 5, 6],
      atTable: [3, 4, 5, 7, 8, 10],
    });
    expect([rowAfter('fsm-2024', lines, 3), rowAfter('fsm-2024', lines, 5)]).toEqual([
      'win 1, removal -0.5 = 0.5',
      'win 1, removal -0.5 = 0.5',
    ]);
  });

  it.each([
    ['fsm-2024', '8.2.4'],
    ['fiim-2018', '8.2.4'],
    ['neft-mmt', '19.2.4'],
    ['bel-canto', '8.2.4'],
    ['fiim-2025', '8.6.1'],
  ] as const)('[%s %s] a fourth foul costs as much, unless the switch says no', (id, _) => {
    const lines = [toDay1, ...foulsOf(3), ...redByRemovals];
    expect(sheetAfter(id, lines).removed).toEqual([2, 3, 6, 9]);
    expect(sheetAfter(id, lines, `${tagsOf(id)}\n[switch fourth-foul-fine off]`).removed).toEqual([2, 6, 9]);
  });

  it('[fsm-2024 8.2.4] a third foul costs nothing', () => {
    const three = sheetAfter('fsm-2024', [toDay1, 'foul 3', 'foul 3', 'foul 3', ...redByRemovals]);
    expect(three.removed).toEqual([2, 6, 9]);
  });
});

describe('forfeits', () => {
  const forfeit = [toDay1, 'forfeit 3'];
  const afterRemoval = [toDay1, 'remove 3', 'forfeit 3'];

  it('[fsm-2024 8.2.5; neft-mmt 19.2.5; fiim-2025 8.6.2; fiim-2018 8.2.4; bel-canto 8.2.4] lose the game and cost the offender', () => {
    expect(sheetAfter('fsm-2024', forfeit)).toMatchObject({
      winner: 'black',
      by: 'forfeit',
      forfeitBy: 3,
      removed: [],
    });
    expect(rowAfter('fsm-2024', forfeit, 3)).toBe('loss 0, forfeit -1 = -1');
    expect(rowAfter('neft-mmt', forfeit, 3)).toBe('loss 0, forfeit -1 = -1');
    expect(rowAfter('fiim-2025', forfeit, 3)).toBe('loss 0.3, forfeit -1 = -0.7');
    expect(rowAfter('fiim-2018', forfeit, 3)).toBe('loss 0, removal -0.5 = -0.5');
    expect(rowAfter('bel-canto', forfeit, 3)).toBe('loss 0, removal -1 = -1');
  });

  it('[fsm-2024 8.2.4, 8.2.5; neft-mmt 19.2.7; fiim-2025 6.3.3; fiim-2018 8.2.4; bel-canto 8.2.4] after a removal cost both, or the one disqualification', () => {
    expect(sheetAfter('fsm-2024', afterRemoval)).toMatchObject({ by: 'forfeit', forfeitBy: 3, removed: [3] });
    expect(rowAfter('fsm-2024', afterRemoval, 3)).toBe('loss 0, removal -0.5, forfeit -1 = -1.5');
    expect(rowAfter('neft-mmt', afterRemoval, 3)).toBe('loss 0, removal -0.5, forfeit -1 = -1.5');
    expect(rowAfter('fiim-2025', afterRemoval, 3)).toBe('loss 0.3, removal -0.8, forfeit -1 = -1.5');
    expect(rowAfter('fiim-2018', afterRemoval, 3)).toBe('loss 0, removal -0.5 = -0.5');
    expect(rowAfter('bel-canto', afterRemoval, 3)).toBe('loss 0, removal -1 = -1');
  });

  it('[neft-mmt 11.2.1; fiim-2018 7.10; bel-canto 7.10] after the decisive event leave the result and cost', () => {
    const lines = [...decidedByVote, 'forfeit 3'];
    expect(sheetAfter('neft-mmt', lines)).toMatchObject({
      winner: 'red',
      by: 'play',
      forfeitBy: 3,
      removed: [2, 6],
    });
    expect(itemsOf(scoreBy('neft-mmt', sheetAfter('neft-mmt', lines)), 3)).toEqual([
      'win 1 19.2.1 main',
      'forfeit -1 11.2.1 additional',
    ]);
    expect(rowAfter('fiim-2018', [...decidedNoBest, 'forfeit 3'], 3)).toBe('win 1, removal -0.5 = 0.5');
    expect(rowAfter('bel-canto', [...decidedNoBest, 'forfeit 3'], 3)).toBe('win 2, removal -1 = 1');
  });

  it.each([
    ['fsm-2024', '6.8.6'],
    ['fiim-2025', '6.8.6'],
  ] as const)('[%s %s] after the decisive event are refused and cost nothing', (id, _) => {
    const { rulebook, state, refusal } = play(id, [...decidedByVote, 'forfeit 3'].join('\n'));
    expect([refusal?.code, sheetOf(rulebook, state, names)?.forfeitBy]).toEqual(['forfeit/suspended', null]);
  });

  it('[neft-mmt 17.6, 19.2.5] reach a player who is out already', () => {
    const lines = [...votedOut, 'last 7', 'night 2', 'forfeit 7 (17.6)'];
    expect(sheetAfter('neft-mmt', lines)).toMatchObject({
      winner: 'black',
      by: 'forfeit',
      forfeitBy: 7,
      removed: [],
      outDay1: 1,
    });
    expect(rowAfter('neft-mmt', lines, 7)).toBe('loss 0, forfeit -1 = -1');
  });
});

describe('cards', () => {
  it('[neft-mmt 15.8, 19.2.4] two yellow cards are a red one, which is no removal', () => {
    const sheet = sheetAfter('neft-mmt', [toDay1, 'yellow 3', 'yellow 5', 'yellow 3', ...redByRemovals]);
    expect(sheet).toMatchObject({ yellow: [3, 5, 3], redCards: [3], removed: [2, 6, 9] });
    expect(rowOf(scoreBy('neft-mmt', sheet), 3)).toBe('win 1 = 1');
    expect(rowOf(scoreBy(houseScoring('neft-mmt', { redCardRemovalFine: true }), sheet), 3)).toBe(
      'win 1, removal -0.5 = 0.5',
    );
  });

  it('[neft-mmt 15.9.1, 15.9.3, 15.9.4] the clause of a purple card says what it was for', () => {
    const purple = ['purple 4 (15.9.3)', 'purple 4 (15.9.4)', 'purple 5', 'purple 8 (15.9.1)'];
    expect(sheetAfter('neft-mmt', [toDay1, ...purple, ...redByRemovals]).purple).toEqual([
      { seat: 4, reason: 'damage' },
      { seat: 4, reason: 'throwing' },
      { seat: 5, reason: 'conduct' },
      { seat: 8, reason: 'conduct' },
    ]);
  });
});

describe('the best move', () => {
  it('[fsm-2024 8.3.4] is kept as it was said', () => {
    const lines = [...checked, 'best: 2 6 2', ...redByRemovals];
    expect(sheetAfter('fsm-2024', lines)).toMatchObject({ firstKilled: 4, bestMove: [2, 6, 2], outDay1: 1 });
    expect(rowAfter('fsm-2024', lines, 4)).toBe('win 1, best-move 0.25 = 1.25');
  });

  it('[fiim-2018 8.3.1] stands in the last minute', () => {
    const lines = [...checked, 'day 2', 'best: 2 6 9', 'last 4', ...redByRemovals];
    expect(rowAfter('fiim-2018', lines, 4)).toBe('win 1, best-move 0.4 = 1.4');
  });

  it('[fsm-2024 8.3.5; fiim-2018 8.3.1] two lifted on day 1 count as voted out; a removal does not', () => {
    const tie = ['vote 2: 1 2 3 4 5', 'vote 7: *'];
    const lift = [
      toDay1,
      'nominate 1 2',
      'nominate 4 7',
      ...tie,
      ...tie,
      'lift = yes',
      'night 2',
      'shots: 6>1 9>1',
      'don: -',
      'sheriff: -',
      'day 2',
    ];
    const denied = sheetAfter('fsm-2024', [...lift, 'remove 6', 'remove 9']);
    expect(denied).toMatchObject({ outDay1: 2, firstKilled: 1, bestMove: null });
    const named = sheetAfter('fiim-2018', [...lift, 'best: 2 6 9', 'remove 6', 'remove 9']);
    expect(rowOf(scoreBy('fiim-2018', named), 1)).toBe('win 1, best-move 0.4 = 1.4');
    expect(sheetAfter('fsm-2024', decidedByVote).outDay1).toBe(0);
  });
});

describe('the lines of the sheet', () => {
  it('[fiim-2025 8.3.3, 8.4.2, 8.4.3, 8.1.4.5] extra, approve, waive, penalty and fine', () => {
    const sheet = sheetAfter('fiim-2025', [
      ...decidedByVote,
      ...[
        'extra 3 1.3 by chief',
        'extra 4 0.5',
        'approve players by chief',
        'approve total by duty',
        'waive 3 (8.4.4/1.6) by chief',
      ],
      ...['penalty 9 (8.4.4/2.14)', 'penalty 2 (8.4.2)', 'fine 3 0.5 "late"', 'fine 5 0.2'],
    ]);
    expect(sheet).toMatchObject({
      extra: [
        { seat: 3, points: '1.3', by: 'chief' },
        { seat: 4, points: '0.5', by: 'referee' },
      ],
      approvals: [
        { what: 'players', by: 'chief' },
        { what: 'total', by: 'duty' },
      ],
      waived: [{ seat: 3, clause: '8.4.4/1.6', by: 'chief' }],
      penalties: [
        { seat: 9, clause: '8.4.4/2.14', by: 'referee' },
        { seat: 2, clause: '8.4.2', by: 'referee' },
      ],
      fines: [
        { seat: 3, points: '0.5', reason: 'late' },
        { seat: 5, points: '0.2', reason: '' },
      ],
    });
    const score = scoreBy('fiim-2025', sheet);
    expect([refusals(score), needs(score)]).toEqual([[], ['duty 8.4.2 @2']]);
    expect([rowOf(score, 3), rowOf(score, 9)]).toEqual([
      'win 1.3, extra 1.3, fine -0.5 = 2.1',
      'loss 0.3, penalty -0.3 = 0',
    ]);
  });

  it('[bel-canto 8.4.1] LI1 and LI2', () => {
    const lines = [...decidedNoBest, 'extra 4 li1', 'extra 9 li2'];
    expect([rowAfter('bel-canto', lines, 4), rowAfter('bel-canto', lines, 9)]).toEqual([
      'win 2, extra 1 = 3',
      'loss 0, extra 0.5 = 0.5',
    ]);
  });
});

describe('a draw', () => {
  it('[fiim-2025 8.1.3, 8.1.6, 8.4.4/5.2] fines those at the table', () => {
    const miss = (night: number) => [
      `night ${night}`,
      'shots: 2>- 6>- 9>-',
      'don: -',
      'sheriff: -',
      `day ${night}`,
    ];
    const lines = [toDay1, 'remove 10', ...miss(2), ...miss(3), ...miss(4)];
    expect(sheetAfter('fiim-2025', lines)).toMatchObject({
      winner: 'draw',
      by: 'play',
      removed: [10],
      atTable: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
    expect([rowAfter('fiim-2025', lines, 1), rowAfter('fiim-2025', lines, 10)]).toEqual([
      'draw 0.3, penalty -0.3 = 0',
      'draw 0.3, removal -0.8 = -0.5',
    ]);
    expect(rowAfter('fsm-2024', lines, 1)).toBe('draw 0 = 0');
  });
});
