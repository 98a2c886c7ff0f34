// A room that a request names, and who asks in it: by its key, by the token of a chair, or as anybody.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Asker } from '../api/asker.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import type { OpenRoom, RoomHolder } from './open-room.ts';
import type { Rooms } from './rooms.ts';

/** As it is now. */
export const roomNamed = async (rooms: Rooms, id: string): Promise<OpenRoom | ApiProblem> => {
  const room = await rooms.open(id);
  if (!room) return problem('room/unknown');
  await room.caughtUp();
  return room;
};

export const holderIn = (room: OpenRoom, { bearer }: Asker): RoomHolder | ApiProblem =>
  (bearer === null ? null : room.holder(bearer)) ?? problem('auth/room');

/** Why this is not for who asks; null: it is. */
export const whyNot = (
  room: OpenRoom,
  asker: Asker,
  may: (holder: RoomHolder) => boolean,
): ApiProblem | null => {
  const holder = holderIn(room, asker);
  if (isRefusal(holder)) return holder;
  return may(holder) ? null : problem('room/not-yours');
};

export const isKey = ({ who }: RoomHolder): boolean => who === 'key';
