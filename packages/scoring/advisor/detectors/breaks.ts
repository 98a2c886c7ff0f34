// Breaks of a split: a vote that left an agreed or tied split, so that one of the split players went out alone (C17).
import type { Text } from '@omerta/base/lang.ts';
import { liftBar } from '@omerta/rules/game/decide/voting.ts';
import { listOf, type Seat, size } from '@omerta/rules/game/seat.ts';
import { type BallotFacts, leaverOf, splitWith, voteOf } from '../ballots.ts';
import { isCritical } from '../facts.ts';
import { countOf, type GameFacts, teamOfSeat } from '../game.ts';
import { asked, told } from '../say.ts';
import { atMost, type Certainty } from '../suggestion.ts';
import { type Find, voteAct, withAutomaticNote } from './finding.ts';

export type Break = {
  readonly voter: Seat;
  /**
   * Whom he voted for in the tied round; null: the split was broken at once, so his part in it is unknown.
   */
  readonly from: Seat | null;
  readonly into: Seat;
  readonly ballot: BallotFacts;
  readonly agreed: boolean;
  readonly automatic: boolean;
  readonly lines: readonly number[];
};

const breaksIn = (facts: GameFacts, ballot: BallotFacts): Break[] => {
  const into = leaverOf(ballot);
  if (into === null || !ballot.named) return [];
  const split = splitWith(facts.splits, ballot, into);
  const splitLines = split ? [split.line] : [];
  const tie = ballot.tieBefore;
  return listOf(ballot.decisive).flatMap((voter): Break[] => {
    const vote = voteOf(ballot, voter);
    if (vote?.candidate !== into) return [];
    const common = { voter, into, ballot };
    if (!tie)
      return split
        ? [
            {
              ...common,
              from: null,
              agreed: true,
              automatic: vote.automatic,
              lines: [...splitLines, ...ballot.lines],
            },
          ]
        : [];
    const before = voteOf(tie, voter);
    if (!before || before.candidate === into || !ballot.ballot.candidates.includes(before.candidate))
      return [];
    const agreed = split?.seats.includes(before.candidate) ?? false;
    const lines = [...(agreed ? splitLines : []), ...tie.lines, ...ballot.lines];
    return [
      { ...common, from: before.candidate, agreed, automatic: vote.automatic || before.automatic, lines },
    ];
  });
};

export const breaksOf = (facts: GameFacts): Break[] =>
  facts.ballots.flatMap((ballot) => breaksIn(facts, ballot));

type BreakRule = {
  readonly where: (facts: GameFacts, found: Break) => boolean;
  /** Against himself counts only where the clause names it (C17). */
  readonly self: boolean;
  /** The clause leaves something to the referee whatever the record shows. */
  readonly most?: (facts: GameFacts, found: Break) => Certainty;
  readonly question?: Text;
};

const proofOf = ({ from, agreed, automatic }: Break): Certainty => {
  if (from === null || automatic) return 'ask';
  return agreed ? 'certain' : 'likely';
};

const becauseOf = ({ from, into, voter, agreed, automatic, ballot }: Break): Text => {
  const whom = into === voter ? null : into;
  const day = ballot.ballot.day;
  const because =
    from === null ? told('brokeAgreedSplit', day, whom) : told('brokeSplit', { day, agreed, from, whom });
  return withAutomaticNote(because, automatic);
};

const wasItBreak = asked('wasItBreak');
export const wasItIntended = asked('wasItIntended');
export const wasItPlainSplit = asked('wasItPlainSplit');

/** A break into one's own team under the conditions of a clause. */
export const brokeIntoOwn =
  ({ where, self, most = () => 'certain', question = wasItBreak }: BreakRule): Find =>
  (facts) =>
    breaksOf(facts).flatMap((found) => {
      const { voter, into, ballot, lines } = found;
      if (
        teamOfSeat(facts, voter) !== teamOfSeat(facts, into) ||
        (into === voter && !self) ||
        !where(facts, found)
      )
        return [];
      const certainty = atMost(proofOf(found), most(facts, found));
      return [
        {
          seat: voter,
          certainty,
          because: becauseOf(found),
          question: certainty === 'certain' ? null : question,
          lines,
          acts: [voteAct(ballot)],
        },
      ];
    });

export const onDayOne = (_: GameFacts, { ballot }: Break): boolean => ballot.ballot.day === 1;
export const withTable =
  (count: number) =>
  (_: GameFacts, { ballot }: Break): boolean =>
    size(ballot.alive) === count;
export const onAgreedSplit = (_: GameFacts, { agreed }: Break): Certainty => (agreed ? 'certain' : 'ask');

/** fiim-2025 8.4.4/1.7: on a critical round his hand went from a tied black to a red. */
export const sparedBlackOnCriticalRound = (facts: GameFacts, { ballot, from }: Break): boolean =>
  from !== null &&
  teamOfSeat(facts, from) === 'black' &&
  isCritical(countOf(facts, ballot.alive, 'red'), countOf(facts, ballot.alive, 'black'));

/** fiim-2018 8.5.2: four players, two tied, one of them black: lifting both wins. */
export const liftingTwoWouldWin = (facts: GameFacts, { ballot }: Break): boolean => {
  const tied = ballot.ballot.candidates;
  return (
    size(ballot.alive) === 4 && tied.length === 2 && tied.some((seat) => teamOfSeat(facts, seat) === 'black')
  );
};

/** Where the lift of two out of four is barred, lifting was no way to win. */
export const ifLiftIsHeld = (facts: GameFacts): Certainty =>
  liftBar(facts.rulebook, 4, 2) === null ? 'likely' : 'ask';

/**
 * fiim-2025 8.4.4/2.6: a black's hand went over to a tied red in the re-vote, the red stayed, and the black
 * was voted out later.
 */
export const failedBreakAtTen: Find = (facts) =>
  facts.ballots.flatMap((ballot) => {
    const tie = ballot.tieBefore;
    if (!tie || size(ballot.alive) !== 10) return [];
    return facts.final.out.flatMap(({ seat, by, at }) => {
      const vote = voteOf(ballot, seat);
      const before = voteOf(tie, seat);
      if (
        !vote ||
        vote.automatic ||
        !before ||
        before.candidate === vote.candidate ||
        !ballot.ballot.candidates.includes(before.candidate)
      )
        return [];
      if (teamOfSeat(facts, vote.candidate) !== 'red' || ballot.ballot.leaving.includes(vote.candidate))
        return [];
      if ((by !== 'vote' && by !== 'lift') || at.number < ballot.ballot.day) return [];
      const because = told('failedBreakAtTen', vote.candidate, at.number);
      const question = asked('failedBreakAtTen');
      return [
        {
          seat,
          certainty: 'ask' as const,
          because,
          question,
          lines: [...tie.lines, ...ballot.lines],
          acts: [voteAct(ballot)],
        },
      ];
    });
  });
