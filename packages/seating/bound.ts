// Proven lower bounds where everybody plays every round: of S, of table counts at a given S, of S with even
// tables.
import { evenSquares } from './counting.ts';
import { tableSize } from './seating.ts';

const seatPairs = (tableSize * (tableSize - 1)) / 2;
const roundPairs = (rounds: number): number => (rounds * (rounds - 1)) / 2;

/**
 * Two rounds share n[i][j] players between table i of the one and table j of the other. Counting every
 * (ordered) pair of players, each player with himself too, 2 S + N R^2 = the sum of all n[i][j]^2 over all
 * ordered pairs of rounds; a round with itself gives 100 a table.
 */
const sharedSquares = (tables: number, rounds: number, S: number): number =>
  (2 * S + tableSize * tables * rounds ** 2 - tableSize ** 2 * tables * rounds) / 2;

const pairsOfShared = (tables: number, rounds: number, shared: number): number =>
  (tableSize ** 2 * tables * rounds + 2 * shared - tableSize * tables * rounds ** 2) / 2;

/** Every pair meets as evenly as whole numbers allow. */
const countingBound = (tables: number, rounds: number): number => {
  const players = tableSize * tables;
  return evenSquares(rounds * tables * seatPairs, (players * (players - 1)) / 2);
};

/** The larger of counting meetings and counting players shared by two tables of different rounds. */
export const pairBound = (tables: number, rounds: number): number => {
  const shared = roundPairs(rounds) * tables * evenSquares(tableSize, tables);
  return Math.max(countingBound(tables, rounds), pairsOfShared(tables, rounds, shared));
};

/** A row of shared players with `same` at the table of the same number: the rest as even as can be. */
const rowSquares = (tables: number, same: number): number =>
  same ** 2 + evenSquares(tableSize - same, tables - 1);

/**
 * The least that all table counts squared can add up to at this S. The sum over players and tables of c^2 is
 * N R + 2 x (players who keep their table from one round to another): rows of shared players with fewer on
 * the diagonal cost squares, and S has only so many to spend.
 */
export const tableSquaresBound = (tables: number, rounds: number, S: number): number => {
  const players = tableSize * tables;
  const even = players * evenSquares(rounds, tables);
  if (tables < 2) return even;
  const rows = roundPairs(rounds) * tables;
  let same = Math.ceil(tableSize / tables);
  let spare = sharedSquares(tables, rounds, S) - rows * rowSquares(tables, same);
  let kept = rows * same;
  while (same > 0) {
    const price = rowSquares(tables, same - 1) - rowSquares(tables, same);
    const bought = price <= 0 ? rows : Math.min(rows, Math.max(0, Math.floor(spare / price)));
    spare -= bought * price;
    kept -= bought;
    if (bought < rows) break;
    same--;
  }
  return Math.max(even, players * rounds + 2 * kept);
};

/** The most squares a player's table counts can have with a spread of at most `spread`. */
const squaresWithin = (tables: number, rounds: number, spread: number): number => {
  let most = 0;
  for (let low = 0; low * tables <= rounds; low++) {
    const over = rounds - low * tables;
    if (over > spread * tables) continue;
    const full = spread === 0 ? 0 : Math.floor(over / spread);
    const rest = spread === 0 ? 0 : over % spread;
    const squares =
      full * (low + spread) ** 2 +
      (rest === 0 ? 0 : (low + rest) ** 2) +
      (tables - full - (rest === 0 ? 0 : 1)) * low ** 2;
    most = Math.max(most, squares);
  }
  return most;
};

/** At this S somebody's counts at the tables differ at least by this. */
export const tableSpreadBound = (tables: number, rounds: number, S: number): number => {
  const needed = tableSquaresBound(tables, rounds, S);
  let spread = rounds % tables === 0 ? 0 : 1;
  while (squaresWithin(tables, rounds, spread) * tableSize * tables < needed) spread++;
  return spread;
};

/**
 * The least S where every player's table counts differ by at most one, which fixes how many players keep
 * their table between rounds.
 */
export const balancedPairBound = (tables: number, rounds: number): number => {
  if (tables < 2 || rounds < 2) return pairBound(tables, rounds);
  const players = tableSize * tables;
  const kept = (players * (evenSquares(rounds, tables) - rounds)) / 2;
  const rows = roundPairs(rounds) * tables;
  const low = Math.floor(kept / rows);
  const high = kept - low * rows;
  const shared = high * rowSquares(tables, low + 1) + (rows - high) * rowSquares(tables, low);
  return Math.max(pairBound(tables, rounds), pairsOfShared(tables, rounds, shared));
};
