// Grounds for extra points (neft-mmt 26) that can be seen in the record; the rest is for the referee to
// judge.
import type { Team } from '@omerta/rules/game/role.ts';
import { has, listOf, type Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type BallotFacts, leaverOf, voteOf } from './ballots.ts';
import { leftStanding, standingAt } from './claims.ts';
import { breaksOf } from './detectors/breaks.ts';
import { missesThatWouldEndGame } from './detectors/shots.ts';
import { keptTheSplit, oneVoteShort } from './detectors/votes.ts';
import { isCritical } from './facts.ts';
import { countOf, factsOf, type GameFacts, hasLost, sheriffOf, teamOfSeat } from './game.ts';
import { followedBy, ground } from './say.ts';
import type { AdvisedGame, Credit } from './suggestion.ts';

type Ground = Omit<Credit, 'clause'>;
/** `for` whom, and whether his team won or lost. */
type Criterion = {
  readonly clause: string;
  readonly for: Team;
  readonly won: boolean;
  readonly find: (facts: GameFacts) => readonly Ground[];
};

const raisedFor = (ballot: BallotFacts, candidate: Seat): Seat[] =>
  listOf(ballot.alive).filter((seat) => {
    const vote = voteOf(ballot, seat);
    return vote?.candidate === candidate && !vote.automatic;
  });

/** The last vote that sent a player out, if it ended the game or came on a critical round. */
const decisiveBallot = (facts: GameFacts): BallotFacts | null => {
  const last = facts.ballots.filter((ballot) => ballot.ballot.leaving.length > 0).at(-1);
  if (!last) return null;
  const by = facts.final.result?.by;
  const critical = isCritical(countOf(facts, last.alive, 'red'), countOf(facts, last.alive, 'black'));
  return critical || by === 'vote' || by === 'lift' ? last : null;
};

/** Hands in the decisive vote against a player of the other team. */
const votedRightInTheEnd = (facts: GameFacts): readonly Ground[] => {
  const ballot = decisiveBallot(facts);
  const leaver = ballot ? leaverOf(ballot) : null;
  if (!ballot || leaver === null) return [];
  const because = ground('votedRightInTheEnd', ballot.ballot.day, leaver);
  return raisedFor(ballot, leaver)
    .filter((seat) => teamOfSeat(facts, seat) !== teamOfSeat(facts, leaver))
    .map((seat) => ({ seat, because, lines: ballot.lines }));
};

/** Hands for a lift that took out two or more, all of the other team. */
const liftedOpponents = (facts: GameFacts, team: Team, days: (day: number) => boolean): readonly Ground[] =>
  facts.ballots.flatMap(({ ballot, lift }) => {
    const hands = lift?.passed ? lift.hands : null;
    if (
      !lift ||
      hands === null ||
      !days(ballot.day) ||
      ballot.leaving.some((seat) => teamOfSeat(facts, seat) === team)
    )
      return [];
    const because = ground('liftedOpponents', ballot.leaving.join(', '), ballot.day);
    return listOf(hands).map((seat) => ({ seat, because, lines: [lift.line] }));
  });

/** neft-mmt 26.2.1: the table voted out a red whom his standing claim called black. */
const versionFollowed = (facts: GameFacts): readonly Ground[] =>
  facts.ballots.flatMap((ballot) =>
    standingAt(facts.claims, ballot.opened).flatMap(({ seat, check, line }) => {
      if (
        check?.team !== 'black' ||
        !ballot.ballot.leaving.includes(check.target) ||
        teamOfSeat(facts, check.target) === 'black'
      )
        return [];
      const because = ground('versionFollowed', check.target);
      return [{ seat, because, lines: [line, ...ballot.lines] }];
    }),
  );

/** neft-mmt 26.2.3: the Sheriff voted out, two reds lifted, a black check on one's own. */
const unusualBlackMove = (facts: GameFacts): readonly Ground[] => {
  const sheriff = sheriffOf(facts);
  const votedSheriff = facts.ballots
    .filter((ballot) => leaverOf(ballot) === sheriff)
    .flatMap((ballot) => {
      const because = ground('votedTheSheriffOut');
      return raisedFor(ballot, sheriff).flatMap((seat) =>
        has(ballot.decisive, seat) ? [{ seat, because, lines: ballot.lines }] : [],
      );
    });
  const calledOwnBlack = leftStanding(facts.claims).flatMap(({ seat, check, line }) => {
    if (check?.team !== 'black' || teamOfSeat(facts, check.target) !== 'black') return [];
    return [
      {
        seat,
        because: ground('calledOwnBlack'),
        lines: [line],
      },
    ];
  });
  return [...votedSheriff, ...liftedOpponents(facts, 'black', () => true), ...calledOwnBlack];
};

