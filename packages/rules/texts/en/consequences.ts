// What the rules drew from a line, in English.
import type { LostBy, Moment, OutBy, Result } from '../../game/event.ts';
import type { Role } from '../../game/role.ts';
import type { Seat } from '../../game/seat.ts';
import { type ConsequenceTexts, list } from '../../game/tell/event-texts.ts';

const cards: Readonly<Record<Role, string>> = {
  red: 'a red card',
  sheriff: "the Sheriff's card",
  black: 'a black card',
  don: "the Don's card",
};

const several = (seats: readonly Seat[]): string =>
  seats.length === 1 ? `Seat ${seats[0]}` : `Seats ${list(seats)}`;

const left: Readonly<Record<OutBy, string>> = {
  vote: 'is voted out',
  lift: 'leaves with all the tied players',
  shot: 'is killed',
  fouls: 'has four fouls and leaves the game without a last word',
  removal: 'leaves the game without a last word',
  'red-card': 'has a second yellow card, which is the red one, and leaves the game without a last word',
  forfeit: 'leaves the game: his team forfeits it',
};

const lost: Readonly<Record<LostBy, string>> = {
  fouls: 'for the fourth foul',
  removal: 'for a removal',
  'red-card': 'for the red card',
  forfeit: 'for the forfeit',
};

const moments: Readonly<Record<Moment['kind'], (number: number) => string>> = {
  dealing: () => 'at the deal',
  night: (number) => `in night ${number}`,
  day: (number) => `on day ${number}`,
};

const reasons: Readonly<Record<Result['by'], string>> = {
  vote: 'by the vote',
  lift: 'as all tied players left',
  shot: 'by the kill',
  removal: 'by a removal',
  forfeit: 'as the other team forfeited',
  draw: 'as nobody left for three rounds',
  misses: 'after three misses',
};

const winners: Readonly<Record<Result['winner'], string>> = {
  red: 'Red wins',
  black: 'Black wins',
  draw: 'A draw',
};

export const consequences: ConsequenceTexts = {
  CardLeftOver: ({ seat, role }) =>
    `Seat ${seat} was removed before his card: the one left over, ${cards[role]}, is his`,
  PlayerSilenced: ({ seat }) =>
    `Seat ${seat} has three fouls: he keeps silent in his next turn but may nominate`,
  PlayerLeft: ({ seat, how }) => `Seat ${seat} ${left[how]}`,
  LastWordLost: ({ seat, how }) => `Seat ${seat} loses his last word ${lost[how]}`,
  VoteCancelled: ({ day, seat }) => `The vote of day ${day} is cancelled because seat ${seat} was removed`,
  VoteRestored: ({ day, seat }) =>
    `The vote of day ${day} is held after all: the blacks shot at seat ${seat}, removed the same night`,
  BallotVoided: ({ day }) => `The running vote of day ${day} is void`,
  ResultMoved: ({ seat }) =>
    `Seat ${seat} is the only candidate, nominated in the last speech: the result of the vote is known`,
  CandidateLeads: ({ seat }) => `Seat ${seat} has the most votes`,
  BallotTied: ({ seats }) => `${several(seats)} are tied: they speak again, then comes a re-vote`,
  LiftAsked: ({ seats }) => `${several(seats)} are tied again: the table is asked whether all of them leave`,
  LiftBarred: ({ seats }) =>
    `${several(seats)} are tied and all of them stay: the rules do not let them be put out together`,
  LiftPassed: ({ seats }) => `${several(seats)} leave: more than half of the table is for it`,
  LiftFailed: ({ seats }) => `${several(seats)} stay: no more than half of the table is for their leaving`,
  NobodyKilled: ({ night }) => `A miss: nobody is killed in night ${night}`,
  PlayerKilled: ({ seat, bestMove }) =>
    `Seat ${seat} is killed${bestMove === null ? '' : ' and has the best move'}`,
  VictimReturned: ({ seat }) => `Seat ${seat} is back: the shots count as a miss`,
  BestMoveVoided: ({ seat }) => `The best move of seat ${seat} does not count`,
  ResultFixed: ({ result: { winner, at, by } }) =>
    `${winners[winner]} ${moments[at.kind](at.number)}, ${reasons[by]}`,
  LineReplaced: ({ line }) => `Line ${line} is corrected, and what followed is played again`,
};
