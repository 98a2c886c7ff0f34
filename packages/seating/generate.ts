// Makes a seating step by step, keeping the best so far; the same seed and steps give the same seating.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { balancedPairBound, pairBound, tableSpreadBound } from './bound.ts';
import { check } from './check.ts';
import { Colouring } from './equitable.ts';
import { problemOf, type Size } from './feasible.ts';
import { fillTables } from './fill.ts';
import { type Layout, seatingOf } from './layout.ts';
import { refuse, type SeatingRefusal } from './refusal.ts';
import { shareGames } from './rests.ts';
import { Search } from './search.ts';
import { type Pair, type Seating, tableSize } from './seating.ts';
import { seatPlayers } from './seats.ts';
import { prohibitive } from './start.ts';
import { numberTables, tableSpread } from './tables.ts';
import { apartPairs, apartTest, type Wishes } from './wishes.ts';

export type Ask = Size & {
  readonly seed: number;
  readonly wishes: Wishes;
  /** Tables as even as pairs: exact table balance before good meetings. */
  readonly evenTables: boolean;
  /** The best schedule known of this size, if any: everybody plays every round. */
  readonly known: Layout | null;
  /** True once no time is left to find a beginning; without it there is all the time. */
  readonly isOver?: () => boolean;
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
  /** One player's most times at a table less his fewest, in the best so far before its tables are numbered. */
  readonly tableSpread: number;
  /** Pairs to be kept apart that meet in the best so far: none, but on the way to exactly even tables. */
  readonly apartMet: number;
  run(steps: number): void;
  /** Refused only where exactly even tables and pairs apart were both asked for and not found together yet. */
  seating(): Seating | SeatingRefusal;
};

/** What settling the numbers of tables may cost in all, in players priced at tables: a second or so at most. */
const tableEffort = 300_000;
const mostKicks = 120;
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

/**
 * A start with exactly even tables: an equitable colouring, by tables, of the graph of players and rounds.
 */
const evenStart = (plays: readonly ReadonlySet<number>[], tables: number, random: Random): number[][] => {
  const edges = plays.flatMap((playing, right) =>
    random.shuffle([...playing]).map((left) => ({ left, right })),
  );
  const colouring = new Colouring(edges, tables);
  const rounds = plays.map(() => Array.from({ length: tables }, () => [] as number[]));
  for (const [i, { left, right }] of edges.entries()) rounds[right]?.[colouring.colourOf(i)]?.push(left);
  return rounds.map((round) => round.flat());
};

/** Nothing is asked that a known schedule could break. */
const isPlain = ({ wishes, evenTables }: Ask): boolean =>
  !evenTables &&
  wishes.fixed.length +
    wishes.referees.length +
    wishes.late.length +
    wishes.early.length +
    apartPairs(wishes).length ===
    0;

/** Of whom a seating has anything to mind; players from 0. */
const namedIn = ({ fixed, referees }: Wishes, pairs: readonly Pair[]): ReadonlySet<number> =>
  new Set(
    [...pairs.flat(), ...fixed.map(({ player }) => player), ...referees.flatMap(({ not }) => not)].map(
      (player) => player - 1,
    ),
  );

const startOf = (ask: Ask, random: Random): Layout | SeatingRefusal => {
  const { players, tables, rounds, wishes, evenTables, known, isOver = () => false } = ask;
  if (known && isPlain(ask)) {
    const names = random.shuffle(Array.from({ length: players }, (_, player) => player));
    return known.map((round) => round.map((player) => names[player] as number));
  }
  const seats = Array.from({ length: rounds }, () => tables * tableSize);
  const pairs = apartPairs(wishes);
  const apart = apartTest(pairs.map(([a, b]) => [a - 1, b - 1]));
  const everybody = Array.from({ length: players }, (_, player) => player);
  const named = namedIn(wishes, pairs);
  const withBench = (playing: readonly number[]): number[] => {
    const there = new Set(playing);
    return [...playing, ...everybody.filter((player) => !there.has(player))];
  };
  for (let attempt = 0; attempt < restTries; attempt++) {
    const plays = shareGames({ players, seats, present: present(wishes), random });
    const filled = plays.map((playing) =>
      fillTables({ players: [...playing], tables, apart, mayBe: mayBe(wishes), named, random, isOver }),
    );
    const start = filled.filter((round) => typeof round !== 'string');
    if (start.length === rounds)
      return (evenTables ? evenStart(plays, tables, random) : start).map(withBench);
    if (isOver()) return refuse('search/no-time', players, rounds);
    if (players === tables * tableSize && filled.includes('impossible')) break;
  }
  return refuse(pairs.length > 0 ? 'apart/impossible' : 'referee/impossible', tables);
};

/** The numbers of the tables, as even as found; S stays, and at a given S there is a least spread that is proven. */
const numbered = ({ players, tables, rounds, seed, wishes }: Ask, layout: Layout, S: number): Layout =>
  numberTables({
    players,
    layout,
    tables,
    seed,
    least: players === tables * tableSize ? tableSpreadBound(tables, rounds, S) : 0,
    kicks: Math.min(mostKicks, Math.floor(tableEffort / (tables * tables * rounds * tableSize))),
    mayBe: mayBe(wishes),
  });

/** Only absence holds a place: who is fixed at a table is barred from all the others. */
const heldOf = ({ tables, wishes }: Ask, layout: Layout): Uint8Array => {
  const here = present(wishes);
  return Uint8Array.from(
    layout.flatMap((round, r) =>
      round.map((player, i) => Number(i >= tables * tableSize && !here(r, player))),
    ),
  );
};

export const generate = (ask: Ask): Generation | SeatingRefusal => {
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
    barred: Uint8Array.from({ length: players * tables }, (_, i) =>
      Number(!may(Math.floor(i / tables), i % tables)),
    ),
    met: matrixOf(players, apart, prohibitive),
    tableWeight: evenTables ? tableWeight : 0,
    seed,
  });
  const kept = apart.length * prohibitive ** 2;
  const full = players === tables * tableSize;
  const bound = full ? (evenTables ? balancedPairBound : pairBound)(tables, rounds) : null;
  const final = wishes.final
    ? Array.from(
        { length: wishes.final.rounds },
        () => wishes.final?.tables.flat().map((player) => player - 1) ?? [],
      )
    : [];
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
    get tableSpread() {
      return tableSpread(players, search.best, tables);
    },
    get apartMet() {
      return apart.length === 0 ? 0 : check(seatingOf(players, search.best, counts), apart).apartMet;
    },
    run: (steps) => search.run(steps),
    seating: () => {
      const best = evenTables ? search.best : numbered(ask, search.best, search.bestCost - kept);
      const seated = seatPlayers({
        players,
        layout: [...best, ...final],
        tables: counts,
        seed,
        effort: seatEffort,
      });
      const seating = seatingOf(players, seated, counts);
      const met = apart.length > 0 && check(seating, apart).apartMet > 0;
      return met ? refuse('balance/apart') : seating;
    },
  };
};
