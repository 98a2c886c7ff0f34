// The keys of overlays and screens: made, listed and revoked by the desk.
import { listOf, oneOf, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { setScene } from '../people/kept/overlay-scenes.ts';
import {
  deleteWatchKey,
  makeWatchKey,
  watchKeyBy,
  watchKeyKinds,
  watchKeysOf,
} from '../people/kept/watch-keys.ts';
import { deskState } from './at-desk.ts';
import type { LiveParts } from './live.ts';

/** A hall has fewer screens. */
const mostKeys = 200;

const named = shape({ tournament: text });
const key = shape({ id: text, kind: oneOf(watchKeyKinds), name: text, made: text });

export const watchKeyRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/keys',
    tells: 'The keys of overlays and screens, without their secrets.',
    params: named,
    answer: shape({ keys: listOf(key) }),
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker }, place) => {
      const state = await deskState(live, tournament, asker, 'key/not-yours');
      if (isRefusal(state)) return state;
      const keys = await watchKeysOf(place, tournament);
      return { keys: keys.map(({ id, kind, name, made }) => ({ id, kind, name, made })) };
    },
  }),
  route({
    method: 'POST',
    url: '/api/tournaments/:tournament/keys',
    tells: 'Makes the key of an overlay or the code of a screen; it is shown once.',
    params: named,
    body: shape({ kind: oneOf(watchKeyKinds), name: text }),
    answer: shape({ id: text, key: text }),
    audience: 'signed-in',
    handle: async ({ params: { tournament }, body: { kind, name }, asker }, place) => {
      const state = await deskState(live, tournament, asker, 'key/not-yours');
      if (isRefusal(state)) return state;
      const by = asker.person ?? '';
      if (name.length > 100 || (await watchKeysOf(place, tournament)).length >= mostKeys)
        return problem('key/most', { most: mostKeys });
      const made = await makeWatchKey(place, { tournament, kind, name, by });
      await place.audit.note(asker, 'WatchKeyMade', { tournament, key: made.id });
      return made;
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/tournaments/:tournament/keys/:key',
    tells: 'Revokes a key: whoever has it sees nothing more.',
    params: shape({ tournament: text, key: text }),
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ params: { tournament, key: id }, asker }, place) => {
      const state = await deskState(live, tournament, asker, 'key/not-yours');
      if (isRefusal(state)) return state;
      if (!(await deleteWatchKey(place, tournament, id))) return problem('key/unknown');
      await setScene(place, { tournament, id }, null);
      await place.audit.note(asker, 'WatchKeyDeleted', { tournament, key: id });
      return {};
    },
  }),
  route({
    method: 'GET',
    url: '/api/screen',
    tells: 'Which screen of which tournament the code sent as bearer is.',
    answer: shape({ tournament: text, screen: text }),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ asker: { bearer } }, place) => {
      const found = bearer === null ? null : await watchKeyBy(place, bearer);
      return found?.kind === 'screen'
        ? { tournament: found.tournament, screen: found.id }
        : problem('auth/screen');
    },
  }),
];
