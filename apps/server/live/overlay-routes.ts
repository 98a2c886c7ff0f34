// What the overlay of a stream and the phone that controls it ask, with its key: what is shown, what is to be shown, the time marks of a game.
import { listOf, oneOf, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { gameStream } from '@omerta/office/streams.ts';
import { markFile, markForms } from '@omerta/stream/mark-files.ts';
import { marksOf } from '@omerta/stream/marks.ts';
import { overlayScene } from '@omerta/tournament/overlay-scene.ts';
import { gamesOf, isGameOver, type TournamentState } from '@omerta/tournament/state.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { sceneOf, setScene } from '../people/kept/overlay-scenes.ts';
import { peopleWithPhoto } from '../people/kept/photos.ts';
import { type WatchKey, watchKeyBy } from '../people/kept/watch-keys.ts';
import { stateIn } from './at-desk.ts';
import type { LiveParts } from './live.ts';
import { watchGame } from './watch.ts';
import { watchAskerOf } from './watch-asker.ts';

const overlayKey = async (place: Place, { bearer }: Asker): Promise<WatchKey | ApiProblem> => {
  const found = bearer === null ? null : await watchKeyBy(place, bearer);
  return found?.kind === 'overlay' ? found : problem('auth/overlay');
};

/** What is delayed is shown by a clock that is as far behind. */
const delaysIn = (state: TournamentState): readonly { readonly game: string; readonly seconds: number }[] =>
  gamesOf(state).flatMap((game) => {
    const allowed = isGameOver(game) ? 0 : state.overlays[game.id];
    return allowed === undefined ? [] : [{ game: game.id, seconds: Math.max(allowed, state.delay) }];
  });

const few = whole(0, Number.MAX_SAFE_INTEGER);

export const overlayRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/overlay',
    tells:
      'What the overlay behind the key sent as bearer shows, of which tournament, and how far behind its games are.',
    answer: shape({
      tournament: text,
      name: text,
      scene: overlayScene,
      /** Who of the tournament has one. */
      photos: listOf(text),
      delays: listOf(shape({ game: text, seconds: few })),
    }),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ asker }, place) => {
      const key = await overlayKey(place, asker);
      if (isRefusal(key)) return key;
      const state = await stateIn(live, key.tournament);
      if (isRefusal(state)) return state;
      const { tournament, name } = key;
      const pictured = await peopleWithPhoto(place);
      return {
        tournament,
        name,
        scene: await sceneOf(place, key),
        photos: state.entries.map(({ person }) => person).filter((person) => pictured.has(person)),
        delays: delaysIn(state),
      };
    },
  }),
  route({
    method: 'POST',
    url: '/api/overlay',
    tells: 'Says what the overlay behind the key sent as bearer is to show.',
    body: overlayScene,
    answer: shape({}),
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ asker, body }, place) => {
      const key = await overlayKey(place, asker);
      if (isRefusal(key)) return key;
      await setScene(place, key, body);
      return {};
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/games/:game/marks',
    tells: 'The time marks of a game, for its stream as far as it is streamed, and for whoever leads it.',
    params: shape({ tournament: text, game: text }),
    query: shape({ form: oneOf(markForms) }),
    answer: { type: 'text/plain' },
    audience: 'anybody',
    otherKeys: true,
    handle: async ({ params: { tournament, game }, query: { form }, asker, lang, request }, place) => {
      const broadcast = await live.hub.newest(tournament);
      const watcher = await watchAskerOf(place, tournament, game, asker);
      const as = watcher.hasOverlayKey ? 'overlay' : undefined;
      const watched = watchGame(broadcast.state(), game, watcher, as);
      if (isRefusal(watched))
        return watched.code === 'watch/unknown' ? problem('game/unknown', { game }) : problem(watched.code);
      if (watched.audience !== 'overlay' && watched.audience !== 'referee') return problem('watch/not-yours');
      if (!place.isSafe(request)) return problem('roles/unsafe');
      const rows = await place.store.read(gameStream(tournament, game));
      const seen = as === 'overlay' ? rows.slice(0, broadcast.streamedEvents(game)) : rows;
      await place.sightings.note(
        { person: watcher.person, device: watcher.device },
        { tournament, game },
        as ?? 'referee',
      );
      const file = markFile(marksOf(seen), form, { lang, title: game });
      return { raw: file.text, type: file.type };
    },
  }),
];
