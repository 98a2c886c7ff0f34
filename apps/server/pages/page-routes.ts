// The public pages: what the public's pictures say, as HTML that needs no script.
import { type Lang, langs } from '@omerta/base/lang.ts';
import { object, oneOf, optional, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { serverAddresses } from '@omerta/pages/frame/addresses.ts';
import type { Assets } from '@omerta/pages/frame/document.ts';
import * as pages from '@omerta/pages/pages.ts';
import { readGames } from '@omerta/pages/player/games.ts';
import { clausesIn } from '@omerta/pages/rules-page.ts';
import { seatingFile } from '@omerta/pages/seating-page.ts';
import { releasedGame, releasedGames } from '@omerta/tournament/view/released.ts';
import { drawCode } from '@omerta/web/look/draw-code.ts';
import type { FastifyRequest } from 'fastify';
import { outsideAddress } from '../api/address.ts';
import type { RawAnswer } from '../api/answer.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import type { Broadcast } from '../live/broadcast.ts';
import type { LiveParts } from '../live/live.ts';
import { recordIn } from '../read/record-in.ts';
import { standingsAsked } from '../read/standings-asked.ts';
import { tournamentIn } from '../read/tournament-routes.ts';
import { answeredPage, takesPages } from './answered-page.ts';
import { packedRecord, publicPicture, rowsAfter } from './public-picture.ts';

const assets: Assets = {
  style: '/live-assets/live.css',
  icon: '/icon.svg',
  script: '/live-assets/live.js',
  charts: '/live-assets/charts.js',
};

const named = shape({ tournament: text });
const langQuery = shape({ lang: optional(oneOf(langs)) });
const asPage = { type: 'text/html' } as const;

type Asked = {
  readonly request: FastifyRequest;
  readonly lang: Lang;
  readonly query: { readonly lang?: Lang };
};

const spoken = ({ query, lang }: Asked): Lang => query.lang ?? lang;

/** A browser is told on a page, a program as everywhere in the API. */
const missing = (asked: Asked): RawAnswer | ApiProblem => {
  if (!takesPages(asked.request)) return problem('route/unknown');
  const lang = spoken(asked);
  return answeredPage(asked.request, lang, pages.missingPage({ lang, assets, to: listAddresses(lang) }), 404);
};

/** The list has no tournament of its own. */
const listAddresses = (lang: Lang) => ({
  ...serverAddresses('', lang),
  list: null,
  inLang: (other: Lang) => `/live?lang=${other}`,
});

type Found = { readonly maker: pages.Maker; readonly broadcast: Broadcast };

/** What a page of this tournament is made with; `own` is its address below the tournament's. */
const makerFor = async (
  live: LiveParts,
  asked: Asked & { readonly params: { readonly tournament: string } },
  own: string,
): Promise<Found | null> => {
  const { tournament } = asked.params;
  const broadcast = await tournamentIn(live, tournament);
  const picture = isRefusal(broadcast) ? null : await publicPicture(live, tournament, broadcast);
  if (isRefusal(broadcast) || picture === null) return null;
  const lang = spoken(asked);
  return { maker: { lang, assets, picture, to: serverAddresses(tournament, lang, own) }, broadcast };
};

const listRoute: Route = route({
  method: 'GET',
  url: '/live',
  tells: 'A page with every tournament of the club.',
  shared: true,
  query: langQuery,
  answer: asPage,
  audience: 'anybody',
  handle: async (asked, { store, office }) => {
    const lang = spoken(asked);
    const listed = tournamentsAmong(await store.heads()).map(async (tournament) => {
      const { name, phase } = (await office.tournament(tournament)).state;
      return { tournament, name, phase };
    });
    const maker = { lang, assets, to: listAddresses(lang) };
    return answeredPage(asked.request, lang, pages.listPage(maker, await Promise.all(listed)));
  },
});

/** A page of a tournament that nothing else is asked of. */
const plainRoute = (
  live: LiveParts,
  own: '' | '/seating' | '/rules' | '/poster',
  tells: string,
  make: (found: Found, request: FastifyRequest, place: Place) => Promise<string> | string,
): Route =>
  route({
    method: 'GET',
    url: `/live/:tournament${own}`,
    tells,
    shared: true,
    params: named,
    query: langQuery,
    answer: asPage,
    audience: 'anybody',
    handle: async (asked, place) => {
      const found = await makerFor(live, asked, own);
      if (!found) return missing(asked);
      return answeredPage(asked.request, spoken(asked), await make(found, asked.request, place));
    },
  });

const standingsRoute = (live: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/live/:tournament/standings',
    tells: 'A page with the standings, now or after a round of a stage.',
    shared: true,
    params: named,
    query: shape({ lang: optional(oneOf(langs)), stage: optional(text), after: optional(text) }),
    answer: asPage,
    audience: 'anybody',
    handle: async (asked) => {
      const found = await makerFor(live, asked, '/standings');
      const options = standingsAsked(asked.query);
      if (isRefusal(options)) return takesPages(asked.request) ? missing(asked) : options;
      const { stage, after } = options;
      if (!found || (stage === undefined) !== (after === undefined)) return missing(asked);
      const moment = stage === undefined || after === undefined ? null : { stage, after };
      const { maker, broadcast } = found;
      const rows = moment === null ? maker.picture.view.standings : rowsAfter(broadcast, moment);
      return answeredPage(asked.request, spoken(asked), pages.standingsPage(maker, moment, rows));
    },
  });

