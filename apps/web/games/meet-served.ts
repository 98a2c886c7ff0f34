// Who sits at a game that came here by hand, and whose lines this device writes, as soon as the server tells it.
import { peopleOf, type ServedSeats } from '../session/served.ts';
import { type Ground, letGoHere } from './ground.ts';

const seen = (seats: ServedSeats | null): string => JSON.stringify(peopleOf(seats));

/** Whoever came by a code is known already. */
export const meet = async ({ served }: Ground, stream: string, told: ServedSeats): Promise<void> => {
  const before = served.of(stream);
  if (before && !before.handed) return;
  served.keep(stream, { ...told, ...(before && { handed: true }) });
  if (seen(before) !== seen(told)) await letGoHere(stream, 'anew');
};

/** The server takes its lines from here now. */
export const arrived = ({ served }: Ground, stream: string): void => {
  const seats = served.of(stream);
  if (seats) served.keep(stream, { ...seats, handed: false });
};
