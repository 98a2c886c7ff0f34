// The protocol of a finished game as a referee would hand it in: head, ten rows, votes, nights, best move, what was explained.
import { makeRounded } from '@omerta/base/fraction.ts';
import { decimalIn, type Lang } from '@omerta/base/lang.ts';
import { tallyOf } from '@omerta/rules/game/ballot.ts';
import type { LostBy, OutBy, Result } from '@omerta/rules/game/event.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Ballot, GameState } from '@omerta/rules/game/state.ts';
import { liftHands } from '@omerta/rules/game/tell/outcome.ts';
import { protestsOf } from '@omerta/rules/game/tell/protests.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { headOf, type SheetHead } from '@omerta/rules/protocol/head.ts';
import { type ProtocolForm, protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { ballotsSeen } from '@omerta/rules/view/ballots.ts';
import { sentOff } from '@omerta/rules/view/sent-off.ts';
import { type VoteColumn, voteGrid } from '@omerta/rules/view/vote-grid.ts';
import type { ItemKind, PlayerScore } from '@omerta/scoring/game/game-score.ts';
import { bucketOf, totalOf } from '@omerta/scoring/game/score.ts';
import type { Course } from '@omerta/stream/course.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import type { Counted } from './counted.ts';
import { type CourseFacts, courseFacts } from './course-facts.ts';
import { protocolWords } from './words.ts';

export type ProtocolRow = {
  readonly seat: Seat;
  readonly name: string;
  readonly role: Role;
  /** As the rulebook writes it; empty where it is not written. */
  readonly letter: string;
  readonly fouls: number;
  readonly yellow: number;
  readonly purple: number;
  readonly out: { readonly by: OutBy; readonly at: string } | null;
  /** Sent off as he left, or after the game was decided. */
  readonly sentOff: LostBy | null;
  readonly main: string;
  readonly additional: string;
  readonly other: string;
  readonly total: string;
  readonly items: readonly { readonly kind: ItemKind; readonly points: string; readonly clause: string }[];
};

export type ProtocolBallot = {
  readonly day: number;
  readonly round: number;
  /** `count` is null for a candidate nobody was asked about. */
  readonly votes: readonly { readonly seat: Seat; readonly count: number | null }[];
  /** Hands for all tied players leaving; null where only the outcome is known. */
  readonly lift: { readonly count: number | null; readonly passed: boolean } | null;
  /** Nobody left: a dash in the field. */
  readonly leaving: readonly Seat[];
};

/** Why a first victim has no numbers on the sheet although he said or could have said some. */
export type Denied = 'two-voted-out' | 'voided';

export type Protocol = {
  readonly head: SheetHead;
  readonly winner: Result['winner'];
  readonly by: Result['by'];
  readonly clause: string;
  readonly rows: readonly ProtocolRow[];
  readonly nominations: readonly { readonly day: number; readonly by: Seat; readonly nominee: Seat }[];
  readonly ballots: readonly ProtocolBallot[];
  /** Whose hand was for whom, ballot by ballot. */
  readonly votes: readonly VoteColumn[];
  /** Null is a miss. */
  readonly nights: readonly { readonly night: number; readonly killed: Seat | null }[];
  readonly bestMove: {
    readonly by: Seat;
    readonly seats: readonly Seat[];
    readonly denied: { readonly why: Denied; readonly clause: string } | null;
  } | null;
  readonly protests: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly note: string;
    /** Lines from 1. */
    readonly decisions: readonly { readonly line: number; readonly note: string }[];
  }[];
  readonly course: CourseFacts;
  /** The back of the protocol. */
  readonly explained: readonly {
    readonly seat: Seat;
    readonly what: 'extra' | 'penalty' | 'waive' | 'fine' | 'decision';
    readonly value: string;
    readonly note: string;
  }[];
};

/** By day, without those that were withdrawn. */
export const nominationsOf = (state: GameState): Protocol['nominations'] => {
  let day = 0;
  let standing: { day: number; by: Seat; nominee: Seat }[] = [];
  for (const command of linesOf(state)) {
    if (command.type === 'day') day = command.number;
    if (command.type === 'nominate') standing.push({ day, by: command.seat, nominee: command.nominee });
    if (command.type === 'withdraw') {
      const { nominee } = command;
      standing = standing.filter((each) => each.day !== day || each.nominee !== nominee);
    }
  }
  return standing;
};

const liftOf = ({ lift, outcome }: Ballot): ProtocolBallot['lift'] =>
  lift && { count: liftHands(lift.hands).votes, passed: outcome === 'lift-passed' };

