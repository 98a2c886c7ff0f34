// Simulated annealing of who shares a table: a swap of two players is taken if it is better, sometimes if it
// is worse.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { add, at, sumOfSquares } from './cells.ts';
import { chancesAt, evening, firstCycle, levels, prices } from './cooling.ts';
import { firstCounts } from './first-counts.ts';
import { tableSize } from './seating.ts';
import type { Start } from './start.ts';

export class Search {
  readonly #start: Start;
  readonly #random: Random;
  readonly #players: number;
  readonly #rounds: number;
  /** Tables in the hall. */
  readonly #tables: number;
  /** As `Counts` says of each. */
  readonly #places: Int32Array;
  readonly #met: Int32Array;
  readonly #columns: number;
  readonly #firstColumn: Int32Array;
  readonly #at: Int32Array;
  readonly #sums: Int32Array;
  readonly #sat: Int32Array;
  readonly #resting: Int32Array;
  #cost: number;
  #unevenness: number;
  #best: Int32Array;
  #bestCost: number;
  #bestUnevenness: number;
  #tableWeight = 0;
  #steps = 0;
  #cycle = firstCycle;
  #cycleDone = 0;
  #chances = chancesAt(0);

  constructor(start: Start) {
    const counts = firstCounts(start);
    this.#start = start;
    this.#random = randomFrom(start.seed);
    this.#players = start.players;
    this.#rounds = start.rounds.length;
    this.#tables = start.barred.length / start.players;
    this.#places = counts.places;
    this.#met = counts.met;
    this.#columns = counts.columns;
    this.#firstColumn = counts.firstColumn;
    this.#at = counts.at;
    this.#sums = counts.sums;
    this.#sat = counts.sat;
    this.#resting = counts.resting;
    this.#cost = sumOfSquares(this.#met) / 2;
    this.#unevenness = sumOfSquares(this.#sat);
    this.#best = this.#places.slice();
    this.#bestCost = this.#cost;
    this.#bestUnevenness = this.#unevenness;
  }

  /** Every change of places tried is a step. */
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

  /** Portions of steps change nothing. Each cycle cools once and is twice as long as the one before. */
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

