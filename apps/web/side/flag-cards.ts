// What the referee is shown of the flags of his side referees: as long as the moment lasts, with what one tap would do; nothing by itself.
import type { CommandOf, Correction } from '@omerta/rules/game/command.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import { countOf, type OpenVote, openVote } from '@omerta/rules/game/decide/voting.ts';
import type { Moment } from '@omerta/rules/game/event.ts';
import { has } from '@omerta/rules/game/seat.ts';
import { type GameState, lastBallot } from '@omerta/rules/game/state.ts';
import { type Offer, offers } from '@omerta/rules/game/tell/offers.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Course } from '@omerta/stream/course.ts';
import { type HandsFlag, isSettled, type ToldFlag, type ViolationFlag } from '@omerta/sync/side-flags.ts';
import { isUntouched, liftCountOf } from '../play/ballot.ts';
import { commandFor, type SanctionCommand } from '../play/sanctions.ts';
import type { Draft } from '../session/aside.ts';
import { timeline } from '../session/timeline.ts';

type OfFlag<K, F> = { readonly kind: K; readonly id: string; readonly person: string; readonly flag: F };

export type FlagCard =
  /** `command` null: the rules do not allow it now; `offer` null: a foul without a reason. */
  | (OfFlag<'violation', ViolationFlag> & {
      readonly command: SanctionCommand | null;
      readonly offer: Offer | null;
      /** It came when its part of the game was over: which one that was. */
      readonly late: Moment | null;
    })
  /** Hands for the candidate who is asked about now; `own`: what the referee has entered, null: nothing. */
  | (OfFlag<'hands', HandsFlag> & { readonly own: number | null })
  | OfFlag<'agrees', HandsFlag>
  /** Hands for a candidate whose line is written already, with another number. */
  | (OfFlag<'recorded', HandsFlag> & { readonly recorded: number; readonly correction: Correction });

/** The part of the game that was on at an instant, by the times of its own lines. */
const momentAt = (state: GameState, at: number): Moment | null => {
  const line = timeline(state).findLast(({ command }) => command.at !== undefined && command.at <= at);
  if (!line) return null;
  return line.command.type === 'day' ? { kind: 'day', number: line.command.number } : line.moment;
};

const isNow = ({ phase, number }: GameState, moment: Moment): boolean =>
  moment.kind === phase && moment.number === number;

/**
 * Null: it is told in its moment, or late; undefined: its moment is over. Late is what no device of the referee could
 * show in time. A side referee's picture may have been an old one, and then the time says more than it.
 */
const lateOf = (state: GameState, { answer }: ToldFlag, flag: ViolationFlag): Moment | null | undefined => {
  const own = flag.pressed ? momentAt(state, flag.pressed.at) : null;
  if (isNow(state, flag.moment) || (own && isNow(state, own))) return null;
  return flag.pressed && answer === null ? (own ?? flag.moment) : undefined;
};

const violationCard = ({ rulebook, state }: Course, told: ToldFlag, flag: ViolationFlag): FlagCard | null => {
  const late = lateOf(state, told, flag);
  if (late === undefined || state.annulled) return null;
  const card = { kind: 'violation', id: told.id, person: told.person, flag, late } as const;
  if (flag.act === null) {
    const foul = commandFor('foul', flag.seat);
    return { ...card, offer: null, command: allows(rulebook, state, foul) ? foul : null };
  }
  const offer = offers(rulebook, state, flag.seat).find(({ act }) => act === flag.act) ?? null;
  return { ...card, offer, command: offer?.refused === null ? (offer.command as SanctionCommand) : null };
};

/** Of the vote that is open: a tie opens the next one. */
export const roundOf = (state: GameState, vote: OpenVote): number => {
  if (vote.ballot) return vote.ballot.round;
  return state.day?.stage === 'tie' ? (lastBallot(state)?.round ?? 0) + 1 : 1;
};

