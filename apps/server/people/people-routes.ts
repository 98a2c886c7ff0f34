// People of the club, and the codes by which their devices come in.

import { isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { either, optional, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { asBytes } from '../api/answer.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import { freeNickname, nameInPeople, newPerson, takeNickname } from './accounts.ts';
import { makeCodes, takeCode } from './codes.ts';
import { attempted, deviceOf, enter } from './entering.ts';
import { newId } from './kept/ticket.ts';
import { type CodeFor, mayAddPeople, whyNoCode } from './rights.ts';

const oneGame = shape({ tournament: text, game: text });

const joined = async (
  place: Place,
  by: string,
  person: string,
  device: string,
): Promise<ApiProblem | null> => {
  const command = { type: 'add-person', id: `person-${newId()}`, by, person };
  const handled = await place.office.handle({ to: 'club', command, device });
  return isRefusal(handled) ? refusedProblem(handled) : null;
};

const add = route({
  method: 'POST',
  url: '/api/people',
  tells: 'Brings a person into the club, under a nickname that nobody else has.',
  body: shape({ nickname: text, club: optional(text) }),
  answer: shape({ person: text }),
  audience: 'signed-in',
  handle: async ({ asker: { person: by, device }, body: { nickname, club } }, place) => {
    const { state } = await place.office.club();
    if (by === null || !mayAddPeople(state, by)) return problem('people/not-yours');
    for (const [field, value] of Object.entries({ nickname, club }))
      if (value !== undefined && !isSeen(tidy(value), longestNickname))
        return problem('text/form', { field, most: longestNickname });
    const person = newPerson();
    if (!(await takeNickname(place, nickname, person)))
      return problem('nickname/taken', { nickname: tidy(nickname) });
    const refused = await joined(place, by, person, device);
    if (refused) {
      await freeNickname(place, nickname, person);
      return refused;
    }
    await nameInPeople(place, person, nickname, club);
    return { person };
  },
});

const make = route({
  method: 'POST',
  url: '/api/people/:person/code',
  tells:
    'Makes a one-time code by which a device becomes that person’s; with `game` it may only lead that game, with `tournament` it is good there alone and until its end.',
  params: shape({ person: text }),
  body: either<CodeFor, CodeFor>(shape({ game: optional(oneGame) }), shape({ tournament: text })),
  answer: shape({ code: text, expires: text }),
  audience: 'signed-in',
  forOneTournament: true,
  handle: async ({ asker, params: { person }, body }, place) => {
    const refused = await whyNoCode(place, asker, person, body);
    if (refused) return refused;
    const { game, tournament } = body;
    const { person: by } = asker;
    const scope = { only: game ?? null, within: tournament ?? null, by };
    const [made] = await makeCodes(place, [person], scope);
    if (!made) throw new Error('one code for one person');
    const { id, code, expires } = made;
    const where = game ?? (tournament !== undefined && { tournament });
    await place.audit.note(asker, 'CodeMade', { for: person, code: id, ...where });
    return asBytes({ code, expires });
  },
});

const exchange = route({
  method: 'POST',
  url: '/api/code',
  tells: 'Exchanges a one-time code for a session of its person: sets the session cookie.',
  body: shape({ code: text }),
  answer: shape({
    person: text,
    only: optional(oneGame),
    within: optional(text),
    until: optional(text),
  }),
  audience: 'anybody',
  handle: async (asked, place) => {
    const taken = await attempted(place, asked, [], () => takeCode(place, asked.body.code));
    if (taken === null) return problem('auth/code');
    if (isRefusal(taken)) return taken;
    const { until, putBack } = taken;
    const { person, only, within, by, id } = taken.made;
    const begun = { person, only, until, within, lent: by !== person };
    const session = await enter(place, asked, begun).catch(async (error: unknown) => {
      await putBack();
      throw error;
    });
    await place.audit.note({ person, device: deviceOf(session) }, 'CodeUsed', { code: id, session });
    return {
      person,
      ...(only && { only }),
      ...(within !== null && { within }),
      ...(until !== null && { until }),
    };
  },
});

export const peopleRoutes: readonly Route[] = [add, make, exchange];
