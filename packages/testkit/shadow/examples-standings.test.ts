// The worked examples of K and of every tie-break, by the shadow alone.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { ShadowAccount } from './account.ts';
import { difficultyOf } from './distance.ts';
import { type Followed, follow, losses, sheetWith, times, wins } from './examples.ts';
import { exactly, none, num } from './number.ts';
import { placed, wordsOf } from './table.ts';
import type { ShadowTieBreak } from './words.ts';

describe('K', () => {
  it.each([
    ['4-8-0', 'red 4/3'],
    ['8-4-0', 'black 4/3'],
    ['5-5-0', 'none'],
    ['3-4-0', 'red 8/7'],
    ['7-8-0', 'red 16/15'],
    ['1-9-0', 'red 1.8'],
    ['0-10-0', 'red 2'],
    ['4-5-1', 'red 1.2'],
    ['4-4-2', 'none'],
    ['1-5-4', 'red 1.8'],
    ['11-9-0', 'black 1.1'],
    ['1-0-0', 'black 2'],
  ] as const)('EX-57, EX-58 red, black and drawn %s', (split, expected) => {
    const [red = 0, black = 0, draw = 0] = split.split('-').map(Number);
    const heavy = difficultyOf([
      ...times(red, sheetWith({ winner: 'red' })),
      ...times(black, sheetWith({ winner: 'black' })),
      ...times(draw, sheetWith({ winner: 'draw' })),
    ]);
    expect(heavy ? `${heavy.side} ${exactly(heavy.k)}` : 'none').toBe(expected);
  });
});

type Counts = Readonly<Partial<Record<ShadowTieBreak, string>>>;

/** Somebody with these figures, wherever they come from. */
const withFigures = (
  player: string,
  total: string,
  { additional = '0', ...counts }: Counts,
): ShadowAccount => ({
  player,
  total: num(total),
  columns: { main: none, compensation: none, additional: num(additional), other: none },
  items: [],
  games: 0,
  counts: {
    li1: Number(counts.li1 ?? 0),
    li2: Number(counts.li2 ?? 0),
    wins: Number(counts.wins ?? 0),
    'role-wins': Number(counts['role-wins'] ?? 0),
    'first-kills': Number(counts['first-kills'] ?? 0),
    'role-losses': Number(counts['role-losses'] ?? 0),
  },
  sat: [],
});

/** Lines are `player total` and the figures by tie-break; places and what decided them come back. */
const ranked = (id: RulebookId, lines: readonly string[]): string[] => {
  const { tieBreaks } = wordsOf[id];
  const accounts = lines.map((line) => {
    const [player = '', total = '', ...figures] = line.split(' ');
    const counts = Object.fromEntries(tieBreaks.map((tieBreak, i) => [tieBreak, figures[i] ?? '0']));
    return withFigures(player, total, counts);
  });
  return placed(wordsOf[id], accounts, []).map(
    ({ place, player, decidedBy }) => `${place} ${player} ${decidedBy ?? '-'}`,
  );
};

describe('tie-breaks', () => {
  it.each(['fsm-2024', 'fiim-2018', 'fiim-2025'] as const)('EX-60, EX-61, EX-62 every level of %s', (id) =>
    expect(
      ranked(id, [
        'F 8.5 2.4 5 5 5',
        'E 8.5 2.4 6 2 1',
        'C 8.5 2.4 6 2 4',
        'A 8.5 2.5 6 2 3',
        'B 8.5 2.4 6 3 3',
        'D 8.5 2.4 6 2 1',
        'G 8.6 0.1 1 0 0',
      ]),
    ).toEqual([
      '1 G -',
      '2 A additional',
      '3 B role-wins',
      '4 C first-kills',
      '5 E lot-needed',
      '5 D lot-needed',
      '7 F -',
    ]),
  );

  it('EX-63 every level of neft-mmt', () =>
    expect(
      ranked('neft-mmt', [
        'G 8.5 2.4 5 5 5 0',
        'F 8.5 2.4 6 2 1 1',
        'E 8.5 2.4 6 2 1 1',
        'D 8.5 2.4 6 2 1 0',
        'C 8.5 2.4 6 2 4 0',
        'B 8.5 2.4 6 3 3 0',
        'A 8.5 2.5 6 2 3 1',
      ]),
    ).toEqual([
      '1 A additional',
      '2 B role-wins',
      '3 C first-kills',
      '4 D role-losses',
      '5 F lot-needed',
      '5 E lot-needed',
      '7 G -',
    ]));

  it('EX-64 every level of bel-canto', () =>
    expect(
      ranked('bel-canto', [
        'A 14 3 1 2 5 1 1',
        'G 14 3 1 2 5 1 1',
        'F 14 3 1 2 5 1 2',
        'E 14 3 1 2 5 2 1',
        'D 14 3 1 2 6 1 1',
        'C 14 3 1 3 5 1 1',
        'B 14 3 2 1 5 1 1',
        'H 14 3.5 0 0 4 0 0',
      ]),
    ).toEqual([
      '1 H additional',
      '2 B li1',
      '3 C li2',
      '4 D wins',
      '5 E role-wins',
      '6 F first-kills',
      '7 A lot-needed',
      '7 G lot-needed',
    ]));

  const forfeited: Followed = { result: 'loss', sheet: { by: 'forfeit', forfeitBy: 2 } };
  const removed: Followed = { result: 'loss', sheet: { removed: [2] } };
  const rewarded = (count: number, extra: string): Followed[] => times(count, { result: 'win', extra });

  it.each([
    ['fsm-2024', [...rewarded(5, '0.4'), forfeited, ...losses(4)], [...rewarded(5, '0.2'), ...losses(5)]],
    ['neft-mmt', [...rewarded(5, '0.4'), forfeited, ...losses(4)], [...rewarded(5, '0.2'), ...losses(5)]],
    ['fiim-2025', [...rewarded(4, '0.5'), removed, ...losses(5)], [...rewarded(4, '0.3'), ...losses(6)]],
  ] as const)('EX-65 the fine and what the first tie-break sums: %s', (id, a, b) => {
    const expected = {
      'fsm-2024': ['1 A 6 2 additional', '2 B 6 1 -'],
      'neft-mmt': ['1 A 6 1 lot-needed', '1 B 6 1 lot-needed'],
      'fiim-2025': ['1 A 8.2 2 additional', '2 B 8.2 1.2 -'],
    }[id];
    const rows = follow(id, { A: a, B: b });
    expect(
      rows.map(
        ({ place, player, total, columns, decidedBy }) =>
          `${place} ${player} ${exactly(total)} ${exactly(columns.additional)} ${decidedBy ?? '-'}`,
      ),
    ).toEqual(expected);
  });

  it('EX-66 compensation is main', () => {
    const a = [...wins(4), ...times<Followed>(4, { result: 'loss', named: 1 }), ...losses(2)];
    const rows = follow('fsm-2024', { A: a, B: [...rewarded(2, '0.3'), ...wins(3), ...losses(5)] });
    expect(rows.map(({ player, total, decidedBy }) => `${player} ${exactly(total)} ${decidedBy}`)).toEqual([
      'B 5.6 additional',
      'A 5.6 null',
    ]);
  });
});
