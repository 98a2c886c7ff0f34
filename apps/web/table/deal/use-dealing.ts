// The cards as lines of the game: each is kept at once, and the night follows the last.
import { nextToDeal } from '@omerta/rules/game/decide/dealing.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useTable } from '../../board/use-table.ts';
import { beside } from '../../play/play.ts';
import { timeline } from '../../session/timeline.ts';

export type DealingHand = {
  readonly next: Seat | null;
  readonly give: (seat: Seat, role: Role) => void;
  /** To whoever is called now: cards pressed quickly go to one seat after another. */
  readonly giveNext: (role: Role) => void;
  /** Once everybody has a card: the masks are on since the first, so the line of the night is all that is left. */
  readonly fallNight: () => void;
  /** Undefined before the first card. */
  readonly takeBackLast: (() => void) | undefined;
};

export const useDealing = (): DealingHand => {
  const { session, course, answer } = useTable();
  const version = (): number => session.live().course.version;
  const give = (seat: Seat, role: Role): void =>
    answer(beside(session, { type: 'deal', seat, role }, version()));
  const called = (): Seat | null => nextToDeal(session.live().course.state);
  const fallNight = (): void => {
    if (called() === null) answer(beside(session, { type: 'night', number: 1 }, version()));
  };
  return {
    next: nextToDeal(course.state),
    give,
    giveNext: (role) => {
      const seat = called();
      if (seat === null) return;
      give(seat, role);
      fallNight();
    },
    fallNight,
    takeBackLast: timeline(course.state).length > 0 ? () => answer(session.undo(version())) : undefined,
  };
};
