// A game as its stream may see it: the server's picture, read field by field.
import { flag, listOf, mapOf, type Of, oneOf, orNull, read, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { roles } from '@omerta/rules/game/role.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { saying } from '../../server/ask.ts';
import { type HallTable, readHallTable } from '../../shows/hall-picture.ts';

const few = whole(0, 1_000_000);
const check = orNull(saying({ seat, hit: flag }));

const told = saying({
  nominations: listOf(saying({ by: seat, nominee: seat })),
  voteCancelled: flag,
  ballots: listOf(
    saying({
      day: few,
      round: few,
      hands: listOf(saying({ candidate: seat, seats: listOf(seat), count: orNull(few) })),
    }),
  ),
  roles: mapOf(orNull(oneOf(roles))),
  nights: listOf(
    saying({
      number: few,
      shots: listOf(saying({ by: seat, targets: listOf(seat) })),
      killed: orNull(seat),
      don: check,
      sheriff: check,
    }),
  ),
  bestMove: orNull(saying({ by: seat, seats: listOf(seat) })),
});

/** What the hall sees, and what only the stream may know. */
export type OverlayTable = HallTable & Of<typeof told>;

export const readOverlayTable = (view: unknown): OverlayTable | null => {
  const [hall, more] = [readHallTable(view), read(told, view)];
  return hall && !isRefusal(more) ? { ...hall, ...more } : null;
};

export type OverlayNight = OverlayTable['nights'][number];
