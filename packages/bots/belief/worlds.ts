// The 2,520 ways in which the cards can lie: 120 black teams, a Sheriff of seven, a Don of three.
import { everybody, listOf, type Seat, type SeatSet, setOf } from '@omerta/rules/game/seat.ts';

export const teams: readonly SeatSet[] = (() => {
  const all = listOf(everybody);
  return all.flatMap((a) =>
    all.flatMap((b) => all.filter((c) => a < b && b < c).map((c) => setOf([a, b, c]))),
  );
})();

/** A team and a Sheriff: three worlds, one for each Don. Nothing that is heard tells the Don from his team. */
export type Case = { readonly team: number; readonly blacks: SeatSet; readonly sheriff: Seat };

export const cases: readonly Case[] = teams.flatMap((blacks, team) =>
  listOf(everybody & ~blacks).map((sheriff) => ({ team, blacks, sheriff })),
);

export const donsOfTeam = 3;
