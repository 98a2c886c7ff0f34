// Folding the events of a club.
import { withSeen } from '../seen.ts';
import type { ClubEvent, ClubEventOf, ClubEventType } from './event.ts';
import type { ClubState } from './state.ts';

type Folds = { readonly [T in ClubEventType]: (club: ClubState, event: ClubEventOf<T>) => ClubState };

const folds: Folds = {
  ClubFounded: (club, { name }) => ({ ...club, founded: true, name }),
  PersonAdded: (club, { person }) => ({ ...club, people: [...club.people, person] }),
  PeopleJoined: (club, { person, into }) => ({
    ...club,
    people: club.people.filter((each) => each !== person),
    joined: [...club.joined, { person, into }],
  }),
  PeopleParted: (club, { person }) => ({
    ...club,
    people: [...club.people, person],
    joined: club.joined.filter((each) => each.person !== person),
  }),
  OfficerNamed: (club, { person, office }) => ({ ...club, officers: [...club.officers, { person, office }] }),
  OfficerRelieved: (club, { person, office }) => ({
    ...club,
    officers: club.officers.filter((each) => each.person !== person || each.office !== office),
  }),
  EventOpened: (club, { event, kind }) => ({ ...club, events: [...club.events, { event, kind }] }),
  CaseTaken: (club, { case: id, event, person, rulebook, clause, note, from, to, suspendedBy, at }) => ({
    ...club,
    cases: [...club.cases, { id, person, event, rulebook, clause, note, at, decision: null }],
    suspensions: [...club.suspensions, { person, from, to, rulebook, clause: suspendedBy, case: id }],
  }),
  // The committee's word replaces the days that the card gave.
  CaseDecided: (club, { case: id, until, reason, by, at }) => ({
    ...club,
    cases: club.cases.map((each) => (each.id === id ? { ...each, decision: { by, at, reason } } : each)),
    suspensions: club.suspensions.flatMap((each) => {
      if (each.case !== id) return [each];
      return until === null ? [] : [{ ...each, to: until }];
    }),
  }),
};

export const evolveClub = (club: ClubState, event: ClubEvent): ClubState => {
  const fold = folds[event.type] as (club: ClubState, event: ClubEvent) => ClubState;
  const next = fold(club, event);
  return { ...next, at: event.at, seen: withSeen(next.seen, event.command) };
};
