// Simulated annealing of who shares a table: swaps of two players in a round, priced in a few reads, millions a second.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { tableSize } from './seating.ts';

/** Where the search starts and what it may touch; players, rounds and tables are numbered from 0 here. */
export type Start = {
  readonly players: number;
  /** By round: the tables one after another, ten players each, then those who do not play. */
  readonly rounds: readonly (readonly number[])[];
  readonly tables: readonly number[];
  /** By round and place in it: 1 where the player must stay at his table, or away. */
  readonly held: Uint8Array;
  /** By player and table: 1 where he must not sit. */
  readonly barred: Uint8Array;
  /** By player and player: meetings before the first round; `prohibitive` for a pair to be kept apart. */
  readonly met: Int16Array;
  /** What an uneven table count weighs against a meeting; above 0 the best is first of all the most even. */
  readonly tableWeight: number;
  readonly seed: number;
};

/** More than any swap is worth: never accepted. */
export const prohibitive = 4096;

const hottest = 0.8;
const levels = 64;
/** Each level of a cycle is so much colder than the one before, down to 0.3. */
const cooling = 0.98455;
const firstCycle = 1 << 22;
const prices = 64;
/** From this level on uneven tables weigh so much more that every cycle ends with even ones. */
const evening = { level: 44, factor: 8 } as const;

/** Chances of accepting a loss, out of 2^32: exp(-x) as (1 + x / 16)^-16, by multiplication alone, so equal on every machine. */
const chancesAt = (level: number): Float64Array => {
  let temperature = hottest;
  for (let i = 0; i < level; i++) temperature *= cooling;
  return Float64Array.from({ length: prices }, (_, loss) => {
    let power = 1 + loss / (16 * temperature);
    for (let i = 0; i < 4; i++) power *= power;
    return Math.floor(2 ** 32 / power);
  });
};

export class Search {
  readonly #start: Start;
  readonly #random: Random;
  readonly #players: number;
  readonly #rounds: number;
  /** Tables of all rounds have a column each in #sums; the last column stands for the bench and is never read. */
  readonly #columns: number;
  readonly #firstColumn: readonly number[];
  readonly #tables: number;
  /** Players by place, round after round. */
  readonly #places: Uint16Array;
  readonly #met: Int16Array;
  /** By player and round: the column of his table. */
  readonly #at: Uint16Array;
  /** By player and column: meetings of the player with everybody at that table. */
  readonly #sums: Int32Array;
  /** By player and table. */
  readonly #sat: Int16Array;
  readonly #resting: readonly number[];
  #cost = 0;
  #unevenness = 0;
  #best: Uint16Array;
  #bestCost: number;
  #bestUnevenness: number;
  #tableWeight = 0;
  #steps = 0;
  #cycle = firstCycle;
  #cycleDone = 0;
  #chances = chancesAt(0);

