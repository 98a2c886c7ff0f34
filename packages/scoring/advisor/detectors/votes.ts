// Votes that helped the other team: a deciding hand into one's own, a hand not given, a split kept at the wrong moment.
import type { Text } from '@omerta/base/lang.ts';
import { listOf, type Seat, size } from '@omerta/rules/game/seat.ts';
import { type BallotFacts, leaverOf, voteOf } from '../ballots.ts';
import { isCritical, leaverAfter } from '../facts.ts';
import { countOf, type GameFacts, teamOfSeat } from '../game.ts';
import { asked, told } from '../say.ts';
import type { Certainty, Finding } from '../suggestion.ts';
import { askedOnPurpose, type Find, voteAct, withAutomaticNote } from './finding.ts';
import { type Unchecked, uncheckedAt } from './unchecked.ts';

const wasUnderCheck = asked('wasUnderCheck');

const deciding = (ballot: BallotFacts, seat: Seat, into: Seat, unchecked: Unchecked | null): Finding => {
  const automatic = voteOf(ballot, seat)?.automatic ?? false;
  const whom = into === seat ? null : into;
  const because = told('decidedAgainstOwn', ballot.ballot.day, size(ballot.alive), whom);
  const weak = unchecked === 'by-real-checks';
  const meant: Certainty = weak ? 'likely' : 'certain';
  const certainty: Certainty = automatic ? 'ask' : meant;
  return {
    seat,
    certainty,
    because: withAutomaticNote(because, automatic),
    question: askedOnPurpose(automatic, weak ? wasUnderCheck : null),
    lines: ballot.lines,
    acts: [voteAct(ballot)],
  };
};

/**
 * A deciding vote against a teammate with this many at the table; `unchecked`: only against players under no
 * declared check.
 */
export const decidedAgainstOwn =
  ({
    table,
    self,
    unchecked,
  }: {
    readonly table: number;
    readonly self: boolean;
    readonly unchecked: boolean;
  }): Find =>
  (facts) =>
    facts.ballots.flatMap((ballot) => {
      const into = leaverOf(ballot);
      if (into === null || size(ballot.alive) !== table) return [];
      const state = unchecked ? uncheckedAt(facts, into, ballot.opened) : null;
      if (state === 'checked') return [];
      return listOf(ballot.decisive)
        .filter(
          (seat) =>
            voteOf(ballot, seat)?.candidate === into &&
            teamOfSeat(facts, seat) === teamOfSeat(facts, into) &&
            (self || seat !== into),
        )
        .map((seat) => deciding(ballot, seat, into, state));
    });

/** fiim-2025 8.4.4/2.14: voted out at nine, under no declared check. */
export const leftUncheckedAtNine: Find = (facts) =>
  facts.ballots.flatMap((ballot) =>
    ballot.ballot.leaving.flatMap((seat) => {
      const state = size(ballot.alive) === 9 ? uncheckedAt(facts, seat, ballot.opened) : 'checked';
      if (state === 'checked') return [];
      const because = told('leftUncheckedAtNine', ballot.ballot.day);
      const question = asked('leftUncheckedAtNine');
      const certainty: Certainty = state === 'by-claims' ? 'likely' : 'ask';
      return [{ seat, certainty, because, question, lines: ballot.lines, acts: [`exit ${seat}`] }];
    }),
  );

const accidentally = asked('accidentally');

/** fiim-2025 5.1 of both lists: without his own vote, or his own hand for the lift, he would not have left. */
export const sentHimselfOut: Find = (facts) =>
  facts.ballots.flatMap((ballot): Finding[] => {
    const leaver = leaverOf(ballot);
    const vote = leaver === null ? null : voteOf(ballot, leaver);
    const day = ballot.ballot.day;
    if (leaver !== null && vote?.candidate === leaver && listOf(ballot.decisive).includes(leaver)) {
      const because = told('sentHimselfOut', day);
      const certainty: Certainty = vote.automatic ? 'ask' : 'likely';
      const acts = [voteAct(ballot)];
      return [
        {
          seat: leaver,
          certainty,
          because: withAutomaticNote(because, vote.automatic),
          question: accidentally,
          lines: ballot.lines,
          acts,
        },
      ];
    }
    const { lift } = ballot;
    const hands = lift?.passed ? lift.hands : null;
    if (!lift || hands === null || 2 * (size(hands) - 1) > size(ballot.alive)) return [];
    const because = told('liftedHimselfOut', day);
    const lifted = ballot.ballot.leaving.filter((seat) => listOf(hands).includes(seat));
    return lifted.map((seat) => ({
      seat,
      certainty: 'ask' as const,
      because,
      question: accidentally,
      lines: [lift.line],
      acts: [`lift ${day}`],
    }));
  });

