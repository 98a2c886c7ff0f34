// Whether a command to the club is allowed, and what happens.
import { isRefusal } from '@omerta/base/refusal.ts';
import { eventKinds } from '../command.ts';
import { eventMeta, isFormed, isId, isText, system } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { isSeen } from '../seen.ts';
import { isDay, notBefore } from '../time.ts';
import type { ClubCommand, ClubCommandOf, ClubCommandType } from './command.ts';
import type { ClubBody, ClubEvent } from './event.ts';
import { evolveClub } from './evolve.ts';
import { type ClubOffice, type ClubState, clubOffices, founderOf } from './state.ts';

/** `at` is the time of the events. */
type ClubDone = { readonly events: readonly ClubEvent[]; readonly at: string };
type ClubDecided = ClubDone | TournamentRefusal;
type ClubPerformed = (ClubDone & { readonly state: ClubState }) | TournamentRefusal;

type Answer = readonly ClubBody[] | TournamentRefusal;

/** Who may give which command, whatever office was taken from the founder; the system only what follows by itself. */
export const clubPowers: Readonly<
  Record<ClubOffice | 'founder' | 'system' | 'anyone', readonly ClubCommandType[]>
> = {
  anyone: ['found-club'],
  founder: ['add-person'],
  organiser: ['add-person', 'join-people', 'part-people', 'name-officer', 'relieve-officer', 'open-event'],
  administrator: ['add-person', 'join-people', 'part-people', 'open-event'],
  discipline: ['decide-case'],
  system: ['take-case'],
};

/** Whether it is this person's to give. */
export const mayGiveToClub = (
  club: ClubState,
  { type, by }: { readonly type: ClubCommandType; readonly by: string },
): boolean => {
  if (by === system) return clubPowers.system.includes(type);
  return (
    clubPowers.anyone.includes(type) ||
    (founderOf(club) === by && clubPowers.founder.includes(type)) ||
    club.officers.some((each) => each.person === by && clubPowers[each.office].includes(type))
  );
};

/** Who takes part in which tournament that goes on. */
export type Busy = Readonly<Record<string, string>>;

type Rules = {
  readonly [T in ClubCommandType]: (club: ClubState, command: ClubCommandOf<T>, busy: Busy) => Answer;
};

const holdsOffice = (club: ClubState, person: string, office: ClubOffice): boolean =>
  club.officers.some((each) => each.person === person && each.office === office);

const rules: Rules = {
  'found-club': (club, { name, by }) => {
    if (club.founded) return refuse('club/exists');
    if (!isText(name)) return refuse('text/missing', { field: 'name' });
    return [
      { type: 'ClubFounded', name },
      { type: 'PersonAdded', person: by },
      { type: 'OfficerNamed', person: by, office: 'organiser' },
    ];
  },
  'add-person': (club, { person }) => {
    if (!isId(person) || person === system) return refuse('id/form', { id: person });
    return club.people.includes(person)
      ? refuse('club/person-there', { person })
      : [{ type: 'PersonAdded', person }];
  },
  'join-people': (club, { person, into }, busy) => {
    const unknown = [person, into].find((each) => !club.people.includes(each));
    if (unknown !== undefined) return refuse('person/unknown', { person: unknown });
    if (person === into) return refuse('people/same', { person });
    if (founderOf(club) === person || club.officers.some((each) => each.person === person))
      return refuse('people/officer', { person });
    const event = busy[person];
    return event === undefined
      ? [{ type: 'PeopleJoined', person, into }]
      : refuse('people/busy', { person, event });
  },
  'part-people': (club, { person }) =>
    club.joined.some((each) => each.person === person)
      ? [{ type: 'PeopleParted', person }]
      : refuse('people/not-joined', { person }),
  'name-officer': (club, { person, office }) => {
    if (!club.people.includes(person)) return refuse('person/unknown', { person });
    if (!clubOffices.includes(office)) return refuse('id/form', { id: office });
    return holdsOffice(club, person, office)
      ? refuse('office/held', { person, office })
      : [{ type: 'OfficerNamed', person, office }];
  },
  'relieve-officer': (club, { person, office }) => {
    if (!holdsOffice(club, person, office)) return refuse('office/not-held', { person, office });
    const last =
      office === 'organiser' && club.officers.filter((each) => each.office === 'organiser').length === 1;
    return last ? refuse('office/last-organiser') : [{ type: 'OfficerRelieved', person, office }];
  },
  'open-event': (club, { event, kind }) => {
    if (!isId(event) || !eventKinds.includes(kind)) return refuse('id/form', { id: event });
    const taken = club.events.some((each) => each.event === event);
    return taken ? refuse('club/event-there', { event }) : [{ type: 'EventOpened', event, kind }];
  },
  'take-case': (club, { case: id, event, person, rulebook, clause, note, from, to, suspendedBy }) =>
    club.cases.some((each) => each.id === id)
      ? refuse('case/taken', { case: id })
      : [{ type: 'CaseTaken', case: id, event, person, rulebook, clause, note, from, to, suspendedBy }],
  'decide-case': (club, { case: id, until, reason, by }) => {
    const found = club.cases.find((each) => each.id === id);
    if (!found) return refuse('case/unknown', { case: id });
    if (found.decision) return refuse('case/decided', { case: id });
    if (found.person === by) return refuse('case/own', { case: id });
    if (until !== null && !isDay(until)) return refuse('case/days', { day: until });
    return isText(reason)
      ? [{ type: 'CaseDecided', case: id, until, reason }]
      : refuse('text/missing', { field: 'reason' });
  },
};

/** `clock` is that of whoever keeps the log. */
export const decideClub = (
  club: ClubState,
  command: ClubCommand,
  clock: string,
  busy: Busy = {},
): ClubDecided => {
  if (!isFormed(command, { at: clock }) || !Object.hasOwn(rules, command.type))
    return refuse('command/form', { id: command.id });
  if (isSeen(club.seen, command.id)) return refuse('command/already-done', { id: command.id });
  if (!club.founded && command.type !== 'found-club') return refuse('club/none');
  if (!mayGiveToClub(club, command)) return refuse('office/not-yours', { command: command.type });
  const rule = rules[command.type] as (club: ClubState, command: ClubCommand, busy: Busy) => Answer;
  const answer = rule(club, command, busy);
  if (isRefusal(answer)) return answer;
  const at = notBefore(club.at, clock);
  return { events: answer.map((body) => ({ ...body, ...eventMeta(command, at) })), at };
};

export const performClub = (
  club: ClubState,
  command: ClubCommand,
  clock: string,
  busy?: Busy,
): ClubPerformed => {
  const decided = decideClub(club, command, clock, busy);
  return isRefusal(decided) ? decided : { ...decided, state: decided.events.reduce(evolveClub, club) };
};
