// What is printed of a tournament, for the desk; and where the log of a game stood, for whoever holds a paper of it.
import { object, optional, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { namesFrom, peopleOf } from '@omerta/office/archive/people-file.ts';
import { paperIn } from '@omerta/office/paper.ts';
import { gameStream } from '@omerta/office/streams.ts';
import { releasedGame } from '@omerta/tournament/view/released.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { deskState } from '../live/at-desk.ts';
import type { LiveParts } from '../live/live.ts';
import { tournamentIn } from '../read/tournament-routes.ts';

const count = whole(0, Number.MAX_SAFE_INTEGER);

export const paperRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/paper',
    tells:
      'What protocols, badges, seatings and exports are made of, for the desk; of games that are over alone.',
    params: shape({ tournament: text }),
    answer: object,
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker }, { store }) => {
      const state = await deskState(live, tournament, asker);
      if (isRefusal(state)) return state;
      const names = namesFrom(await peopleOf(store.people));
      return paperIn(store, { tournament, state, names });
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/games/:game/head',
    tells: 'The head of the log of a game that is over and released, or its hash at an earlier event.',
    shared: true,
    params: shape({ tournament: text, game: text }),
    query: shape({ at: optional(text) }),
    answer: shape({ version: count, hash: text }),
    audience: 'anybody',
    handle: async ({ params: { tournament, game }, query }, { store }) => {
      const broadcast = await tournamentIn(live, tournament);
      if (isRefusal(broadcast)) return broadcast;
      if (releasedGame(broadcast.told(), game) === null) return problem('game/unknown', { game });
      const events = await store.read(gameStream(tournament, game));
      const asked = query.at === undefined ? events.length : Number(query.at);
      const found = events.find(({ version }) => version === asked);
      return found ? { version: found.version, hash: found.hash } : problem('game/unknown', { game });
    },
  }),
];