const ballotOf = (state: GameState, ballot: Ballot): ProtocolBallot => {
  const tally = tallyOf(state, ballot);
  return {
    day: ballot.day,
    round: ballot.round,
    votes: ballot.candidates.map((seat, i) => ({ seat, count: ballot.hands[i] ? (tally[i] ?? 0) : null })),
    lift: liftOf(ballot),
    leaving: ballot.leaving,
  };
};

const deniedIn = ({ rulebook, state }: Course): NonNullable<Protocol['bestMove']>['denied'] => {
  const { bestMoveAfterTwoVotedOut: afterTwo, bestMoveVoidRuling: voiding } = rulebook.rules;
  const votedOut = state.out.filter(
    ({ by, at }) => (by === 'vote' || by === 'lift') && at.kind === 'day' && at.number === 1,
  );
  if (afterTwo.value === 'lost' && votedOut.length >= 2)
    return { why: 'two-voted-out', clause: afterTwo.clause };
  const voided = linesOf(state).some(
    (command) => command.type === 'ruling' && command.decision?.kind === 'best-void',
  );
  return voided ? { why: 'voided', clause: voiding.clause } : null;
};

const bestMoveIn = (course: Course): Protocol['bestMove'] => {
  const { firstKilled, bestMove } = course.state;
  if (firstKilled === null) return null;
  const seats = bestMove?.by === firstKilled ? bestMove.seats : [];
  return { by: firstKilled, seats, denied: seats.length > 0 ? null : deniedIn(course) };
};

const explainedIn = ({ state }: Course): Protocol['explained'] => {
  const protests = protestsOf(state);
  return linesOf(state).flatMap((command, i): Protocol['explained'] => {
    const note = command.note ?? '';
    const decided = protests.find(({ decisions }) => decisions.includes(i + 1));
    if (decided) return [{ seat: decided.command.seat, what: 'decision', value: '', note }];
    if (command.type === 'extra' || command.type === 'fine')
      return [{ seat: command.seat, what: command.type, value: command.points, note }];
    if (command.type === 'penalty' || command.type === 'waive')
      return [{ seat: command.seat, what: command.type, value: command.clause ?? '', note }];
    return [];
  });
};

export const pointRow = (
  { seat, player, role, items }: PlayerScore,
  { letters }: ProtocolForm,
  lang: Lang,
): Omit<ProtocolRow, 'fouls' | 'yellow' | 'purple' | 'out' | 'sentOff'> => ({
  seat,
  name: player,
  role,
  letter: letters.of[role]?.[lang] ?? '',
  main: makeRounded(bucketOf(items, 'main')),
  additional: makeRounded(bucketOf(items, 'additional')),
  other: makeRounded(bucketOf(items, 'other')),
  total: makeRounded(totalOf(items)),
  items: items.map(({ kind, points, clause }) => ({ kind, points: makeRounded(points), clause })),
});

export const protocolOf = (course: Course, { score }: Counted, lang: Lang): Protocol | null => {
  const { rulebook, state, opening } = course;
  const { result } = state;
  if (!result) return null;
  const report = reportState(rulebook, state);
  const form = protocolForms[rulebook.id];
  const lines = linesOf(state);
  const sent = sentOff(rulebook, state);
  return {
    head: headOf(opening.tags),
    winner: result.winner,
    by: result.by,
    clause: result.clause,
    rows: score.players.map((player) => {
      const out = report.out.find(({ seat }) => seat === player.seat);
      return {
        ...pointRow(player, form, lang),
        fouls: state.fouls[player.seat],
        yellow: state.yellow[player.seat],
        purple: lines.filter((line) => line.type === 'purple' && line.seat === player.seat).length,
        out: out ? { by: out.by, at: out.at } : null,
        sentOff: sent.find(({ seat }) => seat === player.seat)?.by ?? null,
      };
    }),
    nominations: nominationsOf(state),
    ballots: state.ballots.filter(({ outcome }) => outcome !== null).map((ballot) => ballotOf(state, ballot)),
    votes: voteGrid(ballotsSeen(state)),
    nights: report.nights.map(({ night, killed }) => ({ night, killed })),
    bestMove: bestMoveIn(course),
    protests: protestsOf(state).map(({ command: { seat, note = '' }, decisions }) => ({
      seat,
      name: nameOf(opening, seat),
      note,
      decisions: decisions.map((line) => ({ line, note: lines[line - 1]?.note ?? '' })),
    })),
    course: courseFacts(course),
    explained: explainedIn(course),
  };
};

/** As the language writes it, with a true minus. */
export const showPoints = (points: string, lang: Lang): string => decimalIn(points, lang).replace('-', '−');

/** `li1` is a grade, called by the word for it. */
export const showExtra = (points: string, lang: Lang): string =>
  showPoints(points, lang).replace('li', protocolWords(lang).grade);
