// Schedules from exact designs, which reach the proven bound: two tables from a Hadamard matrix, five from an
// orthogonal array.

/** By round the players table after table, from each player's table in that round. */
const layoutOf = (
  players: number,
  rounds: number,
  tables: number,
  tableOf: (player: number, round: number) => number,
): number[][] =>
  Array.from({ length: rounds }, (_, round) => {
    const members: number[][] = Array.from({ length: tables }, () => []);
    for (let player = 0; player < players; player++) members[tableOf(player, round)]?.push(player);
    return members.flat();
  });

const paley = 19;
const squares = new Set(Array.from({ length: paley - 1 }, (_, i) => (i + 1) ** 2 % paley));

/**
 * Paley's Hadamard matrix of order 20, its first column left out: any two rows agree in 9 of the 19 columns,
 * and each column splits the rows ten to ten. So in any R rounds the meetings are as even as counting allows;
 * a twentieth round repeats the first.
 */
const twoTables = (player: number, round: number): number => {
  const column = round % paley;
  if (player === paley) return 0;
  return player === column || squares.has((((player - column) % paley) + paley) % paley) ? 1 : 0;
};

/**
 * A difference scheme of ten rows and columns over the integers mod 5: blocks of c xy + a xx + b yy, any two
 * rows differing evenly.
 */
const blocks = [
  [1, 0, 0],
  [1, 1, 0],
  [1, 0, 2],
  [2, 2, 4],
] as const;

const difference = (row: number, column: number): number => {
  const [c, a, b] = blocks[2 * Math.floor(row / 5) + Math.floor(column / 5)] ?? blocks[0];
  const [x, y] = [row % 5, column % 5];
  return (c * x * y + a * x * x + b * y * y) % 5;
};

/**
 * The orthogonal array of 50 runs, 11 factors and 5 levels that the scheme gives: tables of two rounds always
 * share two players.
 */
const fiveTables = (player: number, round: number): number => {
  const row = Math.floor(player / 5);
  return round === 10 ? Math.floor(row / 2) : (difference(row, round) + player) % 5;
};

/** The exact schedule of this size, or null where we know none. */
export const exactSchedule = (players: number, rounds: number): number[][] | null => {
  if (players === 20 && rounds <= paley + 1) return layoutOf(players, rounds, 2, twoTables);
  if (players === 50 && rounds <= 11) return layoutOf(players, rounds, 5, fiveTables);
  return null;
};
