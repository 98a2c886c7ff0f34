// omerta seat: a new seating, the repair of one, or its next rounds by standing.
import type { Call } from '../command.ts';
import { seatNew } from '../seat-new.ts';
import { seatRepair } from '../seat-repair.ts';
import { seatSwiss } from '../seat-swiss.ts';

export const seatCommand = (call: Call): Promise<number> => {
  const [word, ...args] = call.args;
  if (word === 'repair') return seatRepair({ ...call, args });
  return word === 'swiss' ? seatSwiss({ ...call, args }) : seatNew(call);
};
