// The ring as a player sees it from his own chair: what everybody sees of each seat, and what a touch of it would do.
import type { SeatPicture } from '@omerta/play/picture.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { sceneOf } from './moment.ts';
import { type BestDraft, touchOf } from './moves.ts';

export type RingSeat = {
  readonly seat: Seat;
  /** Where it stands on the ring: the own seat at the bottom, which is place 6. */
  readonly place: Seat;
  readonly isOwn: boolean;
  readonly left: string | null;
  readonly fouls: number;
  readonly removedAt: number;
  readonly yellow: number;
  readonly speaking: boolean;
  readonly candidate: number | null;
  /** The candidate whose hands are counted, or the number called at night. */
  readonly asked: boolean;
  readonly chosen: boolean;
  /** What a touch does; null: nothing. */
  readonly touch: ReturnType<typeof touchOf>;
  /** Only while the blacks agree: who sits on the same side, and who pointed here. */
  readonly mate: boolean;
  readonly pointedBy: readonly Seat[];
  readonly gone: boolean;
};

const bottom = 6;

/** Clockwise as they sit, with this player at the bottom. */
export const placeFrom = (own: Seat | null, seat: Seat): Seat =>
  seats[(seat - (own ?? bottom) + bottom - 1 + seats.length) % seats.length] ?? seat;

/** Each black's newest finger. */
const pointersAt = ({ points }: SeatPicture, seat: Seat): readonly Seat[] => {
  const newest = new Map((points ?? []).map((each) => [each.by, each.seat]));
  return [...newest].filter(([, at]) => at === seat).map(([by]) => by);
};

export const ringSeats = (
  picture: SeatPicture,
  { rules }: Pick<Rulebook, 'rules'>,
  draft: BestDraft,
): readonly RingSeat[] => {
  const { view, chairs, asks } = picture;
  if (!view) return [];
  const isDay = sceneOf(picture) === 'day';
  const agrees = asks?.step === 'agreement';
  const voted = view.now?.step === 'vote' ? view.now.seat : null;
  return view.seats.map(({ seat, left, fouls, yellow }) => {
    const place = isDay ? (view.candidates?.indexOf(seat) ?? -1) : -1;
    return {
      seat,
      place: placeFrom(view.seat, seat),
      isOwn: seat === view.seat,
      left,
      fouls,
      removedAt: rules.removedAtFouls.value,
      yellow,
      speaking: seat === picture.speaks || seat === picture.interrupts,
      candidate: place < 0 ? null : place + 1,
      asked: seat === voted || seat === picture.number,
      chosen: draft.includes(seat),
      touch: touchOf(picture, seat),
      mate: agrees && view.teammates.includes(seat),
      pointedBy: agrees ? pointersAt(picture, seat) : [],
      gone: chairs.some((each) => each?.seat === seat && each.gone),
    };
  });
};
