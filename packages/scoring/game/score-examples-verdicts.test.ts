// The worked examples that check extra points at their limits: verdict, sum and approvals of every row.
import { makeExact, sum } from '@omerta/base/fraction.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { extras, makeSheet, needs, refusals, refusedCodes, scoreBy, warnings } from '../testing/game.ts';

type Row = {
  readonly what: string;
  readonly given: string;
  readonly winner?: Sheet['winner'];
  /** The first victim and the numbers he named. */
  readonly victim?: Pick<Sheet, 'firstKilled' | 'bestMove'>;
  /** Null: everything stands. */
  readonly refused: readonly string[] | null;
  readonly needs?: readonly string[];
  /** The sum that counts, where everything stands. */
  readonly sum?: string;
};

/** Points of the entries that stand, less those of the first victim, which no limit counts. */
const countedSum = (id: RulebookId, sheet: Sheet): string => {
  const counted = scoreBy(id, sheet).players.filter(({ seat }) => seat !== sheet.firstKilled);
  return makeExact(
    sum(
      counted.flatMap(({ items }) =>
        items.filter(({ kind }) => kind === 'extra').map(({ points }) => points),
      ),
    ),
  );
};

const sheetOfRow = (row: Row): Sheet =>
  makeSheet(row.winner ?? 'red', { extra: row.given === '' ? [] : extras(row.given), ...row.victim });

const verify = (id: RulebookId, row: Row): void => {
  const sheet = sheetOfRow(row);
  const score = scoreBy(id, sheet);
  expect(refusals(score)).toEqual(row.refused ?? []);
  expect(needs(score)).toEqual(row.needs ?? []);
  if (row.sum !== undefined) expect(countedSum(id, sheet)).toBe(row.sum);
};

const two = { firstKilled: 7, bestMove: [8, 9, 2] } as const;
const three = { firstKilled: 7, bestMove: [8, 9, 10] } as const;
const all = (count: number, code: string): string[] =>
  Array.from({ length: count }, (_, i) => `${code} @${i + 1}`);