const gameRoute = (live: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/live/:tournament/games/:game',
    tells: 'A page of a game: as the public sees it while it is played, and whole once it is released.',
    shared: true,
    params: shape({ tournament: text, game: text }),
    query: langQuery,
    answer: asPage,
    audience: 'anybody',
    handle: async (asked) => {
      const { tournament, game } = asked.params;
      const found = await makerFor(live, asked, `/games/${encodeURIComponent(game)}`);
      const entry = found?.maker.picture.view.games.find((each) => each.game === game);
      if (!found || !entry) return missing(asked);
      const { maker, broadcast } = found;
      const { view, names } = maker.picture;
      const released = releasedGame(broadcast.told(), game, recordIn(broadcast));
      const seen = broadcast.picture({ what: 'game', game, audience: 'public' });
      const isPaper = released !== null && !broadcast.toldGame(game).opening;
      const shown = {
        entry,
        stageName: view.stages.find(({ stage }) => stage === entry.stage)?.name ?? entry.stage,
        table: isPaper ? null : broadcast.publicGame(game),
        released,
        packed: released?.record ? packedRecord(released.record, names) : null,
      };
      const watched = seen && { name: `game/${tournament}/${game}`, n: seen.n };
      return answeredPage(
        asked.request,
        spoken(asked),
        pages.gamePage(maker, shown, released ? null : watched),
      );
    },
  });

const playerRoute = (live: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/live/:tournament/players/:player',
    tells: 'A page of a player: games, roles, seats and statistics of what is released.',
    shared: true,
    params: shape({ tournament: text, player: text }),
    query: langQuery,
    answer: asPage,
    audience: 'anybody',
    handle: async (asked) => {
      const { player } = asked.params;
      const found = await makerFor(live, asked, `/players/${encodeURIComponent(player)}`);
      const view = found?.maker.picture.view;
      const isThere =
        view?.players.includes(player) || view?.games.some(({ seats }) => seats.includes(player));
      if (!found || !view || !isThere) return missing(asked);
      const { maker, broadcast } = found;
      const games = readGames(view.rules, releasedGames(broadcast.told(), recordIn(broadcast)));
      return answeredPage(asked.request, spoken(asked), pages.playerPage(maker, player, games));
    },
  });

const seatingFileRoute = (live: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/live/:tournament/seating/:stage',
    tells: 'The published rounds of a stage as a seating file, so that anybody can check it.',
    shared: true,
    params: shape({ tournament: text, stage: text }),
    answer: object,
    audience: 'anybody',
    handle: async ({ params: { tournament, stage } }) => {
      const broadcast = await tournamentIn(live, tournament);
      if (isRefusal(broadcast)) return broadcast;
      const view = broadcast.publicTournament();
      if (!view.stages.some((each) => each.stage === stage)) return problem('route/unknown');
      return {
        raw: seatingFile(view, stage),
        type: 'application/json; charset=utf-8',
        headers: {
          'content-disposition': `attachment; filename="${encodeURIComponent(`${tournament}-${stage}`)}.json"`,
        },
      };
    },
  });

export const pageRoutes = (live: LiveParts): readonly Route[] => [
  listRoute,
  plainRoute(live, '', 'A page of a tournament: what is on, the standings, the rounds.', ({ maker }) =>
    pages.tournamentPage(maker, true),
  ),
  standingsRoute(live),
  gameRoute(live),
  playerRoute(live),
  plainRoute(live, '/seating', 'A page with the seating and the proof of how even it is.', ({ maker }) =>
    pages.seatingPage(maker),
  ),
  seatingFileRoute(live),
  plainRoute(live, '/rules', 'A page with the rules in force, clause by clause.', async ({ maker }) =>
    pages.rulesPage(maker, await clausesIn(maker.picture.view, maker.lang)),
  ),
  plainRoute(
    live,
    '/poster',
    'A sheet for the wall with the code of the tournament’s page.',
    ({ maker }, request, place) => {
      const address = `${outsideAddress(request, place)}/live/${encodeURIComponent(maker.picture.tournament)}`;
      return pages.posterPage(maker, address, drawCode(address, 'byte'));
    },
  ),
];
