// The cards as lines of the game: each is kept at once, and the night follows the last.
import { nextToDeal } from '@omerta/rules/game/decide/dealing.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useGuard } from '../../board/use-guard.ts';
import { useTable } from '../../board/use-table.ts';
import { beside } from '../../play/play.ts';
import { timeline } from '../../session/timeline.ts';

export type DealingHand = {
  readonly next: Seat | null;
  readonly give: (seat: Seat, role: Role) => void;
  /** A press that follows the last card too closely was meant for that card. */
  readonly guarded: (act: () => void) => void;
  /** Once everybody has a card: the masks are on since the first, so the line of the night is all that is left. */
  readonly fallNight: () => void;
  /** Undefined before the first card. */
  readonly takeBackLast: (() => void) | undefined;
};

export const useDealing = (): DealingHand => {
  const { session, course, answer } = useTable();
  const version = (): number => session.live().course.version;
  const { guarded } = useGuard(String(course.version));
  return {
    next: nextToDeal(course.state),
    guarded: (act) => guarded('card', act),
    give: (seat, role) => answer(beside(session, { type: 'deal', seat, role }, version())),
    fallNight: () => {
      if (nextToDeal(session.live().course.state) === null)
        answer(beside(session, { type: 'night', number: 1 }, version()));
    },
    takeBackLast: timeline(course.state).length > 0 ? () => answer(session.undo(version())) : undefined,
  };
};
