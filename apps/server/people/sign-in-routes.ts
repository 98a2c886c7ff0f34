// Signing in and out, a new password, and who one is.

import { folded } from '@omerta/base/nickname.ts';
import { listOf, oneOf, optional, orNull, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { offices } from '@omerta/tournament/offices.ts';
import { asksAsOwner } from '../api/asker.ts';
import type { FailureLimit } from '../api/attempts.ts';
import type { Place } from '../api/place.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { nicknameOf, passwordOf, personBy, setPassword } from './accounts.ts';
import { attempted, deviceOf, enter } from './entering.ts';
import { isLongEnough, longest, shortest } from './kept/passwords.ts';
import { endOthers, endSession } from './kept/sessions.ts';
import { hashOf } from './kept/ticket.ts';
import { namedGame, onlyGame } from './only-game.ts';
import { officesOf } from './rights.ts';

const nicknameLimit = (nickname: string, address: string): FailureLimit => ({
  key: `nickname ${hashOf(folded(nickname))} ${address}`,
  most: 10,
});

/** The same questions and the same work for whoever is unknown. */
const whoHas = async (
  place: Place,
  nickname: string,
  password: string,
): Promise<{ person: string } | null> => {
  const person = await personBy(place, nickname);
  const kept = await passwordOf(place, person ?? 'nobody');
  const isRight = await place.passwords.check(password, person === null ? null : kept);
  return isRight && person !== null ? { person } : null;
};

const signIn = route({
  method: 'POST',
  url: '/api/sign-in',
  tells: 'Signs a person in on this device: sets the session cookie.',
  body: shape({ nickname: text, password: text }),
  answer: shape({ person: text }),
  audience: 'anybody',
  handle: async (asked, place) => {
    const { nickname, password } = asked.body;
    const limits = [nicknameLimit(nickname, asked.request.ip)];
    const found = await attempted(place, asked, limits, () => whoHas(place, nickname, password));
    if (found === null) return problem('auth/credentials');
    if (isRefusal(found)) return found;
    const { person } = found;
    const session = await enter(place, asked, { person, only: null, until: null });
    await place.audit.note({ person, device: deviceOf(session) }, 'SignedIn', { session });
    return { person };
  },
});

const signOut = route({
  method: 'POST',
  url: '/api/sign-out',
  tells: 'Ends the session of this device.',
  answer: shape({}),
  audience: 'signed-in',
  forOneGame: true,
  forOneTournament: true,
  handle: async ({ asker: { person, session, device }, setSession }, place) => {
    if (person === null || session === null) return problem('auth/no-device');
    await endSession(place, person, session);
    setSession(null);
    await place.audit.note({ person, device }, 'SignedOut', { session });
    return {};
  },
});

const newPassword = route({
  method: 'POST',
  url: '/api/me/password',
  tells: 'Changes the password and ends every other session; `old` is empty where there was none yet.',
  body: shape({ old: text, new: text }),
  answer: shape({}),
  audience: 'signed-in',
  handle: async (asked, place) => {
    const { person, session, device } = asked.asker;
    if (person === null) return problem('auth/none');
    const { old, new: wanted } = asked.body;
    if (!isLongEnough(wanted)) return problem('password/length', { least: shortest, most: longest });
    const limits = [nicknameLimit(await nicknameOf(place, person), asked.request.ip)];
    const changed = await attempted(place, asked, limits, async () => {
      const kept = await passwordOf(place, person);
      const isRight = await place.passwords.check(old, kept);
      if (!isRight && (kept !== null || old !== '')) return null;
      await setPassword(place, person, await place.passwords.keep(wanted));
      return {};
    });
    if (changed === null) return problem('auth/credentials');
    if (isRefusal(changed)) return changed;
    const ended = await endOthers(place, person, session);
    await place.audit.note({ person, device }, 'PasswordChanged', { ended });
    return {};
  },
});

const me = route({
  method: 'GET',
  url: '/api/me',
  tells:
    'Who is asking: nickname, offices, place in the club; `only` where the session is for one game, `within` for one tournament.',
  answer: shape({
    person: orNull(text),
    nickname: optional(text),
    offices: optional(listOf(shape({ tournament: text, office: oneOf(offices) }))),
    club: optional(orNull(oneOf(['owner', 'organiser']))),
    only: optional(onlyGame),
    within: optional(text),
  }),
  audience: 'anybody',
  forOneGame: true,
  forOneTournament: true,
  handle: async ({ asker }, place) => {
    const { person, only, within } = asker;
    if (person === null) return { person };
    const { state } = await place.office.club();
    const named = only && (await namedGame(place, only));
    const isOrganiser =
      within === null && state.officers.some((each) => each.person === person && each.office === 'organiser');
    const inClub = isOrganiser ? ('organiser' as const) : null;
    return {
      person,
      nickname: await nicknameOf(place, person),
      offices: (await officesOf(place, person)).filter(
        (each) => (within ?? each.tournament) === each.tournament,
      ),
      club: (await asksAsOwner(place, asker)) ? ('owner' as const) : inClub,
      ...(named && { only: named }),
      ...(within !== null && { within }),
    };
  },
});

export const signInRoutes: readonly Route[] = [signIn, signOut, newPassword, me];
