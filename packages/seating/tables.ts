// Numbers the tables of each round so that everybody sits at each table about equally often.
import { randomFrom } from '@omerta/base/random.ts';
import type { Layout } from './layout.ts';
import { tableSize } from './seating.ts';

/** What it costs to sit at one table so many times: steep, so that the most uneven player counts most. */
const cost = (times: number): number => times * times * times * times;
const coolings = 40;

/** One player's most times at a table less his fewest, for the player with the most. */
export const tableSpread = (players: number, layout: Layout, tables: number): number => {
  const sat = new Uint16Array(players * tables);
  for (const round of layout) {
    for (const [i, player] of round.slice(0, tableSize * tables).entries()) {
      const at = player * tables + Math.floor(i / tableSize);
      sat[at] = (sat[at] as number) + 1;
    }
  }
  const spreads = Array.from({ length: players }, (_, player) => {
    const own = sat.subarray(player * tables, (player + 1) * tables);
    return Math.max(...own) - Math.min(...own);
  });
  return Math.max(0, ...spreads);
};

type NumbersAsk = {
  readonly players: number;
  readonly layout: Layout;
  readonly tables: readonly number[];
  readonly seed: number;
  readonly effort: number;
  /** Whether two tables of a round may change numbers: somebody may be kept at his table, or away from another. */
  readonly mayExchange: (round: number, one: number, other: number, rounds: Layout) => boolean;
};

export const numberTables = ({
  players,
  layout,
  tables,
  seed,
  effort,
  mayExchange,
}: NumbersAsk): number[][] => {
  const random = randomFrom(seed);
  const rounds = layout.map((round) => [...round]);
  const width = Math.max(1, ...tables);
  const sat = new Uint16Array(players * width);
  const move = (player: number, from: number, to: number): number => {
    const a = player * width + from;
    const b = player * width + to;
    const [before, after] = [sat[a] as number, sat[b] as number];
    sat[a] = before - 1;
    sat[b] = after + 1;
    return cost(before - 1) - cost(before) + cost(after + 1) - cost(after);
  };
  for (const [r, round] of rounds.entries()) {
    for (const [i, player] of round.slice(0, tableSize * (tables[r] ?? 0)).entries()) {
      const at = player * width + Math.floor(i / tableSize);
      sat[at] = (sat[at] as number) + 1;
    }
  }
  const exchange = (round: number[], one: number, other: number): number => {
    let change = 0;
    for (let i = 0; i < tableSize; i++) {
      const [a, b] = [one * tableSize + i, other * tableSize + i];
      const [p, q] = [round[a] as number, round[b] as number];
      change += move(p, one, other) + move(q, other, one);
      [round[a], round[b]] = [q, p];
    }
    return change;
  };
  for (let level = 0; level < coolings && rounds.length > 0; level++) {
    const patience = Math.floor((400 * (coolings - 1 - level) ** 2) / coolings ** 2);
    for (let i = 0; i < effort / coolings; i++) {
      const r = random.below(rounds.length);
      const round = rounds[r] as number[];
      const count = tables[r] as number;
      if (count < 2) continue;
      const one = random.below(count);
      const other = (one + 1 + random.below(count - 1)) % count;
      if (!mayExchange(r, one, other, rounds)) continue;
      if (exchange(round, one, other) > patience) exchange(round, one, other);
    }
  }
  return rounds;
};
