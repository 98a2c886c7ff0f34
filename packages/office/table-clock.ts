// The referee's clock as it came with his lines: kept as it is and shown on; nothing is decided by it.
import { either, type Of, optional, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';

const most = Number.MAX_SAFE_INTEGER;

/** What is left is computed where it is shown. */
export const clock = shape({
  startedAt: orNull(either(text, whole(0, most))),
  elapsed: whole(0, most),
  duration: whole(0, most),
  /** Whose speech of the circle it runs. */
  seat: optional(seat),
});
export type TableClock = Of<typeof clock>;
