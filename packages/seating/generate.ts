// Makes a seating step by step: can be watched, stopped at any time and keeps its best; the same seed and steps give the same seating.
import { balancedPairBound, pairBound } from './bound.ts';
import { Colouring } from './equitable.ts';
import { problemOf, type Size } from './feasible.ts';
import { fillTables } from './fill.ts';
import { type Layout, seatingOf } from './layout.ts';
import { type Random, randomFrom } from './random.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { shareGames } from './rests.ts';
import { prohibitive, Search } from './search.ts';
import { type Pair, type Seating, tableSize } from './seating.ts';
import { seatPlayers } from './seats.ts';
import { numberTables } from './tables.ts';
import { apartPairs, type Wishes } from './wishes.ts';

export type Ask = Size & {
  readonly seed: number;
  readonly wishes: Wishes;
  /** Tables as even as pairs: exact table balance before good meetings. */
  readonly evenTables: boolean;
  /** The best schedule known of this size, if any: everybody plays every round. */
  readonly known: Layout | null;
};

export type Generation = {
  /** It starts from the best schedule known: there is little to search for. */
  readonly startsKnown: boolean;
  readonly steps: number;
  /** Squared meetings of the best so far. */
  readonly best: number;
  /** What no seating of this kind can be below; null where somebody rests. */
  readonly bound: number | null;
  /** Nothing is left to be improved. */
  readonly perfect: boolean;
  run(steps: number): void;
  seating(): Seating;
};

const tableEffort = 20_000;
const tableTries = 3;
const seatEffort = 6_000;
const tableWeight = 4;
/** Rest schedules tried before pairs apart are called impossible. */
const restTries = 20;

const present =
  ({ late, early }: Wishes) =>
  (round: number, player: number): boolean =>
    !late.some((each) => each.player === player + 1 && round + 1 < each.from) &&
    !early.some((each) => each.player === player + 1 && round + 1 > each.until);

const mayBe =
  ({ fixed, referees }: Wishes) =>
  (player: number, table: number): boolean =>
    fixed.every((each) => each.player !== player + 1 || each.table === table + 1) &&
    !referees.some((each) => each.table === table + 1 && each.not.includes(player + 1));

const matrixOf = (players: number, pairs: readonly Pair[], value: number): Int16Array => {
  const matrix = new Int16Array(players * players);
  for (const [a, b] of pairs) {
    matrix[(a - 1) * players + b - 1] = value;
    matrix[(b - 1) * players + a - 1] = value;
  }
  return matrix;
};

/** Everybody's tables exactly even to begin with: players and rounds joined by an edge for each game, coloured by tables. */
const evenStart = (plays: readonly ReadonlySet<number>[], tables: number, random: Random): number[][] => {
  const edges = plays.flatMap((playing, right) => random.shuffle([...playing]).map((left) => ({ left, right })));
  const colouring = new Colouring(edges, tables);
  const rounds = plays.map(() => Array.from({ length: tables }, () => [] as number[]));
  for (const [i, { left, right }] of edges.entries()) rounds[right]?.[colouring.colourOf(i)]?.push(left);
  return rounds.map((round) => round.flat());
};

/** Nothing is asked that a known schedule could break. */
const isPlain = ({ wishes, evenTables }: Ask): boolean =>
  !evenTables && wishes.fixed.length + wishes.referees.length + wishes.late.length + wishes.early.length + apartPairs(wishes).length === 0;

const startOf = (ask: Ask, random: Random): Layout | Refusal => {
  const { players, tables, rounds, wishes, evenTables, known } = ask;
  if (known && isPlain(ask)) {
    const names = random.shuffle(Array.from({ length: players }, (_, player) => player));
    return known.map((round) => round.map((player) => names[player] as number));
  }
  const seats = Array.from({ length: rounds }, () => tables * tableSize);
  const apart = matrixOf(players, apartPairs(wishes), 1);
  const areApart = (a: number, b: number): boolean => apart[a * players + b] === 1;
  const everybody = Array.from({ length: players }, (_, player) => player);
  const withBench = (playing: readonly number[]): number[] => [...playing, ...everybody.filter((player) => !playing.includes(player))];
  for (let attempt = 0; attempt < restTries; attempt++) {
    const isFixed = (player: number): boolean => wishes.fixed.some((each) => each.player === player + 1);
    const plays = shareGames({ players, seats, present: present(wishes), kept: isFixed, random });
    if ('round' in plays) return refuse('absence/round', plays.round + 1, 0, tables);
    if (evenTables) return evenStart(plays, tables, random).map(withBench);
    const filled = plays.map((playing) => fillTables({ players: [...playing], tables, apart: areApart, mayBe: mayBe(wishes), random }));
    if (filled.every((round) => typeof round !== 'string')) return filled.map(withBench);
    if (players === tables * tableSize && filled.includes('impossible')) break;
  }
  return refuse('apart/impossible', tables);
};

