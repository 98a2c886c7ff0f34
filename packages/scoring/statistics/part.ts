// One player's part in a finished game: what its sheet says of him, and where there is a record also his votes and fouls.
import type { Fraction } from '@omerta/base/fraction.ts';
import type { Role, Team } from '@omerta/rules/game/role.ts';
import { has, nobody, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Ballot, GameState } from '@omerta/rules/game/state.ts';
import { blacksNamed, scoreGame, totalOf } from '../game/score.ts';
import type { Scoring } from '../scoring.ts';
import { outcomeAt, roleAt, type Sheet, teamAt } from '../sheet/sheet.ts';

/** A sheet as it is in force; `state` is what the record leaves, null where there is none. */
export type FinishedGame = { readonly sheet: Sheet; readonly state: GameState | null };

/** Votes by the team of whom they were given against. */
type VotesGiven = Readonly<Record<Team, number>>;

export type PlayedPart = {
  readonly player: string;
  readonly seat: Seat;
  readonly role: Role;
  readonly outcome: 'win' | 'loss' | 'draw';
  readonly firstKilled: boolean;
  /** Null where he named nobody. */
  readonly bestMove: { readonly named: number; readonly blacks: number } | null;
  readonly removed: boolean;
  /** Of this game alone: without compensation, difficulty and the ladder of cards. */
  readonly points: Fraction;
  /** Null where the game has no record. */
  readonly recorded: { readonly fouls: number; readonly votes: VotesGiven } | null;
};

/**
 * For whom a seat voted: his hand, or where everybody but the last candidate was called and he raised none, the last one.
 * Null where it is not known, and where the vote was decided before his turn.
 */
const votedFor = ({ candidates, hands, counted, notCast }: Ballot, seat: Seat): Seat | null => {
  const called = hands.findIndex((each) => has(each.seats, seat));
  if (called >= 0) return candidates[called] ?? null;
  const isLastLeft = hands.length >= candidates.length - 1;
  const isLeft = !counted && isLastLeft && has(notCast?.seats ?? nobody, seat);
  return isLeft ? (candidates.at(-1) ?? null) : null;
};

const isVote = ({ outcome }: Ballot): boolean => outcome !== null && outcome !== 'void';

const votesOf = (sheet: Sheet, { ballots }: GameState, seat: Seat): VotesGiven => {
  const teams = ballots
    .filter(isVote)
    .map((ballot) => votedFor(ballot, seat))
    .filter((target) => target !== null)
    .map((target) => teamAt(sheet, target));
  const against = (team: Team): number => teams.filter((each) => each === team).length;
  return { red: against('red'), black: against('black') };
};

const bestMoveOf = (sheet: Sheet, seat: Seat): PlayedPart['bestMove'] => {
  const named = new Set(sheet.bestMove?.slice(0, 3) ?? []).size;
  return sheet.firstKilled === seat && named > 0 ? { named, blacks: blacksNamed(sheet) } : null;
};

export const partsOf = (scoring: Scoring, { sheet, state }: FinishedGame): readonly PlayedPart[] => {
  const { players } = scoreGame(scoring, sheet);
  return seats.map((seat) => ({
    player: sheet.seats[seat - 1]?.player ?? '',
    seat,
    role: roleAt(sheet, seat),
    outcome: outcomeAt(sheet, seat),
    firstKilled: sheet.firstKilled === seat,
    bestMove: bestMoveOf(sheet, seat),
    removed: sheet.removed.includes(seat),
    points: totalOf(players[seat - 1]?.items ?? []),
    recorded: state && { fouls: state.fouls[seat], votes: votesOf(sheet, state, seat) },
  }));
};
