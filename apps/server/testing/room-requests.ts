// For tests: what a client that means well asks of the rooms to play in; a person's own token is no key of a room.
import { isRefusal } from '@omerta/base/refusal.ts';
import { usualSetup } from '@omerta/play/room.ts';
import { roomsOn } from '../rooms/rooms.ts';
import type { GoodRequest } from './good-request.ts';
import type { HallOfOffices } from './offices.ts';
import { sitAt } from './room-players.ts';

/** Past the door at which those are counted who make rooms. */
const roomIn = async ({ place }: HallOfOffices): Promise<string> => {
  const rooms = roomsOn(place);
  const made = await rooms.make({ ...usualSetup, rulebook: 'fsm-2024', referee: 'system' });
  rooms.close();
  if (isRefusal(made)) throw new Error(made.code);
  return made.room;
};

const inRoom = (method: string, rest: string, body?: object, what?: string): GoodRequest => ({
  route: `${method} /api/rooms/{room}${rest.replace('/1', '/{chair}')}`,
  make: async (hall) => {
    const room = await roomIn(hall);
    if (rest.endsWith('/1')) await sitAt(hall.url, room, 'Somebody');
    return { url: `/api/rooms/${room}${rest}`, ...(body && { body }) };
  },
  ...(what !== undefined && { what }),
});

export const inRooms: readonly GoodRequest[] = [
  {
    route: 'POST /api/rooms',
    make: () => ({ url: '/api/rooms', body: { rulebook: 'fsm-2024', referee: 'system' } }),
  },
  { route: 'GET /api/rooms', make: () => ({ url: '/api/rooms' }) },
  inRoom('GET', ''),
  inRoom('DELETE', ''),
  inRoom('POST', '/next'),
  inRoom('POST', '/chairs', { nickname: 'Newcomer' }, 'for yourself'),
  inRoom('POST', '/chairs', { nickname: 'Robot', bot: true }, 'for a bot'),
  inRoom('DELETE', '/chairs/1'),
  inRoom('GET', '/record'),
  inRoom('GET', '/score'),
  inRoom('GET', '/ice'),
];
