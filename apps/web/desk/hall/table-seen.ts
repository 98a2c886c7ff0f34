// A table as the control room sees it: the hall's picture or a side referee's, neither of which has a card in it.
import { either, type Of, oneOf, orNull, read, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { saying } from '../../server/ask.ts';
import type { Clock } from '../../session/clock.ts';
import { readTablePicture, type TablePicture } from '../../side/table-picture.ts';

const most = Number.MAX_SAFE_INTEGER;
const clock = saying({
  startedAt: orNull(either(text, whole(0, most))),
  elapsed: whole(0, most),
  duration: whole(0, most),
});

const more = saying({
  result: orNull(saying({ winner: oneOf(['red', 'black', 'draw']) })),
  clock: orNull(clock),
});

export type SeenTable = TablePicture & Omit<Of<typeof more>, 'clock'> & { readonly clock: Clock | null };

const clockOf = (given: Of<typeof clock> | null): Clock | null => {
  if (!given) return null;
  const { startedAt } = given;
  return { ...given, startedAt: typeof startedAt === 'string' ? Date.parse(startedAt) : startedAt };
};

/** The hall is told of no nomination and no ballot: there they are none. Null where it is no picture of this version. */
export const readSeenTable = (view: object): SeenTable | null => {
  const table = readTablePicture({ nominations: [], ballots: [], ...view });
  const rest = read(more, view);
  return table && !isRefusal(rest) ? { ...table, ...rest, clock: clockOf(rest.clock) } : null;
};
