// Lots: repeatable with their seed, fair over seeds, and an end to every tie.
import { describe, expect, it } from 'vitest';
import { gamesOf, scoringFor, tableOf, tableSheet, tournamentOf } from '../testing/sheets.ts';
import { drawLots } from './lots.ts';

describe('a drawn lot', () => {
  it('repeats with its seed, whatever the order given', () => {
    // printf '%s' '2024-05-11:p1' | sha256sum, and so on: the smallest comes first.
    expect(drawLots(['p1', 'p2', 'p3', 'p4'], '2024-05-11')).toEqual(['p1', 'p2', 'p4', 'p3']);
    expect(drawLots(['p4', 'p3', 'p2', 'p1'], '2024-05-11')).toEqual(
      drawLots(['p1', 'p2', 'p3', 'p4'], '2024-05-11'),
    );
    expect(drawLots([], 1)).toEqual([]);
  });

  it('gives every order its share over many seeds', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 6_000; seed++) {
      const order = drawLots(['a', 'b', 'c'], seed).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it.each([
    ['fsm-2024', '8.7.5'],
    ['fiim-2018', '8.8.5'],
    ['neft-mmt', '21.2'],
    ['bel-canto', '8.6.7'],
    ['fiim-2025', '8.8.5'],
  ] as const)('[%s %s] puts an end to the tie', (id, _) => {
    const open = tournamentOf(scoringFor(id), gamesOf('q', [tableSheet({ winner: 'draw' })]));
    expect(tableOf(open).rows.every((row) => row.place === 1 && row.decidedBy === 'lot-needed')).toBe(true);
    const lot = drawLots(
      open.players.map(({ id }) => id),
      1,
    );
    const { rows } = tableOf({ ...open, lots: [lot] });
    expect(rows.map((row) => row.player)).toEqual(lot);
    expect(rows.map((row) => row.place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows.map((row) => row.decidedBy)).toEqual([...Array(9).fill('lot'), null]);
  });
});