  /** Two players of different tables in one round change places. */
  #swap(): void {
    const round = this.#random.below(this.#rounds);
    const firstPlace = round * this.#players;
    const seats = tableSize * (this.#start.tables[round] as number);
    const placeP = firstPlace + this.#random.below(seats);
    const placeQ = firstPlace + this.#random.below(seats);
    const p = at(this.#places, placeP);
    const q = at(this.#places, placeQ);
    const columnP = at(this.#at, p * this.#rounds + round);
    const columnQ = at(this.#at, q * this.#rounds + round);
    if (columnP === columnQ) return;
    const loss = this.#halfChange(p, q, columnP, columnQ);
    const firstColumn = at(this.#firstColumn, round);
    const tableP = columnP - firstColumn;
    const tableQ = columnQ - firstColumn;
    const uneven = this.#tableWeight === 0 ? 0 : this.#halfUneven(p, q, tableP, tableQ);
    if (!this.#accepts(loss + this.#tableWeight * uneven)) return;
    if (
      this.#isHeld(placeP) ||
      this.#isHeld(placeQ) ||
      this.#isBarred(p, tableQ) ||
      this.#isBarred(q, tableP)
    )
      return;
    this.#leave(p, round, columnP);
    this.#leave(q, round, columnQ);
    this.#enter(q, round, columnP);
    this.#enter(p, round, columnQ);
    this.#places[placeP] = q;
    this.#places[placeQ] = p;
    this.#took(loss, uneven);
  }

  /**
   * p plays where q rests and rests where q plays: each takes the other's place at the table.
   * So everybody keeps his number of games.
   */
  #exchangeRests(): void {
    const players = this.#players;
    const rounds = this.#rounds;
    const bench = this.#columns - 1;
    const restP = at(this.#resting, this.#random.below(this.#resting.length));
    const restQ = at(this.#resting, this.#random.below(this.#resting.length));
    const p = at(this.#places, restP);
    const q = at(this.#places, restQ);
    const roundP = Math.floor(restQ / players);
    const roundQ = Math.floor(restP / players);
    const columnP = at(this.#at, p * rounds + roundP);
    const columnQ = at(this.#at, q * rounds + roundQ);
    if (p === q || roundP === roundQ || columnP === bench || columnQ === bench) return;
    const tableP = columnP - at(this.#firstColumn, roundP);
    const tableQ = columnQ - at(this.#firstColumn, roundQ);
    const firstAtP = roundP * players + tableP * tableSize;
    const firstAtQ = roundQ * players + tableQ * tableSize;
    let loss = this.#halfChange(p, q, columnP, columnQ);
    // Whoever sits at both tables meets p and q as often as before: the change above holds 2 too much for him.
    for (let place = firstAtQ; place < firstAtQ + tableSize; place++)
      if (at(this.#at, at(this.#places, place) * rounds + roundP) === columnP) loss -= 2;
    const uneven = this.#tableWeight === 0 || tableP === tableQ ? 0 : this.#halfUneven(p, q, tableP, tableQ);
    if (!this.#accepts(loss + this.#tableWeight * uneven)) return;
    const placeP = this.#places.indexOf(p, firstAtP);
    const placeQ = this.#places.indexOf(q, firstAtQ);
    if (
      this.#isHeld(placeP) ||
      this.#isHeld(placeQ) ||
      this.#isBarred(p, tableQ) ||
      this.#isBarred(q, tableP)
    )
      return;
    this.#leave(p, roundP, columnP);
    this.#enter(q, roundP, columnP);
    this.#leave(q, roundQ, columnQ);
    this.#enter(p, roundQ, columnQ);
    this.#places[placeP] = q;
    this.#places[restQ] = p;
    this.#places[placeQ] = p;
    this.#places[restP] = q;
    this.#took(loss, uneven);
  }

  /**
   * Half the change of the sum of squared meetings when p, at table P, and q, at table Q, change places.
   *
   * A pair that met m times and meets once more adds (m + 1)^2 - m^2 = 1 + 2m; once less, 1 - 2m.
   * Each x of the nine others at P meets p once less and q once more: 2 + 2 met(q, x) - 2 met(p, x).
   * Each y of the nine others at Q meets q once less and p once more: 2 + 2 met(p, y) - 2 met(q, y).
   * Half of it all is 18, plus met(q, x) - met(p, x) over all x, plus met(p, y) - met(q, y) over all y.
   * #sums holds these but is over everybody at a table: that of q over P has met(q, p) in it, that of p over Q
   * has met(p, q), and neither is wanted; nobody meets himself. The pair p, q itself never shares these tables.
   */
  #halfChange(p: number, q: number, columnP: number, columnQ: number): number {
    const sums = this.#sums;
    const rowP = p * this.#columns;
    const rowQ = q * this.#columns;
    return (
      18 -
      2 * at(this.#met, p * this.#players + q) +
      at(sums, rowQ + columnP) -
      at(sums, rowP + columnP) +
      at(sums, rowP + columnQ) -
      at(sums, rowQ + columnQ)
    );
  }

  /** Half of what the squared table counts change by when p goes from table P of the hall to Q, and q from Q to P. */
  #halfUneven(p: number, q: number, tableP: number, tableQ: number): number {
    const sat = this.#sat;
    const rowP = p * this.#tables;
    const rowQ = q * this.#tables;
    return (
      2 + at(sat, rowP + tableQ) - at(sat, rowP + tableP) + at(sat, rowQ + tableP) - at(sat, rowQ + tableQ)
    );
  }

  #isHeld(place: number): boolean {
    return this.#start.held[place] === 1;
  }

  #isBarred(player: number, table: number): boolean {
    return this.#start.barred[player * this.#tables + table] === 1;
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

  #enter(player: number, round: number, column: number): void {
    this.#at[player * this.#rounds + round] = column;
    this.#count(player, round, column, 1);
  }

  #leave(player: number, round: number, column: number): void {
    this.#at[player * this.#rounds + round] = this.#columns - 1;
    this.#count(player, round, column, -1);
  }

  /** The player meets everybody else at the table once more or once less. #at must already say where he is. */
  #count(player: number, round: number, column: number, by: 1 | -1): void {
    const players = this.#players;
    const rounds = this.#rounds;
    const columns = this.#columns;
    const met = this.#met;
    const tableOf = this.#at;
    const sums = this.#sums;
    const table = column - at(this.#firstColumn, round);
    add(this.#sat, player * this.#tables + table, by);
    // He is one more, or one less, of those who sit at this table.
    for (let other = 0; other < players; other++)
      add(sums, other * columns + column, by * at(met, other * players + player));
    const first = round * players + table * tableSize;
    for (let place = first; place < first + tableSize; place++) {
      const other = at(this.#places, place);
      if (other === player || at(tableOf, other * rounds + round) !== column) continue;
      add(met, player * players + other, by);
      add(met, other * players + player, by);
      // Wherever one of the two sits in any round, the other's meetings with those at that table change as well.
      for (let r = 0; r < rounds; r++) {
        add(sums, other * columns + at(tableOf, player * rounds + r), by);
        add(sums, player * columns + at(tableOf, other * rounds + r), by);
      }
    }
  }
}
