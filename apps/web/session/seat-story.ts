// What is to be known of one player in an argument: his sanctions with moment and reason, whom he named and voted for, what he said of himself.
import type { Text } from '@omerta/base/lang.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { type SanctionGiven, sanctionsGiven } from '@omerta/rules/game/tell/sanctions-given.ts';
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Check, heard } from '@omerta/rules/view/heard.ts';
import { asSeen } from '@omerta/rules/view/table.ts';
import type { Course } from '@omerta/stream/course.ts';

/** `reason` is null where no act was named, or its clause knows several. */
export type GivenToSeat = SanctionGiven & { readonly reason: Text | null };

export type DayOfSeat = {
  readonly day: number;
  readonly named: readonly Seat[];
  readonly namedBy: readonly Seat[];
  /** For whom his hand was up, ballot by ballot, where hands are known by name. */
  readonly hands: readonly Seat[];
  /** `null`: he came out as Sheriff. */
  readonly claims: readonly (Check | null)[];
};

export type SeatStory = { readonly given: readonly GivenToSeat[]; readonly days: readonly DayOfSeat[] };

const reasonOf = ({ violations }: Rulebook, clause: string): Text | null => {
  const named = new Set(violations.filter((each) => each.clause === clause).map(({ act }) => act));
  const [act] = named;
  return named.size === 1 && act !== undefined ? acts[act] : null;
};

const givenTo = ({ rulebook, state }: Course, seat: Seat): readonly GivenToSeat[] =>
  sanctionsGiven(state)
    .filter((each) => each.seat === seat)
    .map((each) => ({ ...each, reason: each.clause === null ? null : reasonOf(rulebook, each.clause) }));

const withDay = (
  days: readonly DayOfSeat[],
  day: number,
  change: (of: DayOfSeat) => Partial<DayOfSeat>,
): readonly DayOfSeat[] => {
  const empty: DayOfSeat = { day, named: [], namedBy: [], hands: [], claims: [] };
  const old = days.find((each) => each.day === day) ?? empty;
  return [...days.filter((each) => each !== old), { ...old, ...change(old) }];
};

/** As the room has heard it: a ballot that is still asked about tells nothing ahead. */
const daysOf = ({ state }: Course, seat: Seat): readonly DayOfSeat[] =>
  heard(asSeen(state)).reduce<readonly DayOfSeat[]>((days, item) => {
    const put = (change: (of: DayOfSeat) => Partial<DayOfSeat>): readonly DayOfSeat[] =>
      withDay(days, item.day, change);
    switch (item.kind) {
      case 'nominated':
        if (item.by === seat) return put(({ named }) => ({ named: [...named, item.seat] }));
        return item.seat === seat ? put(({ namedBy }) => ({ namedBy: [...namedBy, item.by] })) : days;
      case 'withdrew':
        if (item.by === seat)
          return put(({ named }) => ({ named: named.filter((each) => each !== item.seat) }));
        return item.seat === seat
          ? put(({ namedBy }) => ({ namedBy: namedBy.filter((each) => each !== item.by) }))
          : days;
      case 'hands':
        return item.seats.includes(seat) ? put(({ hands }) => ({ hands: [...hands, item.candidate] })) : days;
      case 'claim':
        return item.by === seat ? put(({ claims }) => ({ claims: [...claims, item.check] })) : days;
      case 'retracted':
        return item.by === seat ? days.map((each) => ({ ...each, claims: [] })) : days;
      default:
        return days;
    }
  }, []);

const isTelling = ({ named, namedBy, hands, claims }: DayOfSeat): boolean =>
  named.length + namedBy.length + hands.length + claims.length > 0;

export const seatStory = (course: Course, seat: Seat): SeatStory => ({
  given: givenTo(course, seat),
  days: daysOf(course, seat).filter(isTelling),
});
