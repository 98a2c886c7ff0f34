// The next rounds by standing: players near each other in the table play each other, and those who have met least meet.
import { randomFrom } from '@omerta/base/random.ts';
import { seatAdded } from './added-seats.ts';
import { check } from './check.ts';
import { largest } from './feasible.ts';
import { fillTables } from './fill.ts';
import { refuse, type SeatingRefusal } from './refusal.ts';
import { Search } from './search.ts';
import { type Pair, type Round, type Seating, tableSize } from './seating.ts';
import { prohibitive } from './start.ts';
import { Tally } from './tally.ts';
import { apartTest } from './wishes.ts';

export type SwissAsk = {
  readonly seating: Seating;
  /** Players by place, the first first; whoever is not among them plays no more. */
  readonly standing: readonly number[];
  readonly rounds: number;
  /** Tables whose players are mixed with each other; fewer: stricter by standing, more: fresher meetings. */
  readonly tier: number;
  readonly apart: readonly Pair[];
  readonly seed: number;
};

type Apart = (a: number, b: number) => boolean;

const searchSteps = 1 << 18;

/** Two tables mix where there are enough of them; otherwise each table is a tier of its own. */
export const usualTier = (tables: number): number => (tables < 4 ? 1 : 2);

/** Tiers in tables: the last takes what is left over. */
const tiersOf = (tables: number, tier: number): number[] => {
  const count = Math.max(1, Math.floor(tables / tier));
  return Array.from({ length: count }, (_, i) => (i < count - 1 ? tier : tables - tier * (count - 1)));
};

/** Those with the fewest games play; among equals the lower places rest. */
const playing = (standing: readonly number[], seats: number, tally: Tally): number[] => {
  const order = standing.toSorted((a, b) => tally.games(a) - tally.games(b));
  const chosen = new Set(order.slice(0, seats));
  return standing.filter((player) => chosen.has(player));
};

/** A way to seat the players of a tier with pairs apart, by their places in it; null where there is none. */
const startOf = (members: readonly number[], apart: Apart, seed: number): number[] | null => {
  const areApart = (a: number, b: number): boolean => apart(members[a] as number, members[b] as number);
  const tables = members.length / tableSize;
  const start = fillTables({
    players: [...members.keys()],
    tables,
    apart: areApart,
    mayBe: () => true,
    named: new Set(members.keys()),
    random: randomFrom(seed),
    isOver: () => false,
  });
  return typeof start === 'string' ? null : start;
};

/**
 * If a tier cannot keep its pairs apart, its lowest such player changes with the nearest of a neighbouring
 * tier.
 */
const tiersApart = (
  tiers: readonly (readonly number[])[],
  apart: Apart,
  seed: number,
): (readonly number[])[] | null => {
  const all = [...tiers];
  const fits = (members: readonly number[]): boolean => startOf(members, apart, seed) !== null;
  const exchanged = (i: number): boolean => {
    const here = all[i] ?? [];
    const bound = here.filter((player) => here.some((other) => apart(player, other))).toReversed();
    for (const player of bound) {
      for (const j of [i + 1, i - 1]) {
        const there = all[j] ?? [];
        for (const other of j > i ? there : there.toReversed()) {
          const [mine, his] = [
            here.map((each) => (each === player ? other : each)),
            there.map((each) => (each === other ? player : each)),
          ];
          if (!fits(mine) || !fits(his)) continue;
          [all[i], all[j]] = [mine, his];
          return true;
        }
      }
    }
    return false;
  };
  return all.every((_, i) => fits(all[i] ?? []) || exchanged(i)) ? all : null;
};

/** One tier of one round: those who have met least share a table. */
const mix = (members: readonly number[], tally: Tally, apart: Apart, seed: number): Round => {
  const size = members.length;
  const tables = size / tableSize;
  const met = Int16Array.from({ length: size ** 2 }, (_, i) => {
    const [a, b] = [members[Math.floor(i / size)] as number, members[i % size] as number];
    return a === b ? 0 : tally.met(a, b) + (apart(a, b) ? prohibitive : 0);
  });
  const nothing = { held: new Uint8Array(size), barred: new Uint8Array(size * tables), tableWeight: 0 };
  const search = new Search({
    players: size,
    rounds: [startOf(members, apart, seed) ?? []],
    tables: [tables],
    met,
    seed,
    ...nothing,
  });
  if (tables > 1) search.run(searchSteps);
  const best = (search.best[0] ?? []).map((local) => members[local] as number);
  return Array.from({ length: tables }, (_, t) => best.slice(t * tableSize, (t + 1) * tableSize));
};

/** The players of each tier, by standing. */
const tiersIn = (order: readonly number[], tables: number, tier: number): (readonly number[])[] => {
  let first = 0;
  return tiersOf(tables, tier).map((count) => {
    const from = first * tableSize;
    first += count;
    return order.slice(from, first * tableSize);
  });
};

const nextRound = (
  byStanding: readonly (readonly number[])[],
  tally: Tally,
  apart: Apart,
  seed: number,
): Round | null =>
  tiersApart(byStanding, apart, seed)?.flatMap((members) => mix(members, tally, apart, seed)) ?? null;

export const swissRounds = ({
  seating,
  standing,
  rounds,
  tier,
  apart,
  seed,
}: SwissAsk): Seating | SeatingRefusal => {
  const { players } = seating;
  const tables = seating.rounds.at(-1)?.length ?? 0;
  if (tables === 0 || !check(seating).legal) return refuse('swiss/illegal');
  if (seating.rounds.length + rounds > largest.rounds)
    return refuse('size/rounds', seating.rounds.length + rounds, largest.rounds);
  const stranger = standing.find(
    (player, i) => player < 1 || player > players || standing.indexOf(player) !== i,
  );
  if (stranger !== undefined) return refuse('swiss/players', stranger, players);
  if (standing.length < tables * tableSize)
    return refuse('size/too-few', standing.length, tables, Math.floor(standing.length / tableSize));
  if (tier < 1 || tier > tables) return refuse('swiss/tier', tier, tables);
  const areApart = apartTest(apart);
  let all = seating.rounds;
  for (let round = 0; round < rounds; round++) {
    const tally = new Tally(players, all);
    const order = playing(standing, tables * tableSize, tally);
    const next = nextRound(tiersIn(order, tables, tier), tally, areApart, seed + round);
    if (!next) return refuse('swiss/apart', all.length + 1);
    all = [...all, ...seatAdded(players, all, [next], seed + round)];
  }
  return { players, rounds: all };
};