const onCriticalRound = (facts: GameFacts, { alive }: BallotFacts): boolean =>
  isCritical(countOf(facts, alive, 'red'), countOf(facts, alive, 'black'));

/** Each black whose vote, moved to a red of the ballot, would have sent that red out. */
const couldHaveSentOut = (
  facts: GameFacts,
  ballot: BallotFacts,
): { readonly seat: Seat; readonly red: Seat; readonly automatic: boolean }[] =>
  listOf(ballot.alive).flatMap((seat) => {
    const vote = voteOf(ballot, seat);
    if (!vote || teamOfSeat(facts, seat) !== 'black') return [];
    const red = ballot.ballot.candidates.find(
      (each) =>
        each !== vote.candidate &&
        teamOfSeat(facts, each) === 'red' &&
        leaverAfter(ballot.state, ballot.ballot, vote.candidate, each) === each,
    );
    return red === undefined ? [] : [{ seat, red, automatic: vote.automatic }];
  });

const handNotGiven =
  (
    applies: (facts: GameFacts, ballot: BallotFacts) => boolean,
    because: (day: number, red: Seat) => Text,
    question: Text,
  ): Find =>
  (facts) =>
    facts.ballots.flatMap((ballot) => {
      if (!onCriticalRound(facts, ballot) || !applies(facts, ballot)) return [];
      return couldHaveSentOut(facts, ballot).map(({ seat, red, automatic }) => ({
        seat,
        certainty: automatic ? ('ask' as const) : ('likely' as const),
        because: withAutomaticNote(because(ballot.ballot.day, red), automatic),
        question,
        lines: ballot.lines,
        acts: [voteAct(ballot)],
      }));
    });

/** fiim-2025 8.4.4/2.4: the red was one vote short and a black left instead. */
export const oneVoteShort = handNotGiven(
  (facts, ballot) => {
    const leaver = leaverOf(ballot);
    return leaver !== null && teamOfSeat(facts, leaver) === 'black';
  },
  (day, red) => told('oneVoteShort', day, red),
  asked('oneVoteShort'),
);

/** fiim-2025 8.4.4/2.5: all tied stayed, and his hand on a red would have broken it. */
export const keptTheSplit = handNotGiven(
  (_, ballot) => ballot.outcome === 'lift-failed' || ballot.outcome === 'no-lift',
  (day, red) => told('keptTheSplit', day, red),
  asked('keptTheSplit'),
);

/** fiim-2025 8.5.5/1.5: two tied rounds with three players, neither of his votes on the black. */
export const splitTwiceAtThree: Find = (facts) =>
  facts.ballots.flatMap((ballot) => {
    const tie = ballot.tieBefore;
    if (!tie || size(ballot.alive) !== 3 || ballot.outcome === 'leaves') return [];
    return listOf(ballot.alive).flatMap((seat): Finding[] => {
      const votes = [voteOf(tie, seat), voteOf(ballot, seat)];
      if (votes.some((vote) => !vote || teamOfSeat(facts, vote.candidate) === 'black')) return [];
      const automatic = votes.some((vote) => vote?.automatic);
      const day = ballot.ballot.day;
      const because = told('splitTwiceAtThree', day);
      return [
        {
          seat,
          certainty: automatic ? 'ask' : 'certain',
          because: withAutomaticNote(because, automatic),
          question: askedOnPurpose(automatic, null),
          lines: [...tie.lines, ...ballot.lines],
          acts: [voteAct(tie), voteAct(ballot)],
        },
      ];
    });
  });
