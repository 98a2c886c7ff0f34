// The referee's clock as it came with his lines: kept as it is and shown on; nothing is decided by it.
import { either, type Of, orNull, shape, text, whole } from '@omerta/base/reading.ts';

const most = Number.MAX_SAFE_INTEGER;

/** What is left is computed where it is shown. */
export const clock = shape({
  startedAt: orNull(either(text, whole(0, most))),
  elapsed: whole(0, most),
  duration: whole(0, most),
});
export type TableClock = Of<typeof clock>;
