// What anybody may read of a room: who sits in it, how far it is, the deal; after the end its record and points.
import { langs } from '@omerta/base/lang.ts';
import {
  flag,
  listOf,
  mapOf,
  oneOf,
  optional,
  orNull,
  raw,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { number } from '@omerta/base/values.ts';
import { type ChairSeen, chairsSeen, dealSeen } from '@omerta/play/picture.ts';
import { notationOf } from '@omerta/play/record.ts';
import { fastest } from '@omerta/play/room.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { reportScore } from '@omerta/scoring/report/score-report.ts';
import { scoreRecord } from '@omerta/scoring/report/scored-record.ts';
import { iceFor, iceServers } from '../api/ice.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import type { OpenRoom } from './open-room.ts';
import { holderIn, roomNamed } from './room-access.ts';
import type { Rooms } from './rooms.ts';

const named = shape({ room: text });

const phases = ['waiting', 'playing', 'over', 'abandoned'] as const;
const chair = shape({
  chair: whole(1, 10),
  nickname: text,
  bot: flag,
  ready: flag,
  gone: flag,
  left: flag,
  seat: orNull(whole(1, 10)),
});
/** The commitment alone until the end; then everything that another program needs to repeat the deal. */
const deal = shape({
  commitment: text,
  server: optional(text),
  entropies: optional(listOf(text)),
  seed: optional(orNull(text)),
});
const told = {
  room: text,
  rulebook: text,
  switches: mapOf(text),
  referee: oneOf(['system', 'person']),
  language: oneOf(langs),
  pace: number(1, fastest),
  phase: oneOf(phases),
};

const commonOf = ({ id, room }: OpenRoom) => {
  const { setup, phase } = room();
  const { rulebook, switches, referee, language, pace } = setup;
  return { room: id, rulebook, switches, referee, language, pace, phase };
};

const takenIn = ({ room }: OpenRoom): readonly ChairSeen[] =>
  chairsSeen(room()).filter((each) => each !== null);

export const roomReadingRoutes = (rooms: Rooms): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/rooms',
    tells: 'The listed rooms that are not over, and how many chairs are taken in each.',
    answer: shape({ rooms: listOf(shape({ ...told, taken: whole(0, 10) })) }),
    audience: 'anybody',
    otherKeys: true,
    shared: true,
    handle: async () => ({
      rooms: (await rooms.listed()).map((room) => ({ ...commonOf(room), taken: takenIn(room).length })),
    }),
  }),
  route({
    method: 'GET',
    url: '/api/rooms/:room',
    tells: 'A room: the chairs that are taken, who is ready, the rulebook, how far it is, and its deal.',
    params: named,
    answer: shape({ ...told, listed: flag, chairs: listOf(chair), deal }),
    audience: 'anybody',
    otherKeys: true,
    shared: true,
    handle: async ({ params }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const { listed } = room.room().setup;
      return { ...commonOf(room), listed, chairs: takenIn(room), deal: dealSeen(room.room()) };
    },
  }),
  route({
    method: 'GET',
    url: '/api/rooms/:room/record',
    tells: 'The finished game as a record.',
    params: named,
    answer: { type: 'text/plain' },
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const notation = notationOf(room.room());
      return notation === null
        ? problem('room/no-record')
        : { raw: notation, type: 'text/plain; charset=utf-8' };
    },
  }),
  route({
    method: 'GET',
    url: '/api/rooms/:room/score',
    tells: 'The points of the finished game, item by item with the clause behind each.',
    params: named,
    answer: shape({
      format: text,
      rulebook: text,
      players: listOf(raw),
      needs: listOf(raw),
      refused: listOf(raw),
      warnings: listOf(raw),
      suggestions: listOf(raw),
    }),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params, lang }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const notation = notationOf(room.room());
      const record = notation === null ? null : parse(notation);
      const scored = record === null || isRefusal(record) ? null : scoreRecord(record);
      if (scored === null || isRefusal(scored)) return problem('room/no-record');
      return reportScore(scored.scoring.rulebook.id, scored.score, scored.suggestions, lang);
    },
  }),
  route({
    method: 'GET',
    url: '/api/rooms/:room/ice',
    tells:
      'How devices of this room reach each other, for who holds a chair or leads: servers and passwords that expire.',
    params: named,
    answer: iceServers,
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params, asker }, { ice, now }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const holder = holderIn(room, asker);
      if (isRefusal(holder)) return holder;
      const name = holder.who === 'chair' ? `${holder.chair}` : '0';
      return iceFor(ice, { name, relayOnly: room.room().setup.listed, now: now().getTime() });
    },
  }),
];
