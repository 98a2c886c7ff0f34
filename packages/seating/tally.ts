// Running counts of a seating that is being changed: games, meetings and seats of every player (from 1).
import { type Round, tableSize } from './seating.ts';

export class Tally {
  readonly #width: number;
  readonly #met: Int16Array;
  readonly #seats: Int16Array;
  readonly #games: Int16Array;

  constructor(players: number, rounds: readonly Round[]) {
    this.#width = players + 1;
    this.#met = new Int16Array(this.#width ** 2);
    this.#seats = new Int16Array(this.#width * tableSize);
    this.#games = new Int16Array(this.#width);
    for (const table of rounds.flat()) {
      for (const [seat, player] of table.entries()) {
        this.#bump(this.#games, player, 1);
        this.sit(player, seat, 1);
        for (const other of table)
          if (other !== player) this.#bump(this.#met, player * this.#width + other, 1);
      }
    }
  }

  met(a: number, b: number): number {
    return this.#met[a * this.#width + b] as number;
  }

  games(player: number): number {
    return this.#games[player] as number;
  }

  sat(player: number, seat: number): number {
    return this.#seats[player * tableSize + seat] as number;
  }

  sit(player: number, seat: number, by: 1 | -1): void {
    this.#bump(this.#seats, player * tableSize + seat, by);
  }

  /** One player of a table leaves it for another, in the same seat. */
  replace(table: readonly number[], seat: number, now: number): void {
    const was = table[seat] as number;
    for (const other of table) {
      if (other === was) continue;
      for (const [player, by] of [
        [was, -1],
        [now, 1],
      ] as const) {
        this.#bump(this.#met, player * this.#width + other, by);
        this.#bump(this.#met, other * this.#width + player, by);
      }
    }
    this.#bump(this.#games, was, -1);
    this.#bump(this.#games, now, 1);
    this.sit(was, seat, -1);
    this.sit(now, seat, 1);
  }

  /** What S would change by. */
  priceOf(table: readonly number[], seat: number, now: number): number {
    const was = table[seat] as number;
    return table.reduce(
      (sum, other) => (other === was ? sum : sum + 2 * (this.met(now, other) - this.met(was, other)) + 2),
      0,
    );
  }

  spread(player: number): number {
    const counts = this.#seats.subarray(player * tableSize, (player + 1) * tableSize);
    return Math.max(...counts) - Math.min(...counts);
  }

  #bump(counts: Int16Array, at: number, by: number): void {
    counts[at] = (counts[at] as number) + by;
  }
}
