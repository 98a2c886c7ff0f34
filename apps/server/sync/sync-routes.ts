// How a referee's device and this server keep one game: the product's own affair.
import { randomUUID } from 'node:crypto';
import { listOf, type Of, optional, orNull, raw, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clock } from '@omerta/office/table-clock.ts';
import type { SyncRefusal } from '@omerta/sync/answer.ts';
import { receive } from '@omerta/sync/receive.ts';
import { commit, commitsIn, mark, pageOf, type SentCommit, sentFields } from '@omerta/sync/sent.ts';
import { takeOver } from '@omerta/sync/take-over.ts';
import { isGameOver } from '@omerta/tournament/state.ts';
import type { ApiProblem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import { whyNotSigned } from '../api/signed.ts';
import { countText } from '../api/values.ts';
import type { LiveParts } from '../live/live.ts';
import { agentOf } from '../people/entering.ts';
import { branchRoutes } from './branch-routes.ts';
import { nextRoute } from './next-route.ts';
import { syncProblem } from './sync-problem.ts';
import { tableOf } from './table-of.ts';

const version = whole(0, Number.MAX_SAFE_INTEGER);
const where = { tournament: text, game: text } as const;
const taken = shape({ taken: mark, version, head: text });

/** The referee's own, on his device. */
const isSignature = ({ events }: SentCommit): boolean => events.some(({ type }) => type === 'SheetSigned');

/** Who holds the table, by his nickname too: the other phone tells its referee. */
const named = async ({ names }: LiveParts, refusal: SyncRefusal): Promise<ApiProblem> => {
  const problem = syncProblem(refusal);
  if (refusal.code !== 'sync/held') return problem;
  const { holder } = refusal;
  const nickname = (await names.of([holder.person]))[holder.person] ?? null;
  return { ...problem, more: { ...problem.more, holder: { ...holder, nickname } } };
};

const sendRoute = (live: LiveParts): Route =>
  route({
    method: 'POST',
    url: '/api/sync/commits',
    tells: 'Takes the commits of the device that holds the table; what does not fit is kept beside the game.',
    body: shape({ ...where, ...sentFields, clock: optional(orNull(clock)) }),
    answer: taken,
    audience: 'signed-in',
    forOneGame: true,
    handle: async ({ body, asker, request }, place) => {
      const { tournament, game, clock: shown, ...sent } = body;
      const found = await tableOf(place, { asker, request }, { tournament, game });
      if (isRefusal(found)) return found;
      if (found.closed && found.game.startedAt === null) return refusedProblem(found.closed);
      const answer = await receive(found.table, {
        sent,
        by: { person: found.person, device: asker.device, at: place.now().getTime() },
        isOpen: found.closed === null,
        putsRight: found.putsRight,
        ...(shown !== undefined && { clock: shown }),
      });
      if (isRefusal(answer)) return named(live, answer);
      live.heard.note({ tournament, game });
      const on = { person: found.person, device: asker.device, agent: agentOf(request) };
      const own = sent.commits.at(-1)?.at;
      if (own !== undefined) place.devices.clocked(on, own);
      if (own !== undefined && !isGameOver(found.game))
        place.sightings.noteSoon(on, { tournament, game }, 'wrote');
      const unsigned = sent.commits.some(isSignature) ? await whyNotSigned(place) : null;
      if (unsigned) return unsigned;
      return { taken: answer.taken, version: answer.head.version, head: answer.head.hash };
    },
  });

const fetched = shape({ from: mark, commits: listOf(commit), version, head: text });

const fetchRoute = route({
  method: 'GET',
  url: '/api/sync/commits',
  tells: 'The commits of a game behind a version, a page of them, for the device that goes on with it.',
  query: shape({ ...where, after: countText(0, Number.MAX_SAFE_INTEGER) }),
  answer: fetched,
  audience: 'signed-in',
  forOneGame: true,
  handle: async ({ query: { after, ...asked }, asker, request }, place) => {
    const found = await tableOf(place, { asker, request }, asked);
    if (isRefusal(found)) return found;
    const { store, streams } = found.table;
    const events = await store.read(streams.game, after + 1);
    const head = events.at(-1) ?? (await store.head(streams.game));
    const links = pageOf(commitsIn(events));
    const from = links[0]?.before ?? { version: head.version, hash: head.hash };
    if (links.length > 0 && !isGameOver(found.game))
      await place.sightings.note({ person: found.person, device: asker.device }, asked, 'commits');
    const page: Of<typeof fetched> = {
      from,
      commits: links.map((each) => each.commit),
      version: head.version,
      head: head.hash,
    };
    return page;
  },
});

const takeOverRoute = route({
  method: 'POST',
  url: '/api/sync/take-over',
  tells: 'This device writes the game from now on; the one before is told so with its next commits.',
  body: shape({ ...where, device: sentFields.device }),
  answer: shape({ holder: raw, version, head: text }),
  audience: 'signed-in',
  forOneGame: true,
  handle: async ({ body: { device, ...asked }, asker, request }, place) => {
    const found = await tableOf(place, { asker, request }, asked);
    if (isRefusal(found)) return found;
    if (found.closed) return refusedProblem(found.closed);
    const by = { person: found.person, device: asker.device, at: place.now().getTime() };
    const took = await takeOver(found.table, { id: `take-over.${randomUUID()}`, device, by });
    if (isRefusal(took)) return syncProblem(took);
    return { holder: took.holder, version: took.head.version, head: took.head.hash };
  },
});

export const syncRoutes = (live: LiveParts): readonly Route[] => [
  nextRoute(live),
  sendRoute(live),
  fetchRoute,
  takeOverRoute,
  ...branchRoutes,
];
