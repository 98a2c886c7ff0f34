// How many things wait in each room and can be done there now.
import { tableSize } from '@omerta/seating/seating.ts';
import { isPlayedOut } from '../../desk/seating/field.ts';
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
  'publish-round': 'seating',
  'seat-substitute': 'hall',
  'drop-stage': 'finish',
  'draw-lot': 'finish',
};

/** A first stage is formed of those accepted, a later one when the one before is over; a lot at its line comes first. */
const whereToForm = ({ plans, games, entries, open }: DeskPicture, stage: string | null): DeskRoom | null => {
  const before = plans[plans.findIndex((each) => each.stage === stage) - 1];
  if (!before)
    return entries.filter(({ status }) => status === 'accepted').length >= tableSize ? 'seating' : null;
  if (!isPlayedOut({ games }, before)) return null;
  return open.some(({ what, stage: at }) => what === 'lot' && at === before.stage) ? 'finish' : 'seating';
};

export const waitingIn = (picture: DeskPicture): Readonly<Record<DeskRoom, number>> => {
  const { expects, entries, phase } = picture;
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
  for (const { command, id } of expects) {
    const room = command === 'form-stage' ? whereToForm(picture, id) : roomFor[command];
    if (room) counts[room] += 1;
  }
  return counts;
};
