// Seats in parsed JSON.
import { checked, type Descriptor, listOf } from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { isSeat, type Seat, seats } from './seat.ts';

export const seat: Descriptor<Seat> = {
  read: (value, path) =>
    typeof value === 'number' && isSeat(value)
      ? value
      : fail(path, 'seat/not-a-seat', { found: shown(value) }),
  schema: { type: 'integer', minimum: 1, maximum: seats.length },
};

/** Seats that cannot stand there twice. */
export const differentSeats = checked(
  listOf(seat),
  (given, path) => {
    const again = given.findIndex((each, i) => given.indexOf(each) !== i);
    if (again >= 0) fail(`${path}[${again}]`, 'seat/twice', { found: String(given[again]) });
  },
  { uniqueItems: true },
);
