// Tokens of programs and devices of a person: made, listed, ended.

import { isSeen, tidy } from '@omerta/base/nickname.ts';
import { flag, listOf, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { passwordOf } from './accounts.ts';
import { endOthers, endSession, sessionsOf } from './kept/sessions.ts';
import { deleteToken, makeToken, tokensOf } from './kept/tokens.ts';
import { namedGame, onlyGame } from './only-game.ts';

const longestName = 60;
const mostDays = 366;
const mostTokens = 50;

const make = route({
  method: 'POST',
  url: '/api/tokens',
  tells: 'Makes a token for a program of yours; it is shown this once.',
  body: shape({ name: text, days: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) }),
  answer: shape({ id: text, token: text }),
  audience: 'signed-in',
  handle: async ({ asker: { person, device, lent }, body: { name, days } }, place) => {
    if (person === null) return problem('auth/none');
    if (!isSeen(tidy(name), longestName)) return problem('text/form', { field: 'name', most: longestName });
    if (days < 1 || days > mostDays) return problem('token/days', { most: mostDays });
    if ((await tokensOf(place, person)).length >= mostTokens)
      return problem('token/most', { most: mostTokens });
    const made = await makeToken(place, person, { name: tidy(name), days, lent });
    await place.audit.note({ person, device }, 'TokenMade', { token: made.id });
    return made;
  },
});

const list = route({
  method: 'GET',
  url: '/api/tokens',
  tells: 'Your tokens, without what only the program has.',
  answer: shape({ tokens: listOf(shape({ id: text, name: text, made: text, until: text })) }),
  audience: 'signed-in',
  handle: async ({ asker: { person } }, place) => {
    const tokens = person === null ? [] : await tokensOf(place, person);
    return { tokens: tokens.map(({ id, name, made, until }) => ({ id, name, made, until })) };
  },
});

const remove = route({
  method: 'DELETE',
  url: '/api/tokens/:id',
  tells: 'Deletes a token: it is worth nothing from now on.',
  params: shape({ id: text }),
  answer: shape({}),
  audience: 'signed-in',
  handle: async ({ asker: { person, device }, params: { id } }, place) => {
    if (person === null || !(await deleteToken(place, person, id))) return problem('token/unknown');
    await place.audit.note({ person, device }, 'TokenDeleted', { token: id });
    return {};
  },
});

const devices = route({
  method: 'GET',
  url: '/api/me/devices',
  tells: 'The devices on which you are signed in, with their last use; and whether you have a password yet.',
  answer: shape({
    devices: listOf(
      shape({
        id: text,
        agent: text,
        made: text,
        used: text,
        until: orNull(text),
        only: orNull(onlyGame),
        current: flag,
      }),
    ),
    hasPassword: flag,
  }),
  audience: 'signed-in',
  handle: async ({ asker: { person, session } }, place) => {
    const found = person === null ? [] : await sessionsOf(place, person);
    return {
      devices: await Promise.all(
        found.map(async ({ id, agent, made, used, until, only }) => ({
          id,
          agent,
          made,
          used,
          until,
          only: only && (await namedGame(place, only)),
          current: id === session,
        })),
      ),
      hasPassword: person !== null && (await passwordOf(place, person)) !== null,
    };
  },
});

const revoke = route({
  method: 'DELETE',
  url: '/api/me/devices/:id',
  tells: 'Signs one of your devices out.',
  params: shape({ id: text }),
  answer: shape({}),
  audience: 'signed-in',
  handle: async ({ asker: { person, device }, params: { id } }, place) => {
    if (person === null || !(await endSession(place, person, id))) return problem('device/unknown');
    await place.audit.note({ person, device }, 'SessionRevoked', { session: id });
    return {};
  },
});

const revokeOthers = route({
  method: 'DELETE',
  url: '/api/me/devices',
  tells: 'Signs every device of yours out but this one.',
  answer: shape({ ended: whole(0, Number.MAX_SAFE_INTEGER) }),
  audience: 'signed-in',
  handle: async ({ asker: { person, session, device } }, place) => {
    if (person === null) return problem('auth/none');
    const ended = await endOthers(place, person, session);
    if (ended.length > 0) await place.audit.note({ person, device }, 'OthersRevoked', { ended });
    return { ended: ended.length };
  },
});

export const tokenRoutes: readonly Route[] = [make, list, remove, devices, revoke, revokeOthers];
