// Two entries of one person become one, and are parted again: the log says who is whom, the names follow it.
import { shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { asEntryOf, asOwnEntry } from '@omerta/office/same-person.ts';
import { idsOf } from '@omerta/tournament/club/state.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import type { LiveParts } from '../live/live.ts';
import { nicknameOf, setPassword } from '../people/accounts.ts';
import { endLentCodes } from '../people/codes.ts';
import { endOthers } from '../people/kept/sessions.ts';
import { newId } from '../people/kept/ticket.ts';

const ordered = async (
  { office }: Place,
  { person: by, device }: Asker,
  command: { readonly type: string; readonly person: string; readonly into?: string },
): Promise<ApiProblem | null> => {
  const handled = await office.handle({
    to: 'club',
    command: { ...command, id: `join-${newId()}`, by },
    device,
  });
  return isRefusal(handled) ? refusedProblem(handled) : null;
};

/** Whoever was joined to this person, also through another, is called as he is. */
export const nameJoined = async (place: Place, live: LiveParts, into: string): Promise<void> => {
  const nick = await nicknameOf(place, into);
  const [, ...others] = idsOf((await place.office.club()).state, into);
  for (const person of others) {
    const known = (await place.store.people.get(person)) ?? {};
    const own = await nicknameOf(place, person);
    await place.store.people.put(person, asEntryOf(known, own, { person: into, nick }));
    live.names.changed(person);
  }
};

const parted = async (place: Place, live: LiveParts, person: string): Promise<void> => {
  const known = (await place.store.people.get(person)) ?? {};
  await place.store.people.put(person, asOwnEntry(known));
  live.names.changed(person);
  await nameJoined(place, live, person);
};

const named = shape({ person: text });

export const joinRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'POST',
    url: '/api/people/:person/join',
    tells:
      'Joins another entry of the same person to this one: it is called as this one everywhere, and nobody signs in with it any more.',
    params: named,
    body: shape({ other: text }),
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ asker, params: { person: into }, body: { other } }, place) => {
      if (asker.person === null) return problem('people/not-yours');
      const { joined } = (await place.office.club()).state;
      // Interrupted after it was written: the names follow at the second press.
      const isWritten = joined.some((each) => each.person === other && each.into === into);
      const refused = isWritten
        ? null
        : await ordered(place, asker, { type: 'join-people', person: other, into });
      if (refused) return refused;
      await setPassword(place, other, null);
      await endOthers(place, other, null);
      await endLentCodes(place, other);
      await nameJoined(place, live, into);
      return {};
    },
  }),
  route({
    method: 'POST',
    url: '/api/people/:person/part',
    tells: 'Parts an entry from the one it was joined to: it has its own nickname again.',
    params: named,
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ asker, params: { person } }, place) => {
      if (asker.person === null) return problem('people/not-yours');
      const refused = await ordered(place, asker, { type: 'part-people', person });
      if (refused) return refused;
      await parted(place, live, person);
      return {};
    },
  }),
];