describe('fsm-2024 and neft-mmt', () => {
  const rows: readonly Row[] = [
    { what: 'sum exactly 1.2', given: '1 0.5, 2 0.4, 3 0.3', refused: null, sum: '1.2' },
    { what: 'sum 1.3', given: '1 0.5, 2 0.4, 3 0.4', refused: all(3, 'extra/over-total 8.4.2') },
    { what: '0.6 to a winner', given: '1 0.6', refused: null, needs: ['chief 8.4.3 @1'], sum: '0.6' },
    { what: '0.8 to a winner', given: '1 0.8', refused: ['extra/over-most 8.4.3 @1'] },
    { what: '0.5 to a loser', given: '8 0.5', refused: ['extra/over-most 8.4.4 @8'] },
    { what: '0.15 to a winner', given: '1 0.15', refused: ['extra/not-on-grid 8.4.3 @1'] },
    { what: '4 players', given: '1 0.3, 2 0.3, 3 0.3, 4 0.3', refused: null, sum: '1.2' },
    {
      what: '5 players',
      given: '1 0.2, 2 0.2, 3 0.2, 4 0.2, 5 0.2',
      refused: null,
      needs: ['chief 8.4.1'],
      sum: '1',
    },
    {
      what: '6 players',
      given: '1 0.2, 2 0.2, 3 0.2, 4 0.2, 5 0.2, 6 0.2',
      refused: all(6, 'extra/over-players 8.4.1'),
    },
    { what: 'draw, 0.1 to anybody', winner: 'draw', given: '1 0.1', refused: ['extra/draw 8.4.7 @1'] },
    {
      what: 'best move 0.25, 0.4 exempt, 1.2 to others',
      given: '7 0.4, 1 0.5, 2 0.4, 3 0.3',
      victim: two,
      refused: null,
      sum: '1.2',
    },
    {
      what: 'best move 0.5, 0.3 lapses, 1.2 to others',
      given: '7 0.3, 1 0.5, 2 0.4, 3 0.3',
      victim: three,
      refused: null,
      sum: '1.2',
    },
    {
      what: 'four others and an exempt fifth',
      given: '1 0.3, 2 0.3, 3 0.3, 4 0.3, 7 0.4',
      victim: two,
      refused: null,
      needs: ['chief 8.4.1'],
      sum: '1.2',
    },
    {
      what: 'four others and a lapsing fifth',
      given: '1 0.3, 2 0.3, 3 0.3, 4 0.3, 7 0.2',
      victim: two,
      refused: null,
      sum: '1.2',
    },
  ];
  const inNeft = (list: readonly string[]): string[] => list.map((each) => each.replace(' 8.4.', ' 19.4.'));

  it.each(rows)('[fsm-2024 8.4.1, 8.4.2, 8.4.3, 8.4.4, 8.4.6, 8.4.7] EX-23 $what', (row) => {
    verify('fsm-2024', row);
  });

  it.each(rows)('[neft-mmt 19.4.1, 19.4.2, 19.4.3, 19.4.4, 19.4.6, 19.4.7] EX-23 $what', (row) => {
    verify('neft-mmt', {
      ...row,
      refused: row.refused && inNeft(row.refused),
      needs: inNeft(row.needs ?? []),
    });
  });

  it.each([
    ['fsm-2024', '8.4.1, 8.4.3'],
    ['neft-mmt', '19.4.1, 19.4.3'],
  ] as const)(
    '[%s %s] approvals that were given are asked for no more, and nobody stands in for the chief',
    (id, _) => {
      const extra = extras('1 0.6 chief, 2 0.1, 3 0.1, 4 0.1, 5 0.1');
      const approved = (by: 'chief' | 'committee') =>
        needs(scoreBy(id, makeSheet('red', { extra, approvals: [{ what: 'players', by }] })));
      expect(approved('chief')).toEqual([]);
      expect(approved('committee')).toEqual([id === 'fsm-2024' ? 'chief 8.4.1' : 'chief 19.4.1']);
      expect(needs(scoreBy(id, makeSheet('red', { extra: extras('1 0.7 committee') })))).toHaveLength(1);
    },
  );

  it('[fsm-2024 8.4, 8.4.5; neft-mmt 19.4, 19.4.5] nothing need be given, and one player is given points once', () => {
    for (const id of ['fsm-2024', 'neft-mmt'] as const)
      expect(refusals(scoreBy(id, makeSheet('red')))).toEqual([]);
    const twice = makeSheet('red', { extra: extras('1 0.3, 1 0.2') });
    expect(refusals(scoreBy('fsm-2024', twice))).toEqual(['extra/twice 8.4.1 @1']);
    expect(refusals(scoreBy('neft-mmt', twice))).toEqual(['extra/twice 19.4.1 @1']);
  });
});