/** Exchanging two tables of a round must not put anybody where he may not sit. */
const exchangeable =
  (wishes: Wishes) =>
  (round: number, one: number, other: number, rounds: Layout): boolean => {
    if (wishes.fixed.length + wishes.referees.length === 0) return true;
    const may = mayBe(wishes);
    const at = (table: number): readonly number[] => (rounds[round] ?? []).slice(table * tableSize, (table + 1) * tableSize);
    return at(one).every((player) => may(player, other)) && at(other).every((player) => may(player, one));
  };

const widestTableSpread = (players: number, layout: Layout, tables: number): number => {
  const sat = Array.from({ length: players }, () => new Array<number>(tables).fill(0));
  for (const round of layout) {
    for (const [i, player] of round.slice(0, tables * tableSize).entries()) {
      const counts = sat[player];
      const table = Math.floor(i / tableSize);
      if (counts) counts[table] = (counts[table] ?? 0) + 1;
    }
  }
  return Math.max(...sat.map((counts) => Math.max(...counts) - Math.min(...counts)));
};

/** The numbers of the tables, from the most even of a few tries. */
const numbered = ({ players, tables, seed, wishes }: Ask, layout: Layout): Layout => {
  const counts = layout.map(() => tables);
  const tries = Array.from({ length: tableTries }, (_, i) => numberTables(players, layout, counts, seed + i, tableEffort, exchangeable(wishes)));
  const spreads = tries.map((each) => widestTableSpread(players, each, tables));
  return tries[spreads.indexOf(Math.min(...spreads))] ?? layout;
};

const heldOf = ({ tables, wishes }: Ask, layout: Layout): Uint8Array => {
  const here = present(wishes);
  return Uint8Array.from(
    layout.flatMap((round, r) =>
      round.map((player, i) => Number(i < tables * tableSize ? wishes.fixed.some((each) => each.player === player + 1) : !here(r, player))),
    ),
  );
};

export const generate = (ask: Ask): Generation | Refusal => {
  const { players, tables, rounds, seed, wishes, evenTables } = ask;
  const problem = problemOf(ask, wishes);
  if (problem) return problem;
  if (evenTables && wishes.fixed.length + wishes.referees.length > 0) return refuse('balance/wishes');
  const layout = startOf(ask, randomFrom(seed));
  if (isRefusal(layout)) return layout;
  const may = mayBe(wishes);
  const apart = apartPairs(wishes);
  const search = new Search({
    players,
    rounds: layout,
    tables: layout.map(() => tables),
    held: heldOf(ask, layout),
    barred: Uint8Array.from({ length: players * tables }, (_, i) => Number(!may(Math.floor(i / tables), i % tables))),
    met: matrixOf(players, apart, prohibitive),
    tableWeight: evenTables ? tableWeight : 0,
    seed,
  });
  const kept = apart.length * prohibitive ** 2;
  const full = players === tables * tableSize;
  const bound = full ? (evenTables ? balancedPairBound : pairBound)(tables, rounds) : null;
  const final = wishes.final ? Array.from({ length: wishes.final.rounds }, () => wishes.final?.tables.flat().map((player) => player - 1) ?? []) : [];
  const counts = [...layout.map(() => tables), ...final.map(({ length }) => length / tableSize)];
  return {
    startsKnown: ask.known !== null && isPlain(ask),
    get steps() {
      return search.steps;
    },
    get best() {
      return search.bestCost - kept;
    },
    bound,
    get perfect() {
      return search.bestCost - kept === bound || (players === tableSize && tables === 1);
    },
    run: (steps) => search.run(steps),
    seating: () => {
      const best = evenTables ? search.best : numbered(ask, search.best);
      return seatingOf(players, seatPlayers(players, [...best, ...final], counts, seed, seatEffort), counts);
    },
  };
};
