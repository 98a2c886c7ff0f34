// The standings of a tournament, and the table of its teams.
import { add, compare, type Fraction, makeExact, zero } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  type Standings,
  type StandingsOptions,
  type StandingsRefusal,
  standings,
} from '@omerta/scoring/standings/standings.ts';
import type { Tournament } from '@omerta/scoring/standings/tournament.ts';
import type { PersonId } from './meta.ts';
import type { Game, TournamentState } from './state.ts';
import { tournamentOf } from './tournament-of.ts';

export type NoStandings = StandingsRefusal | Invalid;

/** Everything that a table is counted of: sheets are as they were taken, and are known by being the same one. */
const countedFrom = (
  rules: TournamentState['rules'],
  { name, players, stages, games, fines, unplaced, lots }: Tournament,
  { stage, after }: StandingsOptions,
): readonly unknown[] => [
  ...[rules, name, stage, after],
  ...[players, stages, games, fines, unplaced, lots].map((each) => each.length),
  ...players.map(({ id }) => id),
  ...stages.flatMap((each) => [each.id, each.name, each.kind, each.plannedGames, each.carry]),
  ...stages.map(({ coefficient }) => makeExact(coefficient)),
  ...games.flatMap((game) => [game.stage, game.round, game.table, game.sheet]),
  ...fines.flatMap(({ player, points, reason }) => [player, makeExact(points), reason]),
  ...unplaced,
  ...lots.flatMap((order) => [order.length, ...order]),
];

type Remembered = { readonly of: readonly unknown[]; readonly table: Standings | NoStandings };

/** The last few: most of what happens in a hall changes no number, and a large table takes a while to count. */
let remembered: readonly Remembered[] = [];
const mostRemembered = 16;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);

export const standingsOfState = (
  state: TournamentState,
  options: StandingsOptions = {},
  counts?: (game: Game) => boolean,
): Standings | NoStandings => {
  const tournament = tournamentOf(state, counts);
  if (isRefusal(tournament)) return tournament;
  const of = countedFrom(state.rules, tournament, options);
  const found = remembered.find((each) => isSame(each.of, of));
  const table = found?.table ?? standings(tournament, options);
  remembered = [{ of, table }, ...remembered.filter((each) => each !== found)].slice(0, mostRemembered);
  return table;
};

export type TeamRow = {
  readonly place: number;
  readonly team: string;
  readonly members: readonly PersonId[];
  readonly total: string;
};

/** A team has the sum of its members; equal sums share the place. */
export const teamStandings = (state: TournamentState, { rows }: Standings): TeamRow[] => {
  const totals = new Map(rows.map((row) => [row.player, row.total]));
  const sums = state.teams.map(({ team, members }) => ({
    team,
    members,
    sum: members.reduce<Fraction>((total, person) => add(total, totals.get(person) ?? zero), zero),
  }));
  return sums
    .toSorted((a, b) => compare(b.sum, a.sum))
    .map(({ team, members, sum }) => ({
      place: 1 + sums.filter((other) => compare(other.sum, sum) > 0).length,
      team,
      members,
      total: makeExact(sum),
    }));
};