describe('fiim-2018', () => {
  const rows: readonly Row[] = [
    { what: 'three players, sum 1', given: '1 0.4, 2 0.3, 3 0.3', refused: null, sum: '1' },
    {
      what: 'four players',
      given: '1 0.2, 2 0.2, 3 0.2, 4 0.2',
      refused: all(4, 'extra/over-players 8.4.1'),
    },
    {
      what: 'sum 1.1',
      given: '1 0.7, 2 0.4',
      refused: all(2, 'extra/over-total 8.4.2'),
      needs: ['chief 8.4.3 @1'],
    },
    { what: '0.7 to a winner', given: '1 0.7', refused: null, needs: ['chief 8.4.3 @1'], sum: '0.7' },
    { what: '0.5 to a loser', given: '8 0.5', refused: ['extra/over-most 8.4.4 @8'] },
    { what: '0.45 to a winner', given: '1 0.45', refused: null, sum: '0.45' },
    { what: 'draw, 0.1', winner: 'draw', given: '1 0.1', refused: ['extra/draw 8.4.6 @1'] },
  ];

  it.each(rows)('[fiim-2018 8.4.1, 8.4.2, 8.4.3, 8.4.4, 8.4.6] EX-34 $what', (row) => {
    verify('fiim-2018', row);
  });

  it('[fiim-2018 8.4.3, 8.4.4] steps of 0.05 stand, with a warning off the tenths', () => {
    expect(
      warnings(scoreBy('fiim-2018', makeSheet('red', { extra: extras('1 0.45, 2 0.1, 8 0.35') }))),
    ).toEqual(['extra/off-step 8.4.3 @1', 'extra/off-step 8.4.4 @8']);
    expect(
      refusals(scoreBy('fiim-2018', makeSheet('red', { extra: extras('1 0.42, 8 0.03, 9 0') }))),
    ).toEqual(['extra/not-on-grid 8.4.3 @1', 'extra/below-least 8.4.4 @8', 'extra/below-least 8.4.4 @9']);
  });

  it('[fiim-2018 8.4.3, 8.4.4] 0.7 and 0.4 are the most, and from 0.6 on the chief agrees', () => {
    const verdict = (given: string) => {
      const score = scoreBy('fiim-2018', makeSheet('red', { extra: extras(given) }));
      return [...refusals(score), ...needs(score)];
    };
    expect([verdict('1 0.75'), verdict('8 0.45')]).toEqual([
      ['extra/over-most 8.4.3 @1'],
      ['extra/over-most 8.4.4 @8'],
    ]);
    expect([verdict('1 0.55'), verdict('1 0.6'), verdict('1 0.6 chief'), verdict('8 0.4')]).toEqual([
      [],
      ['chief 8.4.3 @1'],
      [],
      [],
    ]);
  });
});

describe('bel-canto', () => {
  const rows: readonly Row[] = [
    { what: 'LI1 winner, LI2 winner, LI2 loser', given: '1 li1, 2 li2, 8 li2', refused: null, sum: '2' },
    { what: 'LI2 winner, LI2 winner, LI2 loser', given: '1 li2, 2 li2, 8 li2', refused: null, sum: '1.5' },
    { what: 'two LI1', given: '1 li1, 2 li1', refused: all(2, 'extra/over-li1 8.4.3') },
    { what: 'LI1 to a loser', given: '8 li1', refused: ['extra/li1-to-loser 8.4.4 @8'] },
    {
      what: 'two losers LI2',
      given: '8 li2, 9 li2',
      refused: ['extra/over-losers 8.4.4 @8', 'extra/over-losers 8.4.4 @9'],
    },
    { what: 'three winners', given: '1 li1, 2 li2, 3 li2', refused: all(3, 'extra/over-winners 8.4.3') },
    { what: '0.3 to a winner', given: '1 0.3', refused: ['extra/li-only 8.4.1 @1'] },
    { what: 'draw', winner: 'draw', given: '1 li2', refused: ['extra/draw 8.4.5 @1'] },
    { what: 'nobody', given: '', refused: null, sum: '0' },
  ];

  it.each(rows)('[bel-canto 8.4.1, 8.4.2, 8.4.3, 8.4.4, 8.4.5] EX-37 $what', (row) => {
    verify('bel-canto', row);
  });

  it('[bel-canto 8.4.1] a fourth player is one too many for all of them', () => {
    const score = scoreBy('bel-canto', makeSheet('red', { extra: extras('1 li1, 2 li2, 8 li2, 9 li2') }));
    expect(refusedCodes(score)).toEqual(['extra/over-losers', 'extra/over-players']);
    expect(score.refused.map(({ seat }) => seat).sort()).toEqual([1, 2, 8, 9]);
    expect(refusals(scoreBy('bel-canto', makeSheet('red', { extra: extras('1 li1, 1 li2') })))).toEqual([
      'extra/twice 8.4.1 @1',
    ]);
  });
});

