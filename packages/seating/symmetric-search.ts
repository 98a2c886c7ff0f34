// Annealing of symmetric schedules: a permutation of the players turns one round into several, so one swap
// changes them all. Where everybody plays this often finds better schedules than `Search`; the library is
// made with it.
import { randomFrom } from '@omerta/base/random.ts';
import { add, at } from './cells.ts';
import { tableSize } from './seating.ts';

const hottest = 0.55;
const coldest = 0.32;
const levels = 64;
const prices = 64;

type SymmetricAsk = {
  readonly players: number;
  /** A multiple of `order`. */
  readonly rounds: number;
  /** How many rounds one round stands for. */
  readonly order: number;
  readonly seed: number;
  readonly steps: number;
};

/** Cycles of the given order, as many as fit; the players left over stay. */
const permutation = (players: number, order: number): number[] =>
  Array.from({ length: players }, (_, p) => {
    const first = p - (p % order);
    return first + order <= players ? first + ((p - first + 1) % order) : p;
  });

/** By pair of players: the number of its orbit under the permutation; and the size of each orbit. */
const orbitsOf = (
  next: readonly number[],
): { readonly of: Int32Array; readonly sizes: readonly number[] } => {
  const players = next.length;
  const of = new Int32Array(players * players).fill(-1);
  const sizes: number[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = 0; b < a; b++) {
      let [x, y, size] = [a, b, 0];
      while (of[x * players + y] === -1) {
        of[x * players + y] = of[y * players + x] = sizes.length;
        [x, y, size] = [next[x] as number, next[y] as number, size + 1];
      }
      if (size > 0) sizes.push(size);
    }
  }
  return { of, sizes };
};

/** Every base round stands for `order` rounds: itself and its images. */
const unfold = (base: Int32Array, next: readonly number[], order: number): number[][] => {
  const rounds: number[][] = [];
  for (let first = 0; first < base.length; first += next.length) {
    let round = [...base.subarray(first, first + next.length)];
    for (let i = 0; i < order; i++) {
      rounds.push(round);
      round = round.map((player) => next[player] as number);
    }
  }
  return rounds;
};

/** The best schedule of one cooling: by round, the players table after table. */
export const searchSymmetric = ({ players, rounds, order, seed, steps }: SymmetricAsk): number[][] => {
  const random = randomFrom(seed);
  const next = permutation(players, order);
  const { of, sizes } = orbitsOf(next);
  const weights = Int32Array.from(sizes, (size) => order / size);
  const places = Int32Array.from(
    Array.from({ length: rounds / order }, () => random.shuffle([...next.keys()])).flat(),
  );
  const met = new Int32Array(sizes.length);
  let cost = 0;
  let bestCost = 0;
  let best = places.slice();

  /** `player` meets all at the table of `place` but the one who sits there, once more or once less: what that costs. */
  const meet = (player: number, place: number, by: 1 | -1): number => {
    let change = 0;
    const start = place - (place % tableSize);
    for (let i = start; i < start + tableSize; i++) {
      if (i === place) continue;
      const orbit = at(of, player * players + at(places, i));
      const count = at(met, orbit);
      change += at(weights, orbit) * (2 * by * count + 1);
      met[orbit] = count + by;
    }
    return change;
  };

  const swap = (chances: Float64Array): void => {
    const one = random.below(places.length);
    const other = one - (one % players) + random.below(players);
    if (Math.floor(one / tableSize) === Math.floor(other / tableSize)) return;
    const p = at(places, one);
    const q = at(places, other);
    const change = meet(p, one, -1) + meet(q, other, -1) + meet(q, one, 1) + meet(p, other, 1);
    const loss = change / 2;
    if (loss <= 0 || (loss < prices && random.bits() < (chances[loss] as number))) {
      places[one] = q;
      places[other] = p;
      cost += change;
      if (cost < bestCost) {
        bestCost = cost;
        best = places.slice();
      }
    } else {
      meet(p, other, -1);
      meet(q, one, -1);
      meet(q, other, 1);
      meet(p, one, 1);
    }
  };

  for (const [place, player] of places.entries()) {
    for (let i = place - (place % tableSize); i < place; i++) {
      const orbit = at(of, player * players + at(places, i));
      add(met, orbit, 1);
    }
  }
  for (let level = 0; level < levels; level++) {
    const temperature = hottest * (coldest / hottest) ** (level / (levels - 1));
    const chances = Float64Array.from(
      { length: prices },
      (_, loss) => 2 ** 32 * Math.exp(-loss / temperature),
    );
    for (let step = 0; step < steps / levels; step++) swap(chances);
  }
  return unfold(best, next, order);
};
