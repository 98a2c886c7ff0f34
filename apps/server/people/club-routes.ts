// The club for its officers: who holds which of its offices, and the cases before its disciplinary committee.
import { listOf, mapOf, oneOf, orNull, shape, text } from '@omerta/base/reading.ts';
import { clubOffices } from '@omerta/tournament/club/state.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { isOwner } from './kept/owner.ts';
import { namesOf } from './nickname.ts';

const decision = shape({ by: text, at: text, reason: text });
/** `until` is the last day of the suspension; null where there is none. */
const caseSeen = shape({
  case: text,
  person: text,
  event: text,
  rulebook: text,
  clause: text,
  note: text,
  at: text,
  until: orNull(text),
  decision: orNull(decision),
});

const club = route({
  method: 'GET',
  url: '/api/club',
  tells: 'The club with its officers and its cases, for whoever holds one of its offices.',
  answer: shape({
    name: text,
    officers: listOf(shape({ person: text, office: oneOf(clubOffices) })),
    cases: listOf(caseSeen),
    names: mapOf(text),
  }),
  audience: 'signed-in',
  handle: async ({ asker: { person: by } }, place) => {
    const { name, officers, cases, suspensions } = (await place.office.club()).state;
    const isOfficer = officers.some(({ person }) => person === by);
    if (by === null || !(isOfficer || (await isOwner(place, by)))) return problem('people/not-yours');
    const seen = cases.map(({ id, person, event, rulebook, clause, note, at, decision: decided }) => ({
      case: id,
      person,
      event,
      rulebook,
      clause,
      note,
      at,
      until: suspensions.find((each) => each.case === id)?.to ?? null,
      decision: decided,
    }));
    const people = [...officers, ...seen].map(({ person }) => person);
    const deciders = seen.flatMap(({ decision: decided }) => (decided ? [decided.by] : []));
    return { name, officers, cases: seen, names: await namesOf(place, [...people, ...deciders]) };
  },
});

export const clubRoutes: readonly Route[] = [club];
