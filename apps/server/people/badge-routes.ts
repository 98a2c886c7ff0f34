// Codes for badges: each lets its player's own phone in once, good in that tournament alone and until its end.
import { listOf, shape, text } from '@omerta/base/reading.ts';
import { isId } from '@omerta/tournament/meta.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { makeCodes } from './codes.ts';
import { letsPeopleIn, withoutOffice } from './rights.ts';

/** Badges are printed some weeks before the day; with the end of the tournament their codes end in any case. */
const badgeMilliseconds = 60 * 86_400_000;

const make = route({
  method: 'POST',
  url: '/api/tournaments/:tournament/badge-codes',
  tells:
    'Makes a one-time code for every player and reserve who holds no office, for their badges; its session is good in that tournament alone and until its end.',
  params: shape({ tournament: text }),
  answer: shape({ codes: listOf(shape({ person: text, code: text })), expires: text }),
  audience: 'signed-in',
  handle: async ({ params: { tournament }, asker }, place) => {
    if (!(await letsPeopleIn(place, asker))) return problem('code/not-yours');
    const state = isId(tournament) ? (await place.office.tournament(tournament)).state : null;
    if (state === null || state.phase === 'none') return problem('tournament/unknown', { tournament });
    if (state.phase === 'finished') return problem('code/finished');
    const playing = state.entries.filter(({ status }) => status === 'accepted' || status === 'reserve');
    const people = await withoutOffice(
      place,
      playing.map(({ person }) => person),
    );
    const expires = new Date(place.now().getTime() + badgeMilliseconds).toISOString();
    const made = await makeCodes(place, people, { within: tournament, by: asker.person, expires });
    for (const { person, id } of made)
      await place.audit.note(asker, 'CodeMade', { for: person, code: id, tournament });
    return { codes: made.map(({ person, code }) => ({ person, code })), expires };
  },
});

export const badgeRoutes: readonly Route[] = [make];
