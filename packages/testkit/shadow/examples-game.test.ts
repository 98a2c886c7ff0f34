// The worked examples of single games, by the shadow alone: the totals of seats 1 to 10.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { purplePrices, yellowPrice } from './distance.ts';
import { acts, followX, given, sheetWith, times, totals, wins } from './examples.ts';
import type { ShadowSheet } from './file.ts';
import { blacksNamed, columnSum, itemsOf } from './game.ts';
import { exactly, sum } from './number.ts';
import { wordsOf } from './table.ts';

const blackWin = { winner: 'black' } as const;
const shot = (seat: number, ...bestMove: number[]): Partial<ShadowSheet> => ({ firstKilled: seat, bestMove });

type Example = readonly [title: string, id: RulebookId, sheet: Partial<ShadowSheet>, totals: string];

const examples: readonly Example[] = [
  [
    'EX-19 the larger extra points replace the best move',
    'fsm-2024',
    { ...shot(2, 8, 9, 10), extra: given('2 0.7', '1 0.5', '3 0.4', '8 0.3') },
    '1.5 1.7 1.4 1 1 1 1 0.3 0 0',
  ],
  [
    'EX-20 the smaller lapse',
    'neft-mmt',
    { ...blackWin, ...shot(4, 8, 9, 3), extra: given('4 0.2', '10 0.6', '8 0.3', '1 0.3') },
    '0.3 0 0 0.25 0 0 0 1.3 1 1.6',
  ],
  [
    'EX-21 equal values count once',
    'fsm-2024',
    { ...shot(2, 8, 9, 10), extra: given('2 0.5', '1 0.7', '3 0.5') },
    '1.7 1.5 1.5 1 1 1 1 0 0 0',
  ],
  [
    'EX-22 one black excludes nothing',
    'fsm-2024',
    { ...blackWin, ...shot(2, 8, 3, 4), extra: given('2 0.4', '10 0.5', '9 0.3') },
    '0 0.4 0 0 0 0 0 1 1.3 1.5',
  ],
  [
    'EX-24 a draw',
    'fsm-2024',
    { winner: 'draw', ...shot(5, 8, 9, 10), extra: given('1 0.3'), penalties: acts('6 8.5.2') },
    '0 0 0 0 0.5 -0.4 0 0 0 0',
  ],
  [
    'EX-25 a removed winner and a removed loser',
    'fsm-2024',
    { removed: [3, 9], extra: given('1 0.4') },
    '1.4 1 0.5 1 1 1 1 0 -0.5 0',
  ],
  [
    'EX-26 a forfeit',
    'fsm-2024',
    { ...blackWin, by: 'forfeit', forfeitBy: 4, ...shot(1, 8, 9, 2), extra: given('10 0.3') },
    '0.25 0 0 -1 0 0 0 1 1 1.3',
  ],
  [
    'EX-27 removed, then a forfeit',
    'neft-mmt',
    { ...blackWin, by: 'forfeit', forfeitBy: 4, removed: [4] },
    '0 0 0 -1.5 0 0 0 1 1 1',
  ],
  [
    'EX-28 removed in the middle of the best move',
    'fsm-2024',
    { ...blackWin, ...shot(6, 8, 10), removed: [6] },
    '0 0 0 0 0 -0.25 0 1 1 1',
  ],
  [
    'EX-29 harmful acts add up',
    'fsm-2024',
    { ...blackWin, removed: [1], penalties: acts('1 8.5.4', '1 8.5.8', '5 8.5.1') },
    '-1.3 0 0 0 -0.4 0 0 1 1 1',
  ],
  [
    'EX-30 a break at four though red won',
    'fsm-2024',
    { penalties: acts('7 8.5.2'), extra: given('1 0.5') },
    '1.5 1 1 1 1 1 0.6 0 0 0',
  ],
  ['EX-31 after the decisive vote', 'fsm-2024', { removed: [9], forfeitBy: 8 }, '1 1 1 1 1 1 1 0 -0.5 0'],
  ['EX-31 the same', 'neft-mmt', { removed: [9], forfeitBy: 8 }, '1 1 1 1 1 1 1 -1 -0.5 0'],
  [
    'EX-32 the best move adds to the extra points',
    'fiim-2018',
    { ...shot(2, 8, 9, 10), extra: given('2 0.6', '1 0.4') },
    '1.4 2 1 1 1 1 1 0 0 0',
  ],
  [
    'EX-33 a forfeit costs the removal',
    'fiim-2018',
    { ...blackWin, by: 'forfeit', forfeitBy: 3, firstKilled: 10 },
    '0 0 -0.5 0 0 0 0 1 1 1',
  ],
  [
    'EX-36 LI1, LI2, best move and removal',
    'bel-canto',
    { ...shot(2, 8, 9, 10), extra: given('1 li1', '2 li2', '10 li2'), removed: [7] },
    '3 3 2 2 2 2 1 0 0 0.5',
  ],
  [
    'EX-38 a forfeit',
    'bel-canto',
    {
      ...blackWin,
      by: 'forfeit',
      forfeitBy: 3,
      ...shot(1, 8, 9, 2),
      extra: given('10 li1', '8 li2', '2 li2'),
    },
    '0.25 0.5 -1 0 0 0 0 2.5 2 3',
  ],
  [
    'EX-39 a draw',
    'bel-canto',
    { winner: 'draw', ...shot(1, 8, 9, 10), removed: [9], extra: given('4 li2') },
    '0.5 0 0 0 0 0 0 0 -1 0',
  ],
  [
    'EX-40 a forfeit, a number said twice',
    'neft-mmt',
    { ...blackWin, by: 'forfeit', forfeitBy: 5, ...shot(1, 8, 8, 9), extra: given('10 0.4', '2 0.2') },
    '0.25 0.2 0 0 -1 0 0 1 1 1.4',
  ],
  [
    'EX-46 best move and extra points are summed',
    'fiim-2025',
    { ...shot(2, 8, 9, 10), extra: given('2 1', '1 1', '3 0.5', '10 0.3') },
    '2.3 3 1.8 1.3 1.3 1.3 1.3 0.3 0.3 0.6',
  ],
  [
    'EX-47 small and large penalties',
    'fiim-2025',
    {
      ...blackWin,
      ...shot(4, 8, 9, 2),
      penalties: acts('5 8.5.5/1.1', '6 8.4.4/1.9', '6 8.4.4/1.6', '1 8.5.5/2.3'),
      extra: given('4 0.7', '10 1', '9 0.5'),
    },
    '-0.2 0.3 0.3 1.5 -0.2 -0.3 0.3 1.3 1.8 2.3',
  ],
  [
    'EX-48 a draw',
    'fiim-2025',
    {
      winner: 'draw',
      atTable: [1, 3, 5, 8],
      ...shot(4, 8, 9, 10),
      removed: [9],
      extra: given('2 0.5', '3 0.4'),
      penalties: acts('1 8.5.5/2.3', '6 8.4.4/1.9'),
    },
    '0 0.8 0 1 0 0 0.3 0 -0.5 0.3',
  ],
  [
    'EX-49 removal, forfeit and the extra points of the offender',
    'fiim-2025',
    { ...blackWin, by: 'forfeit', forfeitBy: 4, removed: [4, 5], extra: given('4 0.5', '10 0.7') },
    '0.3 0.3 0.3 -1.5 -0.5 0.3 0.3 1.3 1.3 2',
  ],
  [
    'EX-51 an accidental self-vote costs the heavier class',
    'fiim-2025',
    { ...blackWin, penalties: acts('2 8.4.4/5.1', '2 8.5.5/5.1') },
    '0.3 -0.2 0.3 0.3 0.3 0.3 0.3 1.3 1.3 1.3',
  ],
  [
    'EX-51 where the team won only the small one applies',
    'fiim-2025',
    { penalties: acts('2 8.4.4/5.1') },
    '1.3 1 1.3 1.3 1.3 1.3 1.3 0.3 0.3 0.3',
  ],
  [
    'EX-52 three nights without a check',
    'fiim-2025',
    { ...blackWin, penalties: acts('1 8.4.4/4.4', '1 8.4.4/4.4', '1 8.4.4/4.4', '1 8.5.5/2.3') },
    '-0.2 0.3 0.3 0.3 0.3 0.3 0.3 1.3 1.3 1.3',
  ],
];

