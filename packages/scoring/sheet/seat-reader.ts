// Readers of seats in parsed JSON.
import { fail, list, type Read, shown } from '@omerta/base/json-reader.ts';
import { isSeat, type Seat } from '@omerta/rules/game/seat.ts';

export const seat: Read<Seat> = (value, path) =>
  typeof value === 'number' && isSeat(value) ? value : fail(path, 'seat/not-a-seat', { found: shown(value) });

/** Seats that cannot stand there twice. */
export const differentSeats: Read<readonly Seat[]> = (value, path) => {
  const given = list(seat)(value, path);
  const again = given.findIndex((each, i) => given.indexOf(each) !== i);
  return again < 0 ? given : fail(`${path}[${again}]`, 'seat/twice', { found: String(given[again]) });
};
