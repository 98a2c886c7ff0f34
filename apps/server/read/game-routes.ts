// Reading games: as whoever asks may see them, and the record of one that is over and released.
import { oneOf, optional, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { recordText } from '@omerta/office/play.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { type Game, gameOf, isCounted } from '@omerta/tournament/state.ts';
import { isReleased, isSettled } from '@omerta/tournament/view/public.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { pictureOf, tellsCards } from '../live/frame.ts';
import type { LiveParts } from '../live/live.ts';
import { askedAs, watchGame } from '../live/watch.ts';
import { watchAskerOf } from '../live/watch-asker.ts';
import { picture, tournamentIn } from './tournament-routes.ts';

const named = shape({ tournament: text, game: text });
const unknown = (game: string): ApiProblem => problem('game/unknown', { game });

const carriesRoles = (audience: string): boolean => audience === 'referee' || audience === 'overlay';

const toldGame = (broadcast: Broadcast, id: string): Game | null => {
  const told = broadcast.told();
  const game = gameOf(told, id);
  return game && isCounted(game) && isSettled(told, game) && isReleased(told, game) ? game : null;
};

/** Its sheet is settled and nothing is withheld: everybody may have it. */
export const isTold = (broadcast: Broadcast, id: string): boolean => toldGame(broadcast, id) !== null;

/** The game as the public is told it. */
const releasedRecord = (broadcast: Broadcast, id: string): string | null => {
  const game = toldGame(broadcast, id);
  const book = chooseBook(broadcast.told().rules);
  if (!game || isRefusal(book)) return null;
  const played = broadcast.toldGame(id);
  return played.opening ? recordText(book.scoring.rulebook, game, played) : game.record;
};

export const gameRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/games/:game',
    tells: 'A game as you may see it, or as the public, the hall or the stream.',
    shared: 'as-public',
    params: named,
    query: shape({ as: optional(oneOf(askedAs)) }),
    answer: picture,
    audience: 'anybody',
    forOneGame: true,
    otherKeys: true,
    handle: async ({ params: { tournament, game }, query, asker, request }, place) => {
      const broadcast = await tournamentIn(live, tournament);
      if (isRefusal(broadcast)) return broadcast;
      const watcher = await watchAskerOf(place, tournament, game, asker);
      const watched = watchGame(broadcast.state(), game, watcher, query.as);
      if (isRefusal(watched)) return watched.code === 'watch/unknown' ? unknown(game) : problem(watched.code);
      const seen = await pictureOf(broadcast, live.names, watched);
      if (!seen) return unknown(game);
      if (carriesRoles(seen.audience) && !place.isSafe(request)) return problem('roles/unsafe');
      if (tellsCards(broadcast, watched, seen.view))
        await place.sightings.note(
          { person: watcher.person, device: watcher.device },
          { tournament, game },
          watcher.hasOverlayKey ? 'overlay' : 'referee',
        );
      if (seen.audience !== 'referee') return seen;
      return { ...seen, version: (await place.office.play(tournament, game)).version };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/games/:game/record',
    tells: 'The record of a game that is over and released, as .mgn.',
    shared: true,
    params: named,
    answer: { type: 'text/plain' },
    audience: 'anybody',
    handle: async ({ params: { tournament, game } }) => {
      const broadcast = await tournamentIn(live, tournament);
      if (isRefusal(broadcast)) return broadcast;
      const record = releasedRecord(broadcast, game);
      return record === null ? unknown(game) : { raw: record, type: 'text/plain; charset=utf-8' };
    },
  }),
];
