// The table as a side referee's picture shows it: read field by field, with what is voted on now and what was recorded last.

import { flag, listOf, type Of, oneOf, orNull, read, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import type { HandsFlag, ToldFlag } from '@omerta/sync/side-flags.ts';
import type { SeatMark } from '../play/seat-marks.ts';
import { saying } from '../server/ask.ts';

const few = whole(0, 99);

const picture = saying({
  phase: saying({ kind: oneOf(['dealing', 'night', 'day', 'over', 'annulled']), number: few }),
  seats: listOf(
    saying({
      seat,
      inGame: flag,
      left: orNull(oneOf(['vote', 'lift', 'shot', 'fouls', 'removal', 'red-card', 'forfeit'])),
      fouls: few,
      yellow: few,
    }),
  ),
  nominations: listOf(saying({ by: seat, nominee: seat })),
  ballots: listOf(
    saying({
      day: few,
      round: few,
      outcome: orNull(text),
      hands: listOf(saying({ candidate: seat, seats: listOf(seat), count: orNull(few) })),
    }),
  ),
  paused: flag,
  now: orNull(saying({ step: text, seat: orNull(seat) })),
  players: listOf(text),
});
export type TablePicture = Of<typeof picture>;

/** Null where it is none of this version. */
export const readTablePicture = (view: unknown): TablePicture | null => {
  const found = read(picture, view);
  return isRefusal(found) ? null : found;
};

type HandsPlace = Pick<HandsFlag, 'day' | 'round' | 'candidate'>;

const ballotToday = ({ ballots, phase }: TablePicture): TablePicture['ballots'][number] | null => {
  const last = ballots.at(-1);
  return last && phase.kind === 'day' && last.day === phase.number ? last : null;
};

/** A ballot with an outcome is over; another vote today is another round. */
const isOpen = (ballot: TablePicture['ballots'][number]): boolean => ballot.outcome === null;

/** Whose hands are counted now: for a candidate, or for the lift. */
export const handsNow = (table: TablePicture): HandsPlace | null => {
  const { now, phase } = table;
  if (phase.kind !== 'day') return null;
  const ballot = ballotToday(table);
  if (now?.step === 'lift') return { day: phase.number, round: ballot?.round ?? 1, candidate: null };
  if (now?.step !== 'vote' || now.seat === null) return null;
  const round = ballot === null || isOpen(ballot) ? (ballot?.round ?? 1) : ballot.round + 1;
  return { day: phase.number, round, candidate: now.seat };
};

/** The hands that the referee wrote down last, as long as the ballot goes on; the last candidate's are whatever was left. */
export const recordedLast = (
  table: TablePicture,
): (HandsPlace & { readonly candidate: Seat; readonly count: number }) | null => {
  const asked = handsNow(table);
  const ballot = ballotToday(table);
  if (!asked || !ballot || asked.round !== ballot.round || asked.candidate === null) return null;
  const place = ballot.hands.findIndex(({ candidate }) => candidate === asked.candidate);
  const before = ballot.hands[place - 1];
  return before && before.count !== null
    ? { day: ballot.day, round: ballot.round, candidate: before.candidate, count: before.count }
    : null;
};

export const inGame = ({ seats }: Pick<TablePicture, 'seats'>): number =>
  seats.filter((each) => each.inGame).length;

export const isPlace = (flag: HandsFlag, place: HandsPlace): boolean =>
  flag.day === place.day && flag.round === place.round && flag.candidate === place.candidate;

/** Whether what was told still belongs to the moment that the table is in. */
export const isOfNow = ({ phase }: TablePicture, { flag: told }: Pick<ToldFlag, 'flag'>): boolean =>
  told.what === 'hands'
    ? phase.kind === 'day' && phase.number === told.day
    : phase.kind === told.moment.kind && phase.number === told.moment.number;

const candidatesOf = (table: TablePicture): readonly Seat[] => {
  const ballot = ballotToday(table);
  if (ballot && isOpen(ballot)) return ballot.hands.map(({ candidate }) => candidate);
  return table.phase.kind === 'day' ? [...new Set(table.nominations.map(({ nominee }) => nominee))] : [];
};

/** As the ring draws them; `chosen` are the hands that he has marked. */
export const marksOf = (
  table: TablePicture,
  removedAt: number,
  chosen: readonly Seat[],
): readonly SeatMark[] => {
  const candidates = candidatesOf(table);
  const ballot = ballotToday(table);
  const asked = handsNow(table);
  const voted = asked && ballot && asked.round === ballot.round ? ballot.hands : [];
  const { now } = table;
  return table.seats.map(({ seat: number, left, fouls, yellow }) => {
    const place = candidates.indexOf(number);
    const isSpeaking = now !== null && isSpoken(now.step) && now.seat === number;
    return {
      seat: number,
      left: isSpeaking ? null : left,
      fouls,
      removedAt,
      yellow,
      silenced: false,
      speaking: isSpeaking,
      spoken: false,
      candidate: place < 0 ? null : place + 1,
      asked: asked?.candidate === number,
      falls: null,
      voted: !chosen.includes(number) && voted.some(({ seats }) => seats.includes(number)),
      chosen: chosen.includes(number),
    };
  });
};
