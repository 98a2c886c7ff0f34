// The sanctions open against one seat, and the reasons that the rulebook lists for each; what a decided game suspends is refused when it is given, and not left out before.
import type { CommandOf } from '@omerta/rules/game/command.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { type Offer, offers, sanctionWord } from '@omerta/rules/game/tell/offers.ts';
import { type Sanction, sanctions } from '@omerta/rules/rulebooks/violation.ts';
import type { Course } from '@omerta/stream/course.ts';
import { untilTold } from '../session/told.ts';

export type SanctionWord = (typeof sanctionWord)[Sanction];
export type SanctionCommand = { [W in SanctionWord]: CommandOf<W> }[SanctionWord];

export type Reason = Pick<Offer, 'act' | 'text' | 'clause' | 'also' | 'heeds' | 'warnFirst'> & {
  readonly command: SanctionCommand;
  /** The clause names other acts too: only a note tells which it was. */
  readonly isOneOfSeveral: boolean;
};

export const commandFor = (sanction: Sanction, seat: Seat, clause?: string): SanctionCommand => ({
  type: sanctionWord[sanction],
  seat,
  ...(clause !== undefined && { clause }),
});

export const sanctionOf = ({ type }: SanctionCommand): Sanction =>
  sanctions.find((each) => sanctionWord[each] === type) ?? 'foul';

/** Those that may be given now, fouls first: they are the usual ones. */
export const sanctionsOn = (course: Course, seat: Seat): readonly Sanction[] => {
  const state = untilTold(course);
  const open = sanctions.filter((sanction) => allows(course.rulebook, state, commandFor(sanction, seat)));
  return open.includes('foul') ? ['foul', ...open.filter((each) => each !== 'foul')] : open;
};

/** Reasons whose usual sanction it is come before those where the referee may choose it. */
export const reasonsFor = (course: Course, seat: Seat, sanction: Sanction): readonly Reason[] => {
  const { rulebook } = course;
  const state = untilTold(course);
  const listed = offers(rulebook, state, seat).filter((offer) => offer.sanctions.includes(sanction));
  const usual = listed.filter((offer) => offer.sanctions[0] === sanction);
  return [...usual, ...listed.filter((offer) => !usual.includes(offer))]
    .map(({ act, text, clause, also, heeds, warnFirst }) => ({
      act,
      text,
      clause,
      also,
      heeds,
      warnFirst,
      command: commandFor(sanction, seat, clause),
      isOneOfSeveral: rulebook.violations.some((each) => each.clause === clause && each.act !== act),
    }))
    .filter(({ command }) => allows(rulebook, state, command));
};
