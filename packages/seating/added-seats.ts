// Seats of rounds added to a seating: everybody sits where he has sat least, as far as the table allows.
import { randomFrom } from '@omerta/base/random.ts';
import { type Round, type SeatingTable, tableSize } from './seating.ts';
import { Tally } from './tally.ts';

const tries = 12;

/** Swaps of two seats of a table until none helps. */
const settle = (table: number[], cost: (player: number, seat: number) => number): number => {
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < tableSize; a++) {
      for (let b = 0; b < a; b++) {
        const [p, q] = [table[a] as number, table[b] as number];
        if (cost(p, b) + cost(q, a) >= cost(p, a) + cost(q, b)) continue;
        [table[a], table[b]] = [q, p];
        better = true;
      }
    }
  }
  return table.reduce((sum, player, seat) => sum + cost(player, seat), 0);
};

/** The new rounds with their tables in seat order. */
export const seatAdded = (
  players: number,
  past: readonly Round[],
  added: readonly Round[],
  seed: number,
): Round[] => {
  const random = randomFrom(seed);
  const tally = new Tally(players, past);
  // The more often he sat there beyond his least, the worse, steeply.
  const cost = (player: number, seat: number): number => tally.sat(player, seat) ** 3;
  const seatTable = (table: SeatingTable): number[] => {
    let best: { readonly seats: number[]; readonly cost: number } | null = null;
    for (let i = 0; i < tries; i++) {
      const seats = random.shuffle(table);
      const found = settle(seats, cost);
      if (!best || found < best.cost) best = { seats, cost: found };
    }
    const seats = best?.seats ?? [...table];
    for (const [seat, player] of seats.entries()) tally.sit(player, seat, 1);
    return seats;
  };
  return added.map((round) => round.map(seatTable));
};
