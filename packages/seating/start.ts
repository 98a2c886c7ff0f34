// Where a search begins, and what it must leave as it is.

export type Start = {
  /** Players, rounds and tables are numbered from 0 here. */
  readonly players: number;
  /** By round: the tables one after another, ten players each, then those who do not play. */
  readonly rounds: readonly (readonly number[])[];
  readonly tables: readonly number[];
  /** By player and player: meetings before the first round; `prohibitive` for a pair to be kept apart. */
  readonly met: Int16Array;
  /** By round and place in it: 1 where the player must stay at his table, or away. */
  readonly held: Uint8Array;
  /** By player and table: 1 where he must not sit. */
  readonly barred: Uint8Array;
  /** Above 0 the best is first of all the most even by tables; this is what unevenness weighs against a meeting. */
  readonly tableWeight: number;
  readonly seed: number;
};

/** As many meetings before the first round keep a pair apart: no swap is worth another one. */
export const prohibitive = 4096;
