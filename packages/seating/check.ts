// Measures any seating: legality, meetings, seats, tables, neighbours, and the distance from the proven
// bound.
import { pairBound } from './bound.ts';
import { percent } from './counting.ts';
import { type Pair, type Seating, tableSize } from './seating.ts';

export const faultCodes = ['table-size', 'player-unknown', 'player-twice'] as const;
/** What makes a seating illegal, and where; rounds, tables and players from 1. */
type SeatingFault = {
  readonly code: (typeof faultCodes)[number];
  readonly round: number;
  readonly table: number;
  readonly found: number;
};

export type Histogram = Readonly<Record<string, number>>;
type Range = { readonly least: number; readonly most: number };

export type SeatingReport = {
  readonly players: number;
  readonly rounds: number;
  readonly tables: number;
  readonly legal: boolean;
  /** Games and how many players have so many. */
  readonly gamesPerPlayer: Histogram;
  readonly pairs: Range & {
    readonly histogram: Histogram;
    readonly S: number;
    readonly bound: number | null;
    readonly excessPercent: string | null;
  };
  readonly seats: Range;
  readonly tablesPerPlayer: Range;
  readonly neighbours: Range & { readonly histogram: Histogram };
  /** One player's largest count less his smallest, for the player with the most. */
  readonly spreads: { readonly seats: number; readonly tables: number };
  /** How many of the pairs to be kept apart share a table somewhere. */
  readonly apartMet: number;
  readonly neverMet: readonly Pair[];
  readonly faults: readonly SeatingFault[];
};

/** Counts by player: `of(player)` is his row. */
class Counts {
  readonly #width: number;
  readonly #counts: Uint32Array;

  constructor(players: number, width: number) {
    this.#width = width;
    this.#counts = new Uint32Array(players * width);
  }

  add(player: number, column: number): void {
    const at = player * this.#width + column;
    this.#counts[at] = this.get(player, column) + 1;
  }

  get(player: number, column: number): number {
    return this.#counts[player * this.#width + column] ?? 0;
  }

  of(player: number): Uint32Array {
    return this.#counts.subarray(player * this.#width, (player + 1) * this.#width);
  }

  get all(): Uint32Array {
    return this.#counts;
  }
}

const rangeOf = (counts: Uint32Array): Range => {
  let least = counts[0] ?? 0;
  let most = 0;
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i] as number;
    if (count < least) least = count;
    if (count > most) most = count;
  }
  return { least, most };
};

const histogramOf = (counts: Uint32Array): Histogram => {
  const histogram = new Uint32Array(rangeOf(counts).most + 1);
  for (let i = 0; i < counts.length; i++)
    histogram[counts[i] as number] = (histogram[counts[i] as number] ?? 0) + 1;
  return Object.fromEntries([...histogram.entries()].filter(([, many]) => many > 0));
};

const widestSpread = (counts: Counts, players: number): number => {
  let widest = 0;
  for (let player = 0; player < players; player++) {
    const { least, most } = rangeOf(counts.of(player));
    widest = Math.max(widest, most - least);
  }
  return widest;
};

const faultsOf = ({ players, rounds }: Seating): SeatingFault[] => {
  const faults: SeatingFault[] = [];
  for (const [r, round] of rounds.entries()) {
    const seen = new Set<number>();
    for (const [t, table] of round.entries()) {
      const place = { round: r + 1, table: t + 1 };
      if (table.length !== tableSize) faults.push({ code: 'table-size', ...place, found: table.length });
      for (const player of table) {
        if (!Number.isInteger(player) || player < 1 || player > players)
          faults.push({ code: 'player-unknown', ...place, found: player });
        else if (seen.has(player)) faults.push({ code: 'player-twice', ...place, found: player });
        seen.add(player);
      }
    }
  }
  return faults;
};

/**
 * How often each pair shares a table, and sits side by side. Only the half with the smaller number first is
 * filled.
 */
const countPairs = ({ players, rounds }: Seating): { readonly met: Counts; readonly beside: Counts } => {
  const met = new Counts(players, players);
  const beside = new Counts(players, players);
  const known = (player: number | undefined): player is number =>
    player !== undefined && player >= 1 && player <= players;
  for (const table of rounds.flat()) {
    for (const [i, a] of table.entries()) {
      for (let j = i + 1; j < table.length; j++) {
        const b = table[j];
        if (!known(a) || !known(b) || a === b) continue;
        const [low, high] = a < b ? [a - 1, b - 1] : [b - 1, a - 1];
        met.add(low, high);
        // Seats 10 and 1 are neighbours.
        if (j - i === 1 || j - i === table.length - 1) beside.add(low, high);
      }
    }
  }
  return { met, beside };
};

const halfOf = (counts: Counts, players: number): Uint32Array => {
  const half = new Uint32Array((players * (players - 1)) / 2);
  let next = 0;
  for (let a = 0; a < players; a++) {
    const own = counts.of(a).subarray(a + 1);
    half.set(own, next);
    next += own.length;
  }
  return half;
};

const widest = (round: readonly (readonly unknown[])[]): number =>
  Math.max(0, ...round.map(({ length }) => length));

export const check = (seating: Seating, apart: readonly Pair[] = []): SeatingReport => {
  const { players, rounds } = seating;
  const faults = faultsOf(seating);
  const tables = widest(rounds);
  const bySeat = new Counts(players, Math.max(tableSize, ...rounds.map(widest)));
  const byTable = new Counts(players, Math.max(1, tables));
  const games = new Counts(players, 1);
  for (const round of rounds) {
    for (const [t, table] of round.entries()) {
      for (const [s, player] of table.entries()) {
        if (player < 1 || player > players) continue;
        bySeat.add(player - 1, s);
        byTable.add(player - 1, t);
        games.add(player - 1, 0);
      }
    }
  }
  const { met, beside } = countPairs(seating);
  const meetings = halfOf(met, players);
  const S = meetings.reduce((sum, count) => sum + count ** 2, 0);
  const full =
    faults.length === 0 && rounds.length > 0 && rounds.every((round) => round.length * tableSize === players);
  const bound = full ? pairBound(tables, rounds.length) : null;
  const besides = halfOf(beside, players);
  const metAt = (a: number, b: number): number =>
    Math.max(a, b) > players ? 0 : met.get(Math.min(a, b) - 1, Math.max(a, b) - 1);
  const neverMet: Pair[] = [];
  for (let a = 1; a <= players; a++)
    for (let b = a + 1; b <= players; b++) if (metAt(a, b) === 0) neverMet.push([a, b]);
  return {
    players,
    rounds: rounds.length,
    tables,
    legal: faults.length === 0,
    gamesPerPlayer: histogramOf(games.all),
    pairs: {
      histogram: histogramOf(meetings),
      ...rangeOf(meetings),
      S,
      bound,
      excessPercent: bound === null ? null : percent(S - bound, bound),
    },
    seats: rangeOf(bySeat.all),
    tablesPerPlayer: rangeOf(byTable.all),
    neighbours: { histogram: histogramOf(besides), ...rangeOf(besides) },
    spreads: { seats: widestSpread(bySeat, players), tables: widestSpread(byTable, players) },
    apartMet: apart.filter(([a, b]) => metAt(a, b) > 0).length,
    neverMet,
    faults,
  };
};
