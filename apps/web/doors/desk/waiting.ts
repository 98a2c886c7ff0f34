// How many things wait in each room.
import type { DeskPicture } from '../../desk/wire/picture.ts';
import type { DeskRoom } from '../../desk/wire/rooms.ts';

/** In which room somebody does what the tournament waits for; closing a game keeps nobody waiting. */
const roomFor: Readonly<Record<string, DeskRoom>> = {
  approve: 'sheets',
  'confirm-sheet': 'sheets',
  'correct-sheet': 'sheets',
  'decide-protest': 'cases',
  'decide-charge': 'cases',
  'apply-ruling': 'cases',
  'propose-ruling': 'cases',
  'lay-seating': 'seating',
  'form-stage': 'seating',
  'publish-round': 'seating',
  'seat-substitute': 'hall',
  'drop-stage': 'finish',
  'draw-lot': 'finish',
};

export const waitingIn = ({ expects, entries, phase }: DeskPicture): Readonly<Record<DeskRoom, number>> => {
  const counts: Record<DeskRoom, number> = {
    hall: 0,
    people: phase === 'finished' ? 0 : entries.filter(({ status }) => status === 'applied').length,
    seating: 0,
    sheets: 0,
    cases: 0,
    standings: 0,
    screens: 0,
    print: 0,
    finish: 0,
    making: 0,
  };
  for (const { command } of expects) {
    const room = roomFor[command];
    if (room) counts[room] += 1;
  }
  return counts;
};
