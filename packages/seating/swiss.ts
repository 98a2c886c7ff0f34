// The next rounds by standing: players near each other in the table play each other, and those who have met least meet.

import { seatAdded } from './added-seats.ts';
import { check } from './check.ts';
import { randomFrom } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { prohibitive, Search } from './search.ts';
import { type Pair, type Round, type Seating, tableSize } from './seating.ts';
import { Tally } from './tally.ts';

type Ask = {
  readonly seating: Seating;
  /** Players by place, the first first; whoever is not among them plays no more. */
  readonly standing: readonly number[];
  readonly rounds: number;
  /** Tables whose players are mixed with each other; fewer: stricter by standing, more: fresher meetings. */
  readonly tier: number;
  readonly apart: readonly Pair[];
  readonly seed: number;
};

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

/** One tier of one round: those who have met least share a table. */
const mix = (members: readonly number[], tables: number, tally: Tally, apart: readonly Pair[], seed: number): Round => {
  const shuffled = randomFrom(seed).shuffle(members);
  const met = Int16Array.from({ length: shuffled.length ** 2 }, (_, i) => {
    const [a, b] = [shuffled[Math.floor(i / shuffled.length)] as number, shuffled[i % shuffled.length] as number];
    const kept = apart.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    return a === b ? 0 : tally.met(a, b) + (kept ? prohibitive : 0);
  });
  const search = new Search({
    players: shuffled.length,
    rounds: [[...shuffled.keys()]],
    tables: [tables],
    held: new Uint8Array(shuffled.length),
    barred: new Uint8Array(shuffled.length * tables),
    met,
    tableWeight: 0,
    seed,
  });
  if (tables > 1) search.run(searchSteps);
  const best = (search.best[0] ?? []).map((at) => shuffled[at] as number);
  return Array.from({ length: tables }, (_, t) => best.slice(t * tableSize, (t + 1) * tableSize));
};

export const swissRounds = ({ seating, standing, rounds, tier, apart, seed }: Ask): Seating | Refusal => {
  const { players } = seating;
  if (!check(seating).legal) return refuse('swiss/illegal');
  const tables = seating.rounds.at(-1)?.length ?? 0;
  const stranger = standing.find((player, i) => player < 1 || player > players || standing.indexOf(player) !== i);
  if (stranger !== undefined) return refuse('swiss/players', stranger, players);
  if (standing.length < tables * tableSize) return refuse('size/too-few', standing.length, tables, Math.floor(standing.length / tableSize));
  if (tier < 1 || tier > tables) return refuse('swiss/tier', tier, tables);
  let all = seating.rounds;
  for (let round = 0; round < rounds; round++) {
    const tally = new Tally(players, all);
    const order = playing(standing, tables * tableSize, tally);
    let first = 0;
    const next = tiersOf(tables, tier).flatMap((count) => {
      const members = order.slice(first * tableSize, (first + count) * tableSize);
      first += count;
      return mix(members, count, tally, apart, seed + round);
    });
    all = [...all, ...seatAdded(players, all, [next], seed + round)];
  }
  return { players, rounds: all };
};
