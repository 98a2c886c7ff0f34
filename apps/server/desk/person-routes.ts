// The people of the club as a desk knows them: the list, and what is kept of each beside the log.
import { isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { flag, listOf, type Of, optional, orNull, shape, text } from '@omerta/base/reading.ts';
import { ownNicknameIn } from '@omerta/office/same-person.ts';
import type { Personal } from '@omerta/store/people.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import type { LiveParts } from '../live/live.ts';
import { freeNickname, nicknameOf, takeNickname } from '../people/accounts.ts';
import { isOwner } from '../people/kept/owner.ts';
import { peopleWithPhoto } from '../people/kept/photos.ts';
import { nicknameKey } from '../people/nickname.ts';
import { mayAddPeople, officesOf } from '../people/rights.ts';
import { nameJoined } from './join-routes.ts';

const named = shape({ person: text });
const longestNote = 2_000;

const deskOffices: readonly string[] = ['organiser', 'administrator', 'chief'];

const keepsPeople = async ({ office }: Place, person: string): Promise<boolean> =>
  mayAddPeople((await office.club()).state, person);

const seesPeople = async (place: Place, { person, within }: Asker): Promise<boolean> =>
  person !== null &&
  ((within === null && (await keepsPeople(place, person))) ||
    (await officesOf(place, person)).some(
      ({ office, tournament }) => deskOffices.includes(office) && (within ?? tournament) === tournament,
    ));

/** Why somebody may not change what is kept of that person. */
export const whyNotKept = async (
  place: Place,
  by: string | null,
  person: string,
): Promise<ApiProblem | null> => {
  if (by === null || !(await keepsPeople(place, by))) return problem('people/not-yours');
  const { people } = (await place.office.club()).state;
  return people.includes(person) ? null : problem('person/unknown', { person });
};

const textIn = (data: Personal | undefined, field: string): string | null => {
  const value = data?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

const contactFields = ['name', 'email', 'phone'] as const;
const longestContact = 200;
const details = shape({
  nickname: optional(text),
  club: optional(text),
  note: optional(text),
  name: optional(text),
  email: optional(text),
  phone: optional(text),
});
type Details = Of<typeof details>;

/** A nickname is never empty; the rest may be taken away. */
const whyNotWritten = ({ nickname, club, note, ...contacts }: Details): ApiProblem | null => {
  if (nickname !== undefined && !isSeen(tidy(nickname), longestNickname))
    return problem('text/form', { field: 'nickname', most: longestNickname });
  if (club !== undefined && tidy(club) !== '' && !isSeen(tidy(club), longestNickname))
    return problem('text/form', { field: 'club', most: longestNickname });
  const long = contactFields.find((field) => {
    const said = tidy(contacts[field] ?? '');
    return said !== '' && !isSeen(said, longestContact);
  });
  if (long !== undefined) return problem('text/form', { field: long, most: longestContact });
  return note !== undefined && [...note].length > longestNote
    ? problem('text/form', { field: 'note', most: longestNote })
    : null;
};

/** It is also what he signs in with: the owner's is nobody else's to change. */
const whyNotRenamed = async (
  place: Place,
  { person: by }: Asker,
  person: string,
  nickname: string,
): Promise<ApiProblem | null> => {
  if (by !== person && (await isOwner(place, person))) return problem('people/not-yours');
  return (await takeNickname(place, nickname, person))
    ? null
    : problem('nickname/taken', { nickname: tidy(nickname) });
};

const keep = async (
  place: Place,
  person: string,
  { nickname, club, note, ...contacts }: Details,
): Promise<void> => {
  const before = await place.store.people.get(person);
  const old = textIn(before, 'nickname') ?? textIn(before, 'nick');
  const { nickname: _, ...rest } = before ?? {};
  await place.store.people.put(person, {
    ...(nickname === undefined ? before : { ...rest, nick: tidy(nickname) }),
    ...(club !== undefined && { club: tidy(club) }),
    ...(note !== undefined && { note }),
    ...Object.fromEntries(
      contactFields.flatMap((field) => {
        const said = contacts[field];
        return said === undefined ? [] : [[field, tidy(said)]];
      }),
    ),
  });
  if (nickname !== undefined && old !== null && nicknameKey(old) !== nicknameKey(nickname))
    await freeNickname(place, old, person);
};

/** His other entries, as they were called. */
const joinedTo = async (place: Place, into: string) => {
  const { joined } = (await place.office.club()).state;
  return Promise.all(
    joined
      .filter((each) => each.into === into)
      .map(async ({ person }) => ({
        person,
        nickname: ownNicknameIn(await place.store.people.get(person)) ?? person,
      })),
  );
};

export const personRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/people',
    tells: 'The people of the club, for the desk of any tournament and for whoever adds people.',
    answer: shape({
      people: listOf(
        shape({
          person: text,
          nickname: text,
          club: orNull(text),
          hasPhoto: flag,
        }),
      ),
    }),
    audience: 'signed-in',
    forOneTournament: true,
    handle: async ({ asker }, place) => {
      if (!(await seesPeople(place, asker))) return problem('people/not-yours');
      const [{ state }, photos] = [await place.office.club(), await peopleWithPhoto(place)];
      const people = await Promise.all(
        state.people.map(async (person) => ({
          person,
          nickname: await nicknameOf(place, person),
          club: textIn(await place.store.people.get(person), 'club'),
          hasPhoto: photos.has(person),
        })),
      );
      return { people };
    },
  }),
  route({
    method: 'GET',
    url: '/api/people/:person/details',
    tells: 'What is kept of a person, for whoever adds people.',
    params: named,
    answer: shape({
      nickname: text,
      club: orNull(text),
      note: orNull(text),
      name: orNull(text),
      email: orNull(text),
      phone: orNull(text),
      joined: listOf(shape({ person: text, nickname: text })),
    }),
    audience: 'signed-in',
    handle: async ({ asker, params: { person } }, place) => {
      const refused = await whyNotKept(place, asker.person, person);
      if (refused) return refused;
      const data = await place.store.people.get(person);
      return {
        nickname: await nicknameOf(place, person),
        club: textIn(data, 'club'),
        note: textIn(data, 'note'),
        name: textIn(data, 'name'),
        email: textIn(data, 'email'),
        phone: textIn(data, 'phone'),
        joined: await joinedTo(place, person),
      };
    },
  }),
  route({
    method: 'POST',
    url: '/api/people/:person/details',
    tells:
      'Changes what is kept of a person: a nickname that nobody else has, a club, a note, the real name, e-mail and phone.',
    params: named,
    body: details,
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ asker, params: { person }, body }, place) => {
      const refused = (await whyNotKept(place, asker.person, person)) ?? whyNotWritten(body);
      if (refused) return refused;
      const { nickname } = body;
      const taken = nickname === undefined ? null : await whyNotRenamed(place, asker, person, nickname);
      if (taken) return taken;
      await keep(place, person, body);
      live.names.changed(person);
      if (nickname !== undefined) await nameJoined(place, live, person);
      await place.audit.note(asker, 'PersonChanged', { for: person, fields: Object.keys(body) });
      return {};
    },
  }),
];
