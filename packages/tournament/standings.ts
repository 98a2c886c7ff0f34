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
import type { PersonId } from './meta.ts';
import type { Game, TournamentState } from './state.ts';
import { tournamentOf } from './tournament-of.ts';

export type NoStandings = StandingsRefusal | Invalid;

export const standingsOfState = (
  state: TournamentState,
  options: StandingsOptions = {},
  counts?: (game: Game) => boolean,
): Standings | NoStandings => {
  const tournament = tournamentOf(state, counts);
  return isRefusal(tournament) ? tournament : standings(tournament, options);
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