  constructor(start: Start) {
    const { players, rounds, tables } = start;
    this.#start = start;
    this.#random = randomFrom(start.seed);
    this.#players = players;
    this.#rounds = rounds.length;
    this.#tables = start.barred.length / players;
    this.#places = Uint16Array.from(rounds.flat());
    this.#met = start.met.slice();
    this.#firstColumn = tables.map((_, r) => tables.slice(0, r).reduce((sum, count) => sum + count, 0));
    this.#columns = tables.reduce((sum, count) => sum + count, 1);
    this.#at = new Uint16Array(players * rounds.length).fill(this.#columns - 1);
    this.#sums = new Int32Array(players * this.#columns);
    this.#sat = new Int16Array(players * this.#tables);
    const resting: number[] = [];
    for (const [r, round] of rounds.entries()) {
      const first = this.#firstColumn[r] ?? 0;
      for (const [i, player] of round.entries()) {
        const place = r * players + i;
        if (i < (tables[r] ?? 0) * tableSize) this.#enter(player, r, first + Math.floor(i / tableSize));
        else if (start.held[place] === 0) resting.push(place);
      }
    }
    this.#resting = resting;
    for (const [i, count] of this.#met.entries())
      if (Math.floor(i / players) < i % players) this.#cost += count ** 2;
    for (const count of this.#sat) this.#unevenness += count ** 2;
    this.#best = this.#places.slice();
    this.#bestCost = this.#cost;
    this.#bestUnevenness = this.#unevenness;
  }

  /** Every swap tried is a step. */
  get steps(): number {
    return this.#steps;
  }

  /** The squared meetings of the best so far, past and prohibited ones included. */
  get bestCost(): number {
    return this.#bestCost;
  }

  /** The best so far, laid out as in `Start`. */
  get best(): number[][] {
    return Array.from({ length: this.#rounds }, (_, r) => [
      ...this.#best.subarray(r * this.#players, (r + 1) * this.#players),
    ]);
  }

  /** Goes on for so many steps; how they are portioned out changes nothing. Each cycle cools once and is twice as long as the one before. */
  run(steps: number): void {
    for (let left = steps; left > 0; ) {
      const level = this.#cycle / levels;
      const inLevel = this.#cycleDone % level;
      if (inLevel === 0) {
        const number = this.#cycleDone / level;
        this.#chances = chancesAt(number);
        this.#tableWeight = this.#start.tableWeight * (number < evening.level ? 1 : evening.factor);
      }
      const portion = Math.min(left, level - inLevel);
      for (let i = 0; i < portion; i++) {
        // Counted from the first step, so that portions change nothing.
        if (this.#resting.length > 0 && ((this.#steps + i) & 15) === 0) this.#exchangeRests();
        else this.#swap();
      }
      this.#steps += portion;
      left -= portion;
      this.#cycleDone += portion;
      if (this.#cycleDone === this.#cycle) {
        this.#cycle *= 2;
        this.#cycleDone = 0;
      }
    }
  }

  #swap(): void {
    const players = this.#players;
    const columns = this.#columns;
    const round = this.#random.below(this.#rounds);
    const first = round * players;
    const seats = tableSize * (this.#start.tables[round] as number);
    const one = first + this.#random.below(seats);
    const other = first + this.#random.below(seats);
    const p = this.#places[one] as number;
    const q = this.#places[other] as number;
    const from = this.#at[p * this.#rounds + round] as number;
    const to = this.#at[q * this.#rounds + round] as number;
    if (from === to) return;
    const sums = this.#sums;
    const loss =
      18 -
      2 * (this.#met[p * players + q] as number) +
      (sums[q * columns + from] as number) -
      (sums[p * columns + from] as number) +
      (sums[p * columns + to] as number) -
      (sums[q * columns + to] as number);
    const a = from - (this.#firstColumn[round] as number);
    const b = to - (this.#firstColumn[round] as number);
    const uneven = this.#tableWeight === 0 ? 0 : this.#moved(p, a, b) + this.#moved(q, b, a);
    if (!this.#accepts(loss + this.#tableWeight * uneven)) return;
    const { held, barred } = this.#start;
    if (
      held[one] === 1 ||
      held[other] === 1 ||
      barred[p * this.#tables + b] === 1 ||
      barred[q * this.#tables + a] === 1
    )
      return;
    this.#leave(p, round, from);
    this.#leave(q, round, to);
    this.#enter(q, round, from);
    this.#enter(p, round, to);
    this.#places[one] = q;
    this.#places[other] = p;
    this.#took(loss, uneven);
  }

  /** One who rests plays instead of another, who in another round gives him the place back: everybody keeps his number of games. */
  #exchangeRests(): void {
    const players = this.#players;
    const rounds = this.#rounds;
    const columns = this.#columns;
    const bench = columns - 1;
    const rest1 = this.#resting[this.#random.below(this.#resting.length)] as number;
    const rest2 = this.#resting[this.#random.below(this.#resting.length)] as number;
    const round1 = Math.floor(rest1 / players);
    const round2 = Math.floor(rest2 / players);
    const p = this.#places[rest1] as number;
    const q = this.#places[rest2] as number;
    const table1 = this.#at[q * rounds + round1] as number;
    const table2 = this.#at[p * rounds + round2] as number;
    if (p === q || round1 === round2 || table1 === bench || table2 === bench) return;
    const place1 = this.#placeOf(q, round1, table1);
    const place2 = this.#placeOf(p, round2, table2);
    let loss =
      18 -
      2 * (this.#met[p * players + q] as number) +
      (this.#sums[p * columns + table1] as number) -
      (this.#sums[q * columns + table1] as number) +
      (this.#sums[q * columns + table2] as number) -
      (this.#sums[p * columns + table2] as number);
    // Whoever is at both tables meets each of the two once less and once more: counted twice above.
    const start1 = place1 - (place1 % players) + (table1 - (this.#firstColumn[round1] as number)) * tableSize;
    for (let i = 0; i < tableSize; i++) {
      const x = this.#places[start1 + i] as number;
      if (x !== q && x !== p && this.#at[x * rounds + round2] === table2) loss -= 2;
    }
    const a = table1 - (this.#firstColumn[round1] as number);
    const b = table2 - (this.#firstColumn[round2] as number);
    const uneven = this.#tableWeight === 0 || a === b ? 0 : this.#moved(p, b, a) + this.#moved(q, a, b);
    if (!this.#accepts(loss + this.#tableWeight * uneven)) return;
    const { held, barred } = this.#start;
    if (
      held[place1] === 1 ||
      held[place2] === 1 ||
      barred[p * this.#tables + a] === 1 ||
      barred[q * this.#tables + b] === 1
    )
      return;
    this.#leave(q, round1, table1);
    this.#enter(p, round1, table1);
    this.#leave(p, round2, table2);
    this.#enter(q, round2, table2);
    this.#places[place1] = p;
    this.#places[rest1] = q;
    this.#places[place2] = q;
    this.#places[rest2] = p;
    this.#took(loss, uneven);
  }

  /** Half of what the squares of a player's table counts change by. */
  #moved(player: number, from: number, to: number): number {
    return (
      1 +
      (this.#sat[player * this.#tables + to] as number) -
      (this.#sat[player * this.#tables + from] as number)
    );
  }

  #accepts(loss: number): boolean {
    return loss <= 0 || (loss < prices && this.#random.bits() < (this.#chances[loss] as number));
  }

  /** The losses are halves: squares change by even numbers. */
  #took(loss: number, uneven: number): void {
    this.#cost += 2 * loss;
    this.#unevenness += 2 * uneven;
    const moreUneven = this.#unevenness - this.#bestUnevenness;
    if (moreUneven > 0 || (moreUneven === 0 && this.#cost >= this.#bestCost)) return;
    this.#bestUnevenness = this.#unevenness;
    this.#bestCost = this.#cost;
    this.#best.set(this.#places);
  }

  #placeOf(player: number, round: number, column: number): number {
    let place = round * this.#players + (column - (this.#firstColumn[round] as number)) * tableSize;
    while (this.#places[place] !== player) place++;
    return place;
  }

  #enter(player: number, round: number, column: number): void {
    this.#at[player * this.#rounds + round] = column;
    this.#count(player, round, column, 1);
  }

  #leave(player: number, round: number, column: number): void {
    this.#at[player * this.#rounds + round] = this.#columns - 1;
    this.#count(player, round, column, -1);
  }

  /**
   * Meets everybody else at the table once more or once less, and keeps #sums true: sums[y][c] is the sum of met[y][x] over x at c.
   * #at must already say where the player is now.
   */
  #count(player: number, round: number, column: number, by: 1 | -1): void {
    const players = this.#players;
    const rounds = this.#rounds;
    const columns = this.#columns;
    const met = this.#met;
    const at = this.#at;
    const sums = this.#sums;
    const table = column - (this.#firstColumn[round] as number);
    const sat = player * this.#tables + table;
    this.#sat[sat] = (this.#sat[sat] as number) + by;
    for (let y = 0; y < players; y++)
      sums[y * columns + column] =
        (sums[y * columns + column] as number) + by * (met[y * players + player] as number);
    const start = round * players + table * tableSize;
    for (let i = 0; i < tableSize; i++) {
      const x = this.#places[start + i] as number;
      if (x === player || at[x * rounds + round] !== column) continue;
      met[player * players + x] = (met[player * players + x] as number) + by;
      met[x * players + player] = (met[x * players + player] as number) + by;
      for (let r = 0; r < rounds; r++) {
        const mine = x * columns + (at[player * rounds + r] as number);
        const his = player * columns + (at[x * rounds + r] as number);
        sums[mine] = (sums[mine] as number) + by;
        sums[his] = (sums[his] as number) + by;
      }
    }
  }
}
