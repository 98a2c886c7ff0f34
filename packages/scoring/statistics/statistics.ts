// What a player did over many games, as exact numbers: by role and seat, first kills, best moves, votes, fouls, averages.
import { divide, type Fraction, sum, whole } from '@omerta/base/fraction.ts';
import { otherTeam, type Role, roles, type Team, teamOf } from '@omerta/rules/game/role.ts';
import { type BySeat, bySeat } from '@omerta/rules/game/seat.ts';
import type { PlayedPart } from './part.ts';

export type Results = { readonly games: number; readonly wins: number; readonly draws: number };

/** Of the votes he gave, how many went to the other team. */
export type VotesCast = { readonly cast: number; readonly atRivals: number };

export type PlayerStatistics = Results & {
  readonly player: string;
  readonly byRole: Readonly<Record<Role, Results>>;
  readonly bySeat: BySeat<Results>;
  readonly firstKills: number;
  /** `byBlacks`: how often he named none, one, two or three blacks. */
  readonly bestMoves: {
    readonly said: number;
    readonly named: number;
    readonly blacks: number;
    readonly byBlacks: readonly number[];
  };
  readonly removals: number;
  /** Games with a record: votes and fouls are counted in these alone. */
  readonly recorded: number;
  readonly fouls: number;
  readonly votes: Readonly<Record<Team, VotesCast>>;
  readonly points: Fraction;
};

/** Null of nothing. */
export const shareOf = (count: number, of: number): Fraction | null =>
  of === 0 ? null : divide(whole(count), whole(of));

export const averageOf = (total: Fraction, games: number): Fraction | null =>
  games === 0 ? null : divide(total, whole(games));

const resultsOf = (parts: readonly PlayedPart[]): Results => ({
  games: parts.length,
  wins: parts.filter(({ outcome }) => outcome === 'win').length,
  draws: parts.filter(({ outcome }) => outcome === 'draw').length,
});

const added = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const votesAs = (team: Team, parts: readonly PlayedPart[]): VotesCast => {
  const votes = parts
    .filter(({ role }) => teamOf(role) === team)
    .flatMap(({ recorded }) => recorded?.votes ?? []);
  const atRivals = added(votes.map((each) => each[otherTeam(team)]));
  return { cast: atRivals + added(votes.map((each) => each[team])), atRivals };
};

const mostNamed = 3;

const bestMovesOf = (parts: readonly PlayedPart[]): PlayerStatistics['bestMoves'] => {
  const said = parts.flatMap(({ bestMove }) => bestMove ?? []);
  return {
    said: said.length,
    named: added(said.map(({ named }) => named)),
    blacks: added(said.map(({ blacks }) => blacks)),
    byBlacks: Array.from(
      { length: mostNamed + 1 },
      (_, count) => said.filter(({ blacks }) => blacks === count).length,
    ),
  };
};

/** Of all the games given, each with the parts of everybody who sat in it. */
export const statisticsOf = (player: string, all: readonly PlayedPart[]): PlayerStatistics => {
  const parts = all.filter((part) => part.player === player);
  const recorded = parts.flatMap((part) => part.recorded ?? []);
  const byRole = roles.map((role) => [role, resultsOf(parts.filter((part) => part.role === role))] as const);
  return {
    player,
    ...resultsOf(parts),
    byRole: Object.fromEntries(byRole) as Record<Role, Results>,
    bySeat: bySeat((seat) => resultsOf(parts.filter((part) => part.seat === seat))),
    firstKills: parts.filter(({ firstKilled }) => firstKilled).length,
    bestMoves: bestMovesOf(parts),
    removals: parts.filter(({ removed }) => removed).length,
    recorded: recorded.length,
    fouls: added(recorded.map(({ fouls }) => fouls)),
    votes: { red: votesAs('red', parts), black: votesAs('black', parts) },
    points: sum(parts.map(({ points }) => points)),
  };
};
