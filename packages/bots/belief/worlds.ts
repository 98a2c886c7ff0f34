// The 2,520 ways in which the cards can lie: 120 black teams, a Don of three, a Sheriff of seven.
import { everybody, has, listOf, type Seat, type SeatSet, setOf, size } from '@omerta/rules/game/seat.ts';

export type World = { readonly blacks: SeatSet; readonly sheriff: Seat; readonly don: Seat };

const teams: readonly SeatSet[] = (() => {
  const all = listOf(everybody);
  return all.flatMap((a) =>
    all.flatMap((b) => all.filter((c) => a < b && b < c).map((c) => setOf([a, b, c]))),
  );
})();

/** How many worlds in a row have one team, and how many of those one Sheriff. */
export const worldsOfTeam = 21;
export const worldsOfSheriff = 3;

/** In rows of one team, and in these in rows of one Sheriff. */
export const worlds: readonly World[] = teams.flatMap((blacks) =>
  listOf(everybody & ~blacks).flatMap((sheriff) => listOf(blacks).map((don) => ({ blacks, sheriff, don }))),
);

export const isBlackIn = (world: World, seat: Seat): boolean => has(world.blacks, seat);

export const blacksAmong = (world: World, seats: SeatSet): number => size(world.blacks & seats);
