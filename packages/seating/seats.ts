// Who sits in which seat: everybody's seats as even as possible, and then neighbours as varied as possible.
import { randomFrom } from '@omerta/base/random.ts';
import { Colouring, type Edge } from './equitable.ts';
import type { Layout } from './layout.ts';
import { tableSize } from './seating.ts';

/** What it costs that two players sit side by side so many times: the third time is much worse than the second. */
const besideCost = (times: number): number => times * times * times;
/** Chains longer than this change too much to be worth their price. */
const longestChain = 40;
const coolings = 40;

type SeatsAsk = {
  readonly players: number;
  readonly layout: Layout;
  readonly tables: readonly number[];
  readonly seed: number;
  readonly effort: number;
};

/** Players of the same table in seat order, by round, tables one after another. */
export const seatPlayers = ({ players, layout, tables, seed, effort }: SeatsAsk): number[][] => {
  const random = randomFrom(seed);
  const rounds = layout.map((round, r) => round.slice(0, tableSize * (tables[r] ?? 0)));
  const seated = rounds.flat();
  const edges: Edge[] = seated.map((left, place) => ({ left, right: Math.floor(place / tableSize) }));
  const colouring = new Colouring(edges, tableSize);
  const sits = new Uint16Array(seated.length);
  for (const [edge, player] of seated.entries())
    sits[edge - (edge % tableSize) + colouring.colourOf(edge)] = player;
  const beside = new Uint16Array(players * players);

  const countTable = (start: number, by: 1 | -1): number => {
    let cost = 0;
    for (let seat = 0; seat < tableSize; seat++) {
      const a = sits[start + seat] as number;
      const b = sits[start + ((seat + 1) % tableSize)] as number;
      const pair = a < b ? a * players + b : b * players + a;
      const before = beside[pair] as number;
      beside[pair] = before + by;
      cost += besideCost(before + by) - besideCost(before);
    }
    return cost;
  };
  for (let start = 0; start < seated.length; start += tableSize) countTable(start, 1);

  const flipped = (chain: readonly number[], one: number, other: number): number => {
    const starts = [...new Set(chain.map((edge) => edge - (edge % tableSize)))];
    let cost = 0;
    for (const start of starts) cost += countTable(start, -1);
    colouring.flip(chain, one, other);
    for (const edge of chain)
      sits[edge - (edge % tableSize) + colouring.colourOf(edge)] = seated[edge] as number;
    for (const start of starts) cost += countTable(start, 1);
    return cost;
  };

  for (let level = 0; level < coolings && seated.length > 0; level++) {
    const patience = Math.floor((12 * (coolings - 1 - level)) / coolings);
    for (let i = 0; i < effort / coolings; i++) {
      const edge = random.below(seated.length);
      const one = colouring.colourOf(edge);
      const other = (one + 1 + random.below(tableSize - 1)) % tableSize;
      const chain = colouring.chain(edge, other, longestChain);
      if (chain.length > longestChain) continue;
      // Threshold accepting: a loss within the patience of this level is taken.
      if (flipped(chain, one, other) > patience) flipped(chain, one, other);
    }
  }
  let next = 0;
  return rounds.map((round) => {
    const start = next;
    next += round.length;
    return [...sits.subarray(start, next)];
  });
};
