// What a search counts, at its start: who sits where, who meets whom, and the sums over every table. Made in
// one go, because counting entrance by entrance would cost as much as the search itself.
import { add, at } from './cells.ts';
import { tableSize } from './seating.ts';
import type { Start } from './start.ts';

export type FirstCounts = {
  /** Players by place, round after round. */
  readonly places: Int32Array;
  /** By player and player: how often they share a table. */
  readonly met: Int32Array;
  /** The tables of all rounds are numbered through, and after them the bench. */
  readonly columns: number;
  /** By round: the number of its first table. */
  readonly firstColumn: Int32Array;
  /** By player and round: the number of his table, or the bench. */
  readonly at: Int32Array;
  /** By player and column: his meetings with everybody who sits there, added up. The bench's are never read. */
  readonly sums: Int32Array;
  /** By player and table of the hall: how often he sits there. */
  readonly sat: Int32Array;
  /** Places on the bench whose players may play instead of others. */
  readonly resting: Int32Array;
};

const firstColumns = (tables: readonly number[]): Int32Array => {
  let first = 0;
  return Int32Array.from(tables, (count) => {
    first += count;
    return first - count;
  });
};

/** Where everybody sits, and whom he meets there. */
const seatAll = (
  { players, tables, barred }: Start,
  { places, met, firstColumn, at: tableOf, sat }: FirstCounts,
) => {
  const hall = barred.length / players;
  for (const [round, count] of tables.entries()) {
    const start = round * players;
    for (let place = start; place < start + count * tableSize; place++) {
      const player = at(places, place);
      const table = Math.floor((place - start) / tableSize);
      tableOf[player * tables.length + round] = at(firstColumn, round) + table;
      add(sat, player * hall + table, 1);
      for (let before = start + table * tableSize; before < place; before++) {
        const other = at(places, before);
        add(met, player * players + other, 1);
        add(met, other * players + player, 1);
      }
    }
  }
};

/** Once all meetings are known: by player and table, what he has met of those who sit there. */
const addUp = ({ players, tables }: Start, { places, met, sums }: FirstCounts) => {
  let cell = 0;
  for (let player = 0; player < players; player++) {
    const own = met.subarray(player * players, (player + 1) * players);
    for (let round = 0; round < tables.length; round++) {
      let place = round * players;
      for (const end = place + (tables[round] as number) * tableSize; place < end; cell++) {
        let sum = 0;
        for (const last = place + tableSize; place < last; place++) sum += at(own, at(places, place));
        sums[cell] = sum;
      }
    }
    // The bench.
    cell++;
  }
};

export const firstCounts = (start: Start): FirstCounts => {
  const { players, rounds, tables, held, barred } = start;
  const columns = tables.reduce((sum, count) => sum + count, 1);
  const mayRest = (place: number): boolean =>
    place % players >= (tables[Math.floor(place / players)] ?? 0) * tableSize && held[place] === 0;
  const places = Int32Array.from(rounds.flat());
  const counts: FirstCounts = {
    places,
    met: Int32Array.from(start.met),
    columns,
    firstColumn: firstColumns(tables),
    at: new Int32Array(players * rounds.length).fill(columns - 1),
    sums: new Int32Array(players * columns),
    sat: new Int32Array(barred.length),
    resting: Int32Array.from([...places.keys()].filter(mayRest)),
  };
  seatAll(start, counts);
  addUp(start, counts);
  return counts;
};
