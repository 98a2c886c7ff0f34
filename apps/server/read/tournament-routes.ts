// Reading tournaments: the list, one as whoever asks may see it, its standings, its archive.
import { listOf, mapOf, object, oneOf, optional, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { refusedByOffice } from '@omerta/office/answer.ts';
import { archiveTournament } from '@omerta/office/archive/make.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { eventKinds } from '@omerta/tournament/command.ts';
import { baseOf } from '@omerta/tournament/rulebooks/choose.ts';
import { gamesOf } from '@omerta/tournament/state.ts';
import { publicStandings } from '@omerta/tournament/view/public.ts';
import { asksAsOwner } from '../api/asker.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import { isAtDesk } from '../live/at-desk.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { pictureOf } from '../live/frame.ts';
import type { LiveParts } from '../live/live.ts';
import { watchTournament } from '../live/watch.ts';
import { newId } from '../people/kept/ticket.ts';
import { standingsAsked } from './standings-asked.ts';

const count = whole(1, Number.MAX_SAFE_INTEGER);

export const picture = shape({
  audience: text,
  n: count,
  view: object,
  names: mapOf(text),
  version: optional(whole(0, Number.MAX_SAFE_INTEGER)),
});

const named = shape({ tournament: text });
const unknown = (tournament: string): ApiProblem => problem('tournament/unknown', { tournament });

/** The tournament as the log has it, or that there is none. */
export const tournamentIn = async (
  { hub }: LiveParts,
  tournament: string,
): Promise<Broadcast | ApiProblem> => {
  const broadcast = await hub.newest(tournament);
  return broadcast.state().phase === 'none' ? unknown(tournament) : broadcast;
};

const isRunning = (broadcast: Broadcast): boolean =>
  gamesOf(broadcast.state()).some(({ status }) => status === 'running' || status === 'called');

export const tournamentRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/tournaments',
    tells: 'Every tournament of the club, or only its evenings.',
    shared: true,
    query: shape({ kind: optional(oneOf(eventKinds)) }),
    answer: shape({
      tournaments: listOf(shape({ tournament: text, name: text, phase: text, rulebook: text })),
    }),
    audience: 'anybody',
    handle: async ({ query }, { store, office }) => {
      const ids = tournamentsAmong(await store.heads());
      const states = await Promise.all(
        ids.map(async (tournament) => ({ tournament, ...(await office.tournament(tournament)).state })),
      );
      const tournaments = states
        .filter(({ kind }) => query.kind === undefined || kind === query.kind)
        .map(({ tournament, name, phase, rules }) => ({ tournament, name, phase, rulebook: baseOf(rules) }));
      return { tournaments };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament',
    tells: 'A tournament as you may see it, or with as=public as everybody does.',
    shared: 'as-public',
    params: named,
    query: shape({ as: optional(oneOf(['public'])) }),
    answer: picture,
    audience: 'anybody',
    handle: async ({ params, query, asker }) => {
      const broadcast = await tournamentIn(live, params.tournament);
      if (isRefusal(broadcast)) return broadcast;
      const watched = watchTournament(broadcast.state(), { person: asker.person, isScreen: false }, query.as);
      const seen = isRefusal(watched) ? null : await pictureOf(broadcast, live.names, watched);
      return seen ?? unknown(params.tournament);
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/standings',
    tells: 'The standings as the public may see them, of a stage and after a round.',
    shared: true,
    params: named,
    query: shape({ stage: optional(text), after: optional(text) }),
    answer: object,
    audience: 'anybody',
    handle: async ({ params: { tournament }, query }) => {
      const broadcast = await tournamentIn(live, tournament);
      if (isRefusal(broadcast)) return broadcast;
      const options = standingsAsked(query);
      if (isRefusal(options)) return options;
      const table = publicStandings(broadcast.told(), options);
      return table === null || isRefusal(table)
        ? problem('standings/none', { tournament })
        : reportStandings(table);
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/archive',
    tells: 'The whole tournament as an .omerta file, for the desk; with people=yes for the owner.',
    params: named,
    query: shape({ people: optional(oneOf(['yes', 'no'])) }),
    answer: { type: 'application/zip' },
    audience: 'signed-in',
    handle: async ({ params: { tournament }, query, asker }, place) => {
      const broadcast = await tournamentIn(live, tournament);
      if (isRefusal(broadcast)) return broadcast;
      const owns = await asksAsOwner(place, asker);
      const people = query.people === 'yes';
      if (people ? !owns : !owns && !isAtDesk(broadcast.state(), asker)) return problem('archive/not-yours');
      if (isRunning(broadcast)) return problem('archive/running', { tournament });
      const { phase, handedOut } = broadcast.state();
      if (asker.person !== null && phase === 'finished' && !handedOut) {
        const command = { type: 'hand-out-archive', id: newId(), by: asker.person };
        const handed = await place.office.handle({
          to: 'tournament',
          tournament,
          command,
          device: asker.device,
        });
        // Two who ask at once hand out one archive.
        if (isRefusal(handed) && handed.code !== 'tournament/handed-out') return refusedProblem(handed);
      }
      const archive = await archiveTournament(place.store, tournament, { people });
      if (isRefusal(archive)) return refusedProblem(refusedByOffice(archive));
      return {
        raw: Buffer.from(archive),
        type: 'application/zip',
        headers: { 'content-disposition': `attachment; filename="${encodeURIComponent(tournament)}.omerta"` },
      };
    },
  }),
];
