// Who stands to be voted for, as a player knows it who has listened.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import type { SeatView } from '@omerta/rules/view/view.ts';

type Hands = Extract<Heard, { readonly kind: 'hands' }>;

/** The ballots of a day, in order. */
const ballotsOf = (heard: readonly Heard[], day: number): readonly (readonly Hands[])[] => {
  const hands = heard.filter((item): item is Hands => item.kind === 'hands' && item.day === day);
  return [...new Set(hands.map(({ round }) => round))].map((round) =>
    hands.filter((each) => each.round === round),
  );
};

const leading = (ballot: readonly Hands[] = []): readonly Seat[] => {
  const most = Math.max(0, ...ballot.map(({ count }) => count));
  return ballot.filter(({ count }) => count === most).map(({ candidate }) => candidate);
};

/** Those with the most votes of the day's last ballot. */
export const tied = (heard: readonly Heard[], day: number): readonly Seat[] =>
  leading(ballotsOf(heard, day).at(-1));

const nominated = (heard: readonly Heard[], day: number): readonly Seat[] => {
  const list = new Set<Seat>();
  for (const item of heard) {
    if (item.day !== day) continue;
    if (item.kind === 'nominated') list.add(item.seat);
    if (item.kind === 'withdrew') list.delete(item.seat);
  }
  return [...list];
};

/** From the one who is voted on now: the first ballot of a day is about those nominated, a later one about those who tied. */
export const candidatesLeft = (
  heard: readonly Heard[],
  { phase, seats }: Pick<SeatView, 'phase' | 'seats'>,
  now: Seat,
): readonly Seat[] => {
  const ballots = ballotsOf(heard, phase.number);
  const isNew = ballots.at(-1)?.some(({ candidate }) => candidate === now) ?? true;
  const before = ballots.at(isNew ? -1 : -2);
  const field = before ? leading(before) : nominated(heard, phase.number);
  const isInGame = (seat: Seat): boolean => seats.some((each) => each.seat === seat && each.inGame);
  return [now, ...field.slice(field.indexOf(now) + 1).filter(isInGame)];
};
