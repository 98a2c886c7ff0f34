// The rest that the record shows: nominations forgotten at three or four, a draw, and what happened at a table of six.
import type { Text } from '@omerta/base/lang.ts';
import { has, listOf, type Seat, size } from '@omerta/rules/game/seat.ts';
import { type BallotFacts, leaverOf, splitWith, voteOf } from '../ballots.ts';
import { claimantsOf, standingAt } from '../claims.ts';
import { type GameFacts, sheriffOf, teamOfSeat } from '../game.ts';
import { asked, told } from '../say.ts';
import type { Finding } from '../suggestion.ts';
import { type Find, voteAct } from './finding.ts';

const forgot = (day: number): Text => told('nominatedNobody', day);

/**
 * No nomination in his turn with three or four at the table. A red answers only where the black was not on the list
 * (fiim-2025 8.4.4/1.9); for a black (2.15) an opponent named by others leaves the forgetting to the referee.
 */
export const nominatedNobody: Find = (facts) =>
  facts.circles
    .filter(({ table }) => size(table) === 3 || size(table) === 4)
    .flatMap(({ day, table, nominators, candidates, lines }) =>
      listOf(table & ~nominators).flatMap((seat): Finding[] => {
        const team = teamOfSeat(facts, seat);
        const opponentNamed = candidates.some((each) => teamOfSeat(facts, each) !== team);
        if (team === 'red' && opponentNamed) return [];
        const question = opponentNamed ? asked('nominatedNobody') : null;
        return [
          {
            seat,
            certainty: opponentNamed ? 'likely' : 'certain',
            because: forgot(day),
            question,
            lines,
            acts: [`nominate ${day}`],
          },
        ];
      }),
    );

/** fiim-2025 8.4.4/5.2. */
export const atTheTableInDraw: Find = (facts) => {
  if (facts.final.result?.winner !== 'draw') return [];
  const fixed = facts.steps.find((step) => step.consequences.some((each) => each.type === 'ResultFixed'));
  const because = told('atTheTableInDraw');
  return listOf(fixed?.after.alive ?? 0).map((seat) => ({
    seat,
    certainty: 'certain' as const,
    because,
    question: null,
    lines: fixed ? [fixed.line] : [],
    acts: ['draw'],
  }));
};

/** Reds who gave this candidate their hand in the ballot. */
const redVotersFor = (facts: GameFacts, ballot: BallotFacts, wanted: (candidate: Seat) => boolean): Seat[] =>
  listOf(ballot.alive).filter((seat) => {
    const vote = voteOf(ballot, seat);
    return vote !== null && !vote.automatic && wanted(vote.candidate) && teamOfSeat(facts, seat) === 'red';
  });

const hint = (ballot: BallotFacts, seat: Seat, because: Text, question: Text): Finding => ({
  seat,
  certainty: 'ask',
  because,
  question,
  lines: ballot.lines,
  acts: [voteAct(ballot)],
});

/**
 * fiim-2025 8.4.4/1.5: six at the table, the real Sheriff's claims confirm three reds in the game, and no
 * split was made.
 */
export const noSplitAtSix: Find = (facts) =>
  facts.ballots.flatMap((ballot) => {
    const leaver = leaverOf(ballot);
    if (
      size(ballot.alive) !== 6 ||
      leaver === null ||
      ballot.tieBefore ||
      teamOfSeat(facts, leaver) !== 'red'
    )
      return [];
    const sheriff = sheriffOf(facts);
    const own = standingAt(facts.claims, ballot.opened).filter((claim) => claim.seat === sheriff);
    const reds = new Set(own.flatMap(({ check }) => (check?.team === 'red' ? [check.target] : [])));
    const confirmed = [sheriff, ...reds].filter((seat) => own.length > 0 && has(ballot.alive, seat));
    if (confirmed.length < 3) return [];
    const because = told('noSplitAtSix', confirmed.join(', '), leaver);
    const question = asked('noSplitAtSix');
    return redVotersFor(facts, ballot, (candidate) => candidate === leaver).map((seat) =>
      hint(ballot, seat, because, question),
    );
  });

/** Two who claim the Sheriff's card, each with a black check on somebody at the table: there is a balance to play. */
const balanceExists = (facts: GameFacts, ballot: BallotFacts): boolean => {
  const blackChecks = standingAt(facts.claims, ballot.opened).filter(
    ({ check }) => check?.team === 'black' && has(ballot.alive, check.target),
  );
  return size(claimantsOf(blackChecks)) >= 2;
};

const playedBalance = asked('playedBalance');

/**
 * fiim-2025 8.5.5/1.4 if three against three came about; 8.4.4/1.10 if a split of six was agreed and did not.
 */
export const threeAgainstThree =
  ({ came }: { readonly came: boolean }): Find =>
  (facts) =>
    facts.ballots.flatMap((ballot) => {
      if (size(ballot.alive) !== 6 || !balanceExists(facts, ballot)) return [];
      const [first, second, third] = ballot.ballot.candidates;
      const tied =
        ballot.outcome !== 'leaves' && first !== undefined && second !== undefined && third === undefined;
      const leaver = leaverOf(ballot);
      const agreed = leaver === null ? null : splitWith(facts.splits, ballot, leaver);
      if (came ? !tied : !agreed) return [];
      const because = came ? told('threeAgainstThree') : told('threeAgainstThreeFailed');
      const inSplit = (candidate: Seat): boolean => came || (agreed?.seats.includes(candidate) ?? false);
      return redVotersFor(facts, ballot, inSplit).map((seat) => hint(ballot, seat, because, playedBalance));
    });

/**
 * fiim-2025 8.5.5/1.6: two against two or three against three while the only Sheriff, or a red he named, was
 * in the game.
 */
export const splitAgainstSureRed: Find = (facts) =>
  facts.ballots.flatMap((ballot) => {
    const table = size(ballot.alive);
    const { candidates } = ballot.ballot;
    const black = candidates.find((seat) => teamOfSeat(facts, seat) === 'black');
    if (
      (table !== 4 && table !== 6) ||
      ballot.outcome === 'leaves' ||
      candidates.length !== 2 ||
      black === undefined
    )
      return [];
    const claims = standingAt(facts.claims, ballot.opened);
    const sheriff = sheriffOf(facts);
    const sole = claims.length > 0 && claims.every((claim) => claim.seat === sheriff);
    const sure = [
      sheriff,
      ...claims.flatMap(({ check }) => (check?.team === 'red' ? [check.target] : [])),
    ].filter((seat) => sole && has(ballot.alive, seat));
    if (sure.length === 0) return [];
    const because = told('splitAgainstSureRed', table / 2, black, sure.join(', '));
    const question = asked('splitAgainstSureRed');
    return redVotersFor(facts, ballot, (candidate) => candidate !== black).map((seat) =>
      hint(ballot, seat, because, question),
    );
  });

/** fiim-2025 8.4.4/1.4: the first victim's best move names no black; what version he left only the referee knows. */
export const firstVictimMissedAll: Find = (facts) => {
  const move = facts.final.bestMove;
  if (!move || move.blacks > 0) return [];
  const step = facts.steps.find(({ act }) => act.type === 'BestMoveMade');
  const because = told('firstVictimMissedAll', move.seats.join(', '));
  const question = asked('firstVictimMissedAll');
  return [
    {
      seat: move.by,
      certainty: 'ask',
      because,
      question,
      lines: step ? [step.line] : [],
      acts: ['last word'],
    },
  ];
};
