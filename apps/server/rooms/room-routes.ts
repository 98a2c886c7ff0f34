// Rooms to play in: made, taken a chair in, closed; by whoever comes, for nobody here is signed in.
import { langs } from '@omerta/base/lang.ts';
import { flag, mapOf, oneOf, optional, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { number } from '@omerta/base/values.ts';
import { fastest, usualSetup } from '@omerta/play/room.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { countText } from '../api/values.ts';
import { hashOf, newId } from '../people/kept/ticket.ts';
import { isKey, roomNamed, whyNot } from './room-access.ts';
import { dropSitter, keepSitter } from './room-vault.ts';
import { newBearer, type Rooms } from './rooms.ts';

const named = shape({ room: text });

const wanted = shape({
  rulebook: text,
  switches: optional(mapOf(text)),
  referee: oneOf(['system', 'person']),
  listed: optional(flag),
  language: optional(oneOf(langs)),
  pace: optional(number(1, fastest)),
});

export const roomRoutes = (rooms: Rooms): readonly Route[] => [
  route({
    method: 'POST',
    url: '/api/rooms',
    tells: 'Makes a room to play in: its id, and the key that rules it before the start.',
    body: wanted,
    answer: shape({ room: text, key: text }),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ body, request }, { throttle }) => {
      const seconds = throttle.rooms(request.ip);
      if (seconds > 0) return problem('request/too-many', { seconds });
      return rooms.make({ ...usualSetup, ...body });
    },
  }),
  route({
    method: 'POST',
    url: '/api/rooms/:room/chairs',
    tells: 'Takes the first free chair; with the key as bearer also for a bot, which has no token.',
    params: named,
    body: shape({ nickname: text, bot: optional(flag) }),
    answer: shape({ chair: whole(1, 10), token: optional(text) }),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params, body: { nickname, bot = false }, asker }, { vault, now }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const notYours = bot ? whyNot(room, asker, isKey) : null;
      if (notYours) return notYours;
      const holder = asker.bearer === null ? null : room.holder(asker.bearer);
      if (!bot && holder?.who === 'key' && room.room().setup.referee === 'person')
        return problem('room/leads');
      const token = bot ? null : newBearer();
      const sitter = { id: newId(), kept: { nickname, token: token === null ? null : hashOf(token) } };
      await keepSitter(vault, room.id, sitter.id, sitter.kept);
      const asked = { kind: 'sit', nickname, bot } as const;
      const done = await room.give({ command: newId(), asked, came: now().getTime(), sitter });
      if (isRefusal(done)) {
        await dropSitter(vault, room.id, sitter.id);
        return done;
      }
      return { chair: done.chair ?? 0, ...(token !== null && { token }) };
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/rooms/:room/chairs/:chair',
    tells: 'Leaves a chair before the start: your own by its token, any by the key.',
    params: shape({ room: text, chair: countText(1, 10) }),
    answer: shape({}),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params: { room: id, chair }, asker }, { now }) => {
      const room = await roomNamed(rooms, id);
      if (isRefusal(room)) return room;
      const notYours = whyNot(room, asker, (holder) => holder.who === 'key' || holder.chair === chair);
      if (notYours) return notYours;
      const asked = { kind: 'stand', chair } as const;
      const done = await room.give({ command: newId(), asked, came: now().getTime() });
      return isRefusal(done) ? done : {};
    },
  }),
  route({
    method: 'POST',
    url: '/api/rooms/:room/next',
    tells:
      'The room for the next game of the same people, when theirs is over: one for all who ask, ruled by the same key.',
    params: named,
    answer: named,
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params, asker, request }, { throttle }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const notYours = whyNot(room, asker, () => true);
      if (notYours) return notYours;
      const named = await rooms.next(room);
      if (named) return named;
      const seconds = throttle.rooms(request.ip);
      return seconds > 0 ? problem('request/too-many', { seconds }) : rooms.makeNext(room);
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/rooms/:room',
    tells: 'Closes a room by its key: a game that runs is abandoned.',
    params: named,
    answer: shape({}),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params, asker }, { now }) => {
      const room = await roomNamed(rooms, params.room);
      if (isRefusal(room)) return room;
      const notYours = whyNot(room, asker, isKey);
      if (notYours) return notYours;
      const done = await room.give({ command: newId(), asked: { kind: 'close' }, came: now().getTime() });
      return isRefusal(done) ? done : {};
    },
  }),
];
