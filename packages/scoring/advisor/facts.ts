// The arithmetic behind penalties: critical rounds, game-ending shots, deciding votes, red wins already
// certain.
import { isComplete, topOf, yetToVote } from '@omerta/rules/game/ballot.ts';
import { has, plus, type Seat, type SeatSet, seats, size } from '@omerta/rules/game/seat.ts';
import type { Answered, Ballot, GameState } from '@omerta/rules/game/state.ts';

/** fiim-2025 8.4.4 note: a red leaving now gives blacks the win at once or after the next shot. */
export const isCritical = (reds: number, blacks: number): boolean => reds - 2 <= blacks;

/** A red killed tonight gives blacks the win. */
export const wouldEndGame = (reds: number, blacks: number): boolean => reds - 1 <= blacks;

/** Votes of each candidate as far as they are known: lines left out after an unbeatable leader stay unknown. */
const knownTally = (state: GameState, ballot: Ballot): number[] => {
  const tally = ballot.candidates.map((_, i) => ballot.hands[i]?.count ?? 0);
  const last = tally.length - 1;
  if (isComplete(ballot))
    tally[last] = (tally[last] ?? 0) + (ballot.notCast ?? yetToVote(state, ballot)).count;
  return tally;
};

const soleLeader = (candidates: readonly Seat[], tally: readonly number[]): Seat | null => {
  const [first, another] = topOf(candidates, tally);
  return another === undefined ? (first ?? null) : null;
};

const shifted = (tally: readonly number[], from: number, to: number | null): number[] =>
  tally.map((count, i) => count - (i === from ? 1 : 0) + (i === to ? 1 : 0));

/** Who would leave with one vote moved from one candidate to another, or removed; null is a tie. */
export const leaverAfter = (state: GameState, ballot: Ballot, from: Seat, to: Seat | null): Seat | null => {
  const place = (seat: Seat): number => ballot.candidates.indexOf(seat);
  return soleLeader(
    ballot.candidates,
    shifted(knownTally(state, ballot), place(from), to === null ? null : place(to)),
  );
};

/** The seats known to have voted for the candidate at this place, votes not cast included. */
const votersFor = (ballot: Ballot, place: number): SeatSet => {
  const fallen =
    place === ballot.candidates.length - 1 && isComplete(ballot) ? (ballot.notCast?.seats ?? 0) : 0;
  return (ballot.hands[place]?.seats ?? 0) | fallen;
};

/** Those whose single vote, moved or removed, changes who leaves or turns an exit into a tie. */
export const decisiveVotes = (state: GameState, ballot: Ballot): SeatSet => {
  const leaver = soleLeader(ballot.candidates, knownTally(state, ballot));
  return ballot.candidates.reduce((decisive, from, place) => {
    const others: (Seat | null)[] = [null, ...ballot.candidates.filter((each) => each !== from)];
    return others.some((to) => leaverAfter(state, ballot, from, to) !== leaver)
      ? decisive | votersFor(ballot, place)
      : decisive;
  }, 0);
};

/** What the Sheriff can reason from: his checks, and who sat at the table each time the game went on. */
export type PublicFacts = {
  readonly sheriff: Seat;
  readonly checks: readonly Answered[];
  /** Oldest first; the last is the table now. */
  readonly tables: readonly SeatSet[];
  /** Players who claim his card: to him they are black. */
  readonly rivals?: SeatSet;
};

const teamsOfThree: readonly SeatSet[] = seats.flatMap((a) =>
  seats
    .filter((b) => b > a)
    .flatMap((b) => seats.filter((c) => c > b).map((c) => plus(plus(plus(0, a), b), c))),
);

/** The game goes on while blacks are at the table and fewer than reds. */
const wentOn = (table: SeatSet, team: SeatSet): boolean => {
  const blacks = size(table & team);
  return blacks > 0 && blacks < size(table) - blacks;
};

/** Every black team that the facts allow. */
export const possibleTeams = ({ sheriff, checks, tables, rivals = 0 }: PublicFacts): readonly SeatSet[] =>
  teamsOfThree.filter(
    (team) =>
      !has(team, sheriff) &&
      (team & rivals) === rivals &&
      checks.every((check) => has(team, check.seat) === check.hit) &&
      tables.every((table) => wentOn(table, team)),
  );

/** All three blacks are identified. */
export const blackTeamFound = (facts: PublicFacts): boolean => possibleTeams(facts).length === 1;

/** The blacks still at the table are the same in every team allowed: reds, being more, vote them out one a day. */
export const redWinIsCertain = (facts: PublicFacts): boolean => {
  const table = facts.tables.at(-1) ?? 0;
  return new Set(possibleTeams(facts).map((team) => team & table)).size === 1;
};

/**
 * fsm-2024 8.5.9: not certain yet, but after a check of any player at the table not checked so far, whatever
 * the answer.
 */
export const anyCheckWins = (facts: PublicFacts): boolean => {
  if (redWinIsCertain(facts)) return false;
  const table = facts.tables.at(-1) ?? 0;
  const open = seats.filter(
    (seat) =>
      has(table, seat) && seat !== facts.sheriff && facts.checks.every((check) => check.seat !== seat),
  );
  const answers = open.flatMap((seat) =>
    [true, false].map((hit) => ({ ...facts, checks: [...facts.checks, { seat, hit }] })),
  );
  return (
    open.length > 0 && answers.every((after) => possibleTeams(after).length === 0 || redWinIsCertain(after))
  );
};
