// Registration: applied, accepted, in reserve, paid, here, gone; and teams.
import type { ClubState } from '../club/state.ts';
import type { TournamentCommandOf } from '../command.ts';
import { tooMany } from '../competitors.ts';
import type { EventBody } from '../event.ts';
import { isId, isNote, isText, type PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type CommandGuard, type CommandGuards, type Scene, suspensionNow } from '../scene.ts';
import { type EntryStatus, entryOf, gamesOf, type TournamentState } from '../state.ts';
import { isSubstitute, rankedNow } from './contest.ts';

/** Without a club round it, a tournament takes any id. */
export const isKnown = (club: ClubState | null, person: PersonId): boolean =>
  isId(person) && (club === null || club.people.includes(person));

/** Whoever sits down at an evening is entered by it. */
export const joined = (state: TournamentState, people: readonly PersonId[]): EventBody[] => {
  const newcomers = state.kind === 'evening' ? people.filter((person) => !entryOf(state, person)) : [];
  return newcomers.flatMap((person): EventBody[] => [
    { type: 'PlayerApplied', person },
    { type: 'PlayerAccepted', person },
  ]);
};

const statusIn =
  (...allowed: readonly EntryStatus[]) =>
  ({ state }: Scene, person: string): TournamentRefusal | null => {
    const entry = entryOf(state, person);
    if (!entry) return refuse('entry/unknown', { person });
    return allowed.includes(entry.status) ? null : refuse('entry/status', { person, status: entry.status });
  };

const atTable = (state: TournamentState, person: PersonId): boolean =>
  gamesOf(state).some(
    (game) => (game.status === 'called' || game.status === 'running') && game.seats.includes(person),
  );

type Mark = 'reserve' | 'decline';
const mark = (
  type: 'PlayerReserved' | 'PlayerDeclined',
  from: readonly EntryStatus[],
): CommandGuard<Mark> => ({
  target: 'person',
  ready: statusIn(...from),
  decide: (_: Scene, { person }: TournamentCommandOf<Mark>): EventBody[] => [{ type, person }],
});

export const peopleChecks: CommandGuards<
  | 'apply'
  | 'accept'
  | Mark
  | 'place-entry'
  | 'mark-payment'
  | 'check-in'
  | 'withdraw'
  | 'rank-substitute'
  | 'form-team'
  | 'disband-team'
> = {
  apply: {
    target: null,
    decide: ({ state, club }, { person }) => {
      if (!isId(person)) return refuse('id/form', { id: person });
      if (!isKnown(club, person)) return refuse('person/unknown', { person });
      return entryOf(state, person) ? refuse('entry/there', { person }) : [{ type: 'PlayerApplied', person }];
    },
  },
  accept: {
    target: 'person',
    ready: (scene, person) =>
      statusIn('applied', 'reserve', 'declined', 'withdrawn')(scene, person) ??
      (scene.state.phase === 'running' ? tooMany(scene.state, scene.book, [person]) : null),
    decide: ({ state }, { person }) => [...rankedNow(state, person), { type: 'PlayerAccepted', person }],
  },
  reserve: mark('PlayerReserved', ['applied', 'accepted', 'declined', 'withdrawn']),
  decline: mark('PlayerDeclined', ['applied', 'accepted', 'reserve']),
  'place-entry': {
    target: 'person',
    ready: statusIn('applied', 'accepted', 'reserve'),
    decide: ({ state }, { person, position }) =>
      Number.isInteger(position) && position >= 1 && position <= state.entries.length
        ? [{ type: 'EntryPlaced', person, position }]
        : refuse('entry/position', { position: String(position), most: state.entries.length }),
  },
  'mark-payment': {
    target: 'person',
    ready: statusIn('applied', 'accepted', 'reserve', 'withdrawn', 'expelled'),
    decide: (_, { person, paid }) => [{ type: 'PaymentMarked', person, paid }],
  },
  'check-in': {
    target: 'person',
    ready: (scene, person) => statusIn('accepted', 'reserve')(scene, person) ?? suspensionNow(scene, person),
    decide: (_, { person, here }) => [{ type: 'PresenceMarked', person, here }],
  },
  withdraw: {
    target: 'person',
    ready: (scene, person) =>
      statusIn('applied', 'accepted', 'reserve')(scene, person) ??
      (atTable(scene.state, person) ? refuse('entry/at-table', { person }) : null),
    decide: (_, { person, reason }) =>
      isNote(reason)
        ? [{ type: 'PlayerWithdrew', person, reason }]
        : refuse('text/missing', { field: 'reason' }),
  },
  'rank-substitute': {
    target: 'person',
    ready: ({ state }, person) =>
      isSubstitute(state, person) ? null : refuse('substitute/not-one', { person }),
    decide: ({ state, book }, { person, ranked }) => {
      if (ranked === !state.standIns.includes(person)) return refuse('substitute/ranked', { person });
      const over = ranked ? tooMany(state, book, [person]) : null;
      return over ?? [{ type: 'SubstituteRanked', person, ranked }];
    },
  },
  'form-team': {
    target: null,
    decide: ({ state }, { team, members }) => {
      if (!isText(team) || team.length > 64) return refuse('text/missing', { field: 'team' });
      if (state.teams.some((each) => each.team === team)) return refuse('id/taken', { id: team });
      const stranger = members.find((person) => entryOf(state, person) === undefined);
      if (stranger !== undefined) return refuse('entry/unknown', { person: stranger });
      if (members.length < 2 || new Set(members).size !== members.length)
        return refuse('team/members', { team });
      const taken = members.find((person) => state.teams.some((each) => each.members.includes(person)));
      if (taken !== undefined) return refuse('team/taken', { person: taken });
      return state.stages.some((stage) => stage.rounds.length > 0)
        ? refuse('stage/seated')
        : [{ type: 'TeamFormed', team, members }];
    },
  },
  'disband-team': {
    target: 'team',
    decide: ({ state }, { team }) =>
      state.stages.some((stage) => stage.published > 0)
        ? refuse('seating/published', { round: 1 })
        : [{ type: 'TeamDisbanded', team }],
  },
};

/** Teammates never share a table: the first pair of these who would. */
export const teammatesAmong = (
  state: TournamentState,
  people: readonly PersonId[],
): readonly [PersonId, PersonId] | null => {
  for (const { members } of state.teams) {
    const [one, other] = people.filter((person) => members.includes(person));
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return null;
};