describe('fiim-2025', () => {
  const rows: readonly Row[] = [
    { what: '5 players, sum 2.8', given: '1 1, 2 0.6, 3 0.6, 4 0.3, 8 0.3', refused: null, sum: '2.8' },
    { what: 'sum 2.9', given: '1 1, 2 1, 3 0.9', refused: null, needs: ['chief 8.3.2'], sum: '2.9' },
    { what: 'sum 3.5', given: '1 1, 2 1, 3 1, 4 0.5', refused: null, needs: ['chief 8.3.2'], sum: '3.5' },
    { what: 'sum 3.6', given: '1 1, 2 1, 3 1, 4 0.6', refused: null, needs: ['duty 8.3.2'], sum: '3.6' },
    {
      what: '6 players, sum 2',
      given: '1 0.3, 2 0.3, 3 0.3, 4 0.3, 5 0.3, 6 0.5',
      refused: null,
      needs: ['chief 8.3.1'],
      sum: '2',
    },
    { what: '0.2', given: '1 0.2', refused: ['extra/below-least 8.3.3 @1'] },
    { what: '0.3', given: '1 0.3', refused: null, sum: '0.3' },
    { what: '1.0', given: '1 1.0', refused: null, sum: '1' },
    { what: '1.1', given: '1 1.1', refused: ['extra/over-most 8.3.3 @1'] },
    { what: '1.3', given: '1 1.3', refused: null, needs: ['chief 8.3.3 @1'], sum: '1.3' },
    { what: '1.5', given: '1 1.5', refused: null, needs: ['committee 8.3.3 @1'], sum: '1.5' },
    { what: '1.6', given: '1 1.6', refused: ['extra/over-most 8.3.3 @1'] },
    { what: 'loser 1.0', given: '8 1.0', refused: null, sum: '1' },
    { what: 'loser 1.1', given: '8 1.1', refused: ['extra/over-most 8.3.3 @8'] },
    { what: 'loser 0.2', given: '8 0.2', refused: ['extra/below-least 8.3.3 @8'] },
    {
      what: '1.5 + 1.3 + 1 = 3.8',
      given: '1 1.5, 2 1.3, 3 1',
      refused: null,
      needs: ['committee 8.3.3 @1', 'chief 8.3.3 @2', 'duty 8.3.2'],
      sum: '3.8',
    },
  ];

  it.each(rows)('[fiim-2025 8.3.1, 8.3.2, 8.3.3] EX-50 $what', (row) => {
    verify('fiim-2025', row);
  });

  it('[fiim-2025 8.3.1, 8.3.2, 8.3.3] the committee counts as its member on duty; nobody else stands in for another', () => {
    const extra = extras('1 1.5 duty, 2 1.3 committee, 3 1');
    const approved = (by: 'chief' | 'duty' | 'committee') =>
      needs(scoreBy('fiim-2025', makeSheet('red', { extra, approvals: [{ what: 'total', by }] })));
    expect(approved('chief')).toEqual(['committee 8.3.3 @1', 'chief 8.3.3 @2', 'duty 8.3.2']);
    expect(approved('duty')).toEqual(['committee 8.3.3 @1', 'chief 8.3.3 @2']);
    expect(approved('committee')).toEqual(['committee 8.3.3 @1', 'chief 8.3.3 @2']);
    const fair = makeSheet('red', { extra: extras('1 1.5 committee, 2 1.3 chief') });
    expect(needs(scoreBy('fiim-2025', fair))).toEqual([]);
    expect(refusals(scoreBy('fiim-2025', makeSheet('red', { extra: extras('1 0.35') })))).toEqual([
      'extra/not-on-grid 8.3.3 @1',
    ]);
  });

  it('[fiim-2025 8.3, 8.3.5] nothing need be given, to winners or losers alike', () => {
    expect(refusals(scoreBy('fiim-2025', makeSheet('black', { extra: extras('1 1, 8 0.4') })))).toEqual([]);
    expect(refusals(scoreBy('fiim-2025', makeSheet('black')))).toEqual([]);
  });
});