/** neft-mmt 26.3: a critical vote one hand short, a split kept, a game-ending miss. */
const chanceMissed = (facts: GameFacts): readonly Ground[] =>
  [oneVoteShort, keptTheSplit, missesThatWouldEndGame].flatMap((find) =>
    find(facts).map(({ seat, because, lines }) => ({
      seat,
      because: followedBy(because, ground('usuallyNoExtra')),
      lines,
    })),
  );

/** neft-mmt 26.4.3: at least four nominations and votes by hand, three quarters of them into blacks. */
const rightMostOfTheTime = (facts: GameFacts): readonly Ground[] => {
  const acts = [
    ...facts.steps.flatMap(({ act, line }) =>
      act.type === 'PlayerNominated' ? [{ seat: act.seat, at: act.nominee, line }] : [],
    ),
    ...facts.ballots.flatMap((ballot) =>
      listOf(ballot.alive).flatMap((seat) => {
        const vote = voteOf(ballot, seat);
        return vote && !vote.automatic
          ? [
              {
                seat,
                at: vote.candidate,
                line: ballot.lines[ballot.ballot.candidates.indexOf(vote.candidate)] ?? 0,
              },
            ]
          : [];
      }),
    ),
  ];
  return [...new Set(acts.map((act) => act.seat))].flatMap((seat) => {
    const own = acts.filter((act) => act.seat === seat);
    const right = own.filter((act) => teamOfSeat(facts, act.at) === 'black');
    if (own.length < 4 || right.length * 4 < own.length * 3) return [];
    const because = ground('rightMostOfTheTime', right.length, own.length);
    return [{ seat, because, lines: right.map((act) => act.line) }];
  });
};

/** neft-mmt 26.4.5: two blacks lifted on day 1, or a break into a black and a win without a red voted out. */
const unusualRedMove = (facts: GameFacts): readonly Ground[] => {
  const clean = facts.final.out.every(
    ({ seat, by }) => (by !== 'vote' && by !== 'lift') || teamOfSeat(facts, seat) === 'black',
  );
  const broke = breaksOf(facts).filter(
    ({ from, into, automatic }) =>
      clean && from !== null && !automatic && teamOfSeat(facts, into) === 'black',
  );
  return [
    ...liftedOpponents(facts, 'red', (day) => day === 1),
    ...broke.map(({ voter, into, lines }) => {
      const because = ground('brokeIntoBlack', into);
      return { seat: voter, because, lines };
    }),
  ];
};

/** neft-mmt 26.4.7: a night victim had named the black whom the decisive vote sent out. */
const willFollowed = (facts: GameFacts): readonly Ground[] => {
  const ballot = decisiveBallot(facts);
  const leaver = ballot ? leaverOf(ballot) : null;
  if (!ballot || leaver === null || teamOfSeat(facts, leaver) !== 'black') return [];
  return facts.nights.flatMap(({ killed }) => {
    if (killed === null) return [];
    const step = facts.steps.find(
      ({ act }) =>
        act.type === 'BestMoveMade' && facts.final.bestMove?.by === killed && act.seats.includes(leaver),
    );
    const claim = leftStanding(facts.claims).find(
      ({ seat, check }) => seat === killed && check?.team === 'black' && check.target === leaver,
    );
    const line = step?.line ?? claim?.line;
    if (line === undefined) return [];
    const because = ground('willFollowed', leaver);
    return [{ seat: killed, because, lines: [line, ...ballot.lines] }];
  });
};

const criteria: Partial<Readonly<Record<RulebookId, readonly Criterion[]>>> = {
  'neft-mmt': [
    { clause: '26.2.1', for: 'black', won: true, find: versionFollowed },
    { clause: '26.2.2', for: 'black', won: true, find: votedRightInTheEnd },
    { clause: '26.2.3', for: 'black', won: true, find: unusualBlackMove },
    { clause: '26.3', for: 'black', won: false, find: chanceMissed },
    { clause: '26.4.3', for: 'red', won: true, find: rightMostOfTheTime },
    { clause: '26.4.4', for: 'red', won: true, find: votedRightInTheEnd },
    { clause: '26.4.5', for: 'red', won: true, find: unusualRedMove },
    { clause: '26.4.7', for: 'red', won: true, find: willFollowed },
  ],
};

/** A game decided by a forfeit, drawn or annulled gives no ground. */
export const credits = (game: AdvisedGame): readonly Credit[] => {
  const facts = factsOf(game);
  const result = facts?.final.result;
  if (!facts || !result || facts.final.annulled || result.by === 'forfeit' || result.winner === 'draw')
    return [];
  return (criteria[game.rulebook.id] ?? [])
    .filter((criterion) => hasLost(facts, criterion.for) !== criterion.won)
    .flatMap(({ clause, for: team, find }) =>
      find(facts)
        .filter(({ seat }) => teamOfSeat(facts, seat) === team)
        .map(({ seat, because, lines }) => ({ seat, clause, because, lines })),
    )
    .sort((a, b) => a.seat - b.seat);
};
