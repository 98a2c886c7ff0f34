// What a server refuses for who asks, not for what he sends: the code of the table mends it.
import type { Stop } from '@omerta/sync/outbox.ts';

/** No session, one for something else, or lines of the table's referee under somebody else's. */
export const wantsCode = (stop: Stop | null | undefined): boolean =>
  !!stop &&
  (stop.code.startsWith('auth/') || stop.code === 'office/not-yours' || stop.code === 'sync/other-person');
