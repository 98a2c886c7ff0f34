// Registration by the public: anybody enters while entries are open, and the desk takes him in or turns him down.
import { isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { listOf, optional, orNull, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { deskState, stateIn } from '../live/at-desk.ts';
import type { LiveParts } from '../live/live.ts';
import { personBy } from '../people/accounts.ts';
import { dropRegistration, type Registration, register, registrationsOf } from './registrations.ts';

const mostWaiting = 1_000;
const longestAnswer = 500;

const named = shape({ tournament: text });
const known = shape({
  id: text,
  nickname: text,
  club: orNull(text),
  answer: orNull(text),
  at: text,
  likely: listOf(text),
});

type Given = { readonly nickname: string; readonly club?: string; readonly answer?: string };

/** What was left empty was not said. */
const tidied = ({ nickname, club = '', answer = '' }: Given): Omit<Registration, 'person' | 'id' | 'at'> => ({
  nickname: tidy(nickname),
  club: tidy(club) || null,
  answer: tidy(answer) || null,
});

const whyNotWritten = ({ nickname, club, answer }: ReturnType<typeof tidied>): ApiProblem | null => {
  const wanted = [
    ['nickname', nickname, longestNickname],
    ['club', club, longestNickname],
    ['answer', answer, longestAnswer],
  ] as const;
  const wrong = wanted.find(([, value, most]) => value !== null && !isSeen(value, most));
  return wrong ? problem('text/form', { field: wrong[0], most: wrong[2] }) : null;
};

/** People of the club who go by this nickname, however it is written. */
const likelyFor = async (place: Place, people: readonly string[], nickname: string): Promise<string[]> => {
  const person = await personBy(place, nickname);
  return person !== null && people.includes(person) ? [person] : [];
};

export const registrationRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'POST',
    url: '/api/tournaments/:tournament/registrations',
    tells: 'Enters you for a tournament while its entries are open: the desk answers.',
    params: named,
    body: shape({ nickname: text, club: optional(text), answer: optional(text) }),
    answer: shape({ registration: text }),
    audience: 'anybody',
    // Not in the audit: what anybody may write at will does not go into a log that is kept for ever.
    handle: async ({ params: { tournament }, body, request }, place) => {
      const state = await stateIn(live, tournament);
      if (isRefusal(state)) return state;
      if (state.asked === null) return problem('registration/closed');
      const given = tidied(body);
      const wrong = whyNotWritten(given);
      if (wrong) return wrong;
      const seconds = place.throttle.stranger(request.ip);
      if (seconds > 0) return problem('request/too-many', { seconds });
      if ((await registrationsOf(place, tournament)).length >= mostWaiting)
        return problem('registration/most', { most: mostWaiting });
      return { registration: await register(place, tournament, given) };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/registrations',
    tells: 'Who waits for an answer, and whom of the club each of them may be.',
    params: named,
    answer: shape({ registrations: listOf(known) }),
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker }, place) => {
      const state = await deskState(live, tournament, asker);
      if (isRefusal(state)) return state;
      const { people } = (await place.office.club()).state;
      const waiting = await registrationsOf(place, tournament);
      const registrations = await Promise.all(
        waiting.map(async ({ person: _, ...each }) => ({
          ...each,
          likely: await likelyFor(place, people, each.nickname),
        })),
      );
      return { registrations };
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/tournaments/:tournament/registrations/:registration',
    tells: 'Takes a registration off the list: he was taken in or turned down.',
    params: shape({ tournament: text, registration: text }),
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ params: { tournament, registration }, asker }, place) => {
      const state = await deskState(live, tournament, asker);
      if (isRefusal(state)) return state;
      if (!(await dropRegistration(place, tournament, registration))) return problem('registration/unknown');
      await place.audit.note(asker, 'RegistrationSettled', { tournament, registration });
      return {};
    },
  }),
];