it.each(examples)('%s, %s', (_, id, sheet, expected) => expect(totals(id, sheet)).toBe(expected));

describe('the best move', () => {
  it.each([
    [[8, 9, 10], 3],
    [[8, 8, 9], 2],
    [[8, 8, 8], 1],
    [[1, 8, 9], 2],
    [[8, 10], 2],
    [[8], 1],
    [[2, 3, 4], 0],
  ] as const)('EX-41 %j', (bestMove, named) =>
    expect(blacksNamed(wordsOf['neft-mmt'], sheetWith({ firstKilled: 1, bestMove }))).toBe(named),
  );

  it.each([
    ['fsm-2024', '0 0 0.25 0.5'],
    ['fiim-2018', '0 0 0.25 0.4'],
    ['neft-mmt', '0 0 0.25 0.5'],
    ['bel-canto', '0 0 0.25 0.5'],
    ['fiim-2025', '0 0 0.5 0.7'],
  ] as const)('EX-55, EX-56 by blacks named, and nothing for a black victim: %s', (id, expected) => {
    const bestFor = (seat: number, named: number): string => {
      const sheet = sheetWith(shot(seat, ...[8, 9, 10].slice(0, named)));
      return exactly(columnSum(itemsOf(wordsOf[id], sheet, seat), 'additional'));
    };
    expect([0, 1, 2, 3].map((named) => bestFor(2, named)).join(' ')).toBe(expected);
    expect(bestFor(10, 3)).toBe('0');
  });
});

