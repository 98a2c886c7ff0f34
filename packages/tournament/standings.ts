// The standings of a tournament as packages/scoring makes them from the tournament file, and the table of teams.
import { add, compare, type Fraction, makeExact, zero } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Standings, StandingsOptions, StandingsRefusal } from '@omerta/scoring/standings/standings.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import type { PersonId } from './meta.ts';
import type { Game, TournamentState } from './state.ts';
import { tournamentFiles } from './tournament-file.ts';

export type NoStandings = StandingsRefusal | Invalid;

export const standingsOfState = (
  state: TournamentState,
  options: StandingsOptions = {},
  counts: (game: Game) => boolean = () => true,
): Standings | NoStandings => {
  const { file, records } = tournamentFiles(state, { counts, games: 'sheets' });
  const read = readTournamentFile(file, (path) => records[path] ?? null);
  return isRefusal(read) ? read : standingsOf(read, options);
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
