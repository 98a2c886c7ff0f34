// The exact chances of random play, as computed by others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blackWins } from '../uniform.ts';

type Table = {
  readonly rule_B_parity: Readonly<Record<string, readonly [string, number]>>;
  readonly sport_order_night_first_10_3: readonly [string, number];
};

it('our exact chances are those of the published table', () => {
  const table = JSON.parse(
    readFileSync(join(process.env['OMERTA_DATA'] ?? '', 'probabilities/win_prob_exact.json'), 'utf8'),
  ) as Table;
  for (const [key, [, chance]] of Object.entries(table.rule_B_parity)) {
    const [players, blacks] = key.split(',').map(Number) as [number, number];
    expect(blackWins(players, blacks, 'day')).toBeCloseTo(chance, 12);
  }
  expect(blackWins(10, 3, 'night')).toBeCloseTo(table.sport_order_night_first_10_3[1], 12);
});