describe('cards of neft-mmt', () => {
  const { cards } = wordsOf['neft-mmt'];
  if (!cards) throw new Error('neft-mmt has cards');

  it.each([
    ['EX-42', 8, '-0.2 -0.4 -0.6 -0.8 -1 -1 -1'],
    ['EX-43', 7, '0 -0.2 -0.4 -0.6 -0.8 -1 -1'],
  ] as const)('%s yellow ones in a stage of %i games', (_, length, expected) => {
    const ladder = times(7, 0).map((_, i) => exactly(yellowPrice(cards, i + 1, length).points));
    expect(ladder.join(' ')).toBe(expected);
  });

  it('EX-44 two yellows in one game cost no removal', () => {
    const game = { ...wins(1)[0], result: 'win', sheet: { yellow: [2, 2] } } as const;
    const length = (plannedGames: number): string => {
      const stage = { id: 'q', kind: 'qualifying', plannedGames, coefficient: '1', carry: false };
      return exactly(followX('neft-mmt', [game], { stages: [stage] }).total);
    };
    expect([length(7), length(8)]).toEqual(['0.8', '0.4']);
  });

  it.each([
    [['conduct'], '0'],
    [['throwing'], '-0.4'],
    [['conduct', 'conduct'], '-1'],
    [['conduct', 'damage'], '-1.4'],
    [['conduct', 'conduct', 'conduct'], '-2'],
    [['throwing', 'conduct', 'throwing', 'conduct'], '-3.8'],
  ] as const)('EX-45 purple ones for %j', (reasons, expected) => {
    const prices = reasons.flatMap((reason, i) => purplePrices(cards, i + 1, reason));
    expect(exactly(sum(prices.map(({ points }) => points)))).toBe(expected);
  });
});

it('EX-53 a fine lowers the total and not what the first tie-break sums', () => {
  const games = [{ result: 'win', extra: '0.5' }, { result: 'loss' }, { result: 'win' }] as const;
  const row = followX('fiim-2025', games, { fines: [{ player: 'X', points: '0.5' }] });
  expect([row.total, row.columns.main, row.columns.additional].map(exactly)).toEqual(['2.9', '2.9', '0.5']);
});

it.each([
  ['fsm-2024', '2 0.3', '2 8.5.1', '-0.6'],
  ['fiim-2018', '2 0.3', '2 8.5.1', '-0.35'],
  ['neft-mmt', '2 0.3', '2 19.5.1', '-0.6'],
  ['bel-canto', '2 li2', null, '-0.25'],
  ['fiim-2025', '2 0.3', '2 8.4.4/1.9', '-0.3'],
] as const)('EX-69 one line of the protocol: %s', (id, extra, act, expected) => {
  const sheet = sheetWith({
    ...blackWin,
    ...shot(2, 8, 9, 3),
    extra: given(extra),
    penalties: act === null ? [] : acts(act),
    removed: [2],
  });
  const net = itemsOf(wordsOf[id], sheet, 2).filter(({ column }) => column !== 'main');
  expect(exactly(sum(net.map(({ points }) => points)))).toBe(expected);
});