/** The hands of a flag as the referee would have entered them. */
export const draftOf = (flag: HandsFlag, draft: Draft, now: number): Draft => ({
  ...draft,
  seats: flag.seats,
  count: flag.seats.length === flag.count ? null : flag.count,
  calledAt: draft.calledAt ?? now,
});

const openCard = (told: ToldFlag, flag: HandsFlag, own: number | null): FlagCard => {
  const { id, person } = told;
  return own === flag.count ? { kind: 'agrees', id, person, flag } : { kind: 'hands', id, person, flag, own };
};

const handsNow = (
  { rulebook, state }: Course,
  draft: Draft,
  told: ToldFlag,
  flag: HandsFlag,
): FlagCard | null => {
  const step = conducts(rulebook, state)?.step;
  if (flag.candidate === null)
    return step === 'lift' ? openCard(told, flag, isUntouched(draft) ? null : liftCountOf(draft)) : null;
  const vote = step === 'vote' ? openVote(rulebook, state) : null;
  if (vote?.candidate !== flag.candidate || roundOf(state, vote) !== flag.round) return null;
  // Whoever has voted cannot have raised his hand again: the names are no help, the number is.
  const seats = flag.seats.filter((seat) => has(vote.left.seats, seat));
  if (flag.count > vote.left.count) return null;
  return openCard(told, { ...flag, seats }, isUntouched(draft) ? null : countOf(vote, draft));
};

const handsOf = ({ count, seats }: HandsFlag): CommandOf<'vote'>['hands'] =>
  seats.length === count ? { kind: 'named', seats } : { kind: 'counted', count, seats };

/** Votes not cast fall to the last candidate: his number is no count of hands. */
const handsWritten = (state: GameState, told: ToldFlag, flag: HandsFlag): FlagCard | null => {
  const ballot = state.ballots.find(({ day, round }) => day === flag.day && round === flag.round);
  const { candidate } = flag;
  const place = candidate === null ? -1 : (ballot?.candidates.indexOf(candidate) ?? -1);
  const recorded = ballot?.hands[place]?.count;
  if (candidate === null || recorded === undefined || place === (ballot?.candidates.length ?? 0) - 1)
    return null;
  const lines = timeline(state).filter(
    ({ command, moment }) =>
      command.type === 'vote' && command.candidate === candidate && moment.number === flag.day,
  );
  const line = lines[flag.round - 1]?.number;
  if (recorded === flag.count || line === undefined) return null;
  const vote: CommandOf<'vote'> = { type: 'vote', candidate, hands: handsOf(flag) };
  const correction: Correction = { line, count: 1, commands: [vote] };
  return { kind: 'recorded', id: told.id, person: told.person, flag, recorded, correction };
};

const handsCard = (course: Course, draft: Draft, told: ToldFlag, flag: HandsFlag): FlagCard | null => {
  const { state } = course;
  if (state.phase !== 'day' || state.number !== flag.day) return null;
  return handsNow(course, draft, told, flag) ?? handsWritten(state, told, flag);
};

const isSameBallot = (one: HandsFlag, other: HandsFlag): boolean =>
  one.day === other.day && one.round === other.round && one.candidate === other.candidate;

/** A count that its own side referee has counted again since. */
const isOutdated = (flags: readonly ToldFlag[], { flag, person }: ToldFlag, place: number): boolean =>
  flag.what === 'hands' &&
  flags
    .slice(place + 1)
    .some(
      (other) => other.person === person && other.flag.what === 'hands' && isSameBallot(other.flag, flag),
    );

/** In the order they came; `answered` are those that this device has answered and the server may not know of yet. */
export const flagCards = (
  course: Course,
  draft: Draft,
  flags: readonly ToldFlag[],
  answered: ReadonlySet<string>,
): readonly FlagCard[] =>
  flags.flatMap((told, i) => {
    if (isSettled(told) || answered.has(told.id) || isOutdated(flags, told, i)) return [];
    const { flag } = told;
    const card =
      flag.what === 'violation' ? violationCard(course, told, flag) : handsCard(course, draft, told, flag);
    return card ? [card] : [];
  });
