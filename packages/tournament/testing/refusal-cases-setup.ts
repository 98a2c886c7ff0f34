// For tests: a case for each refusal of setting up, registration, stages, seating and the club.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { ClubCommand } from '../club/command.ts';
import { decideClub, performClub } from '../club/decide.ts';
import { type ClubState, initialClub } from '../club/state.ts';
import { readCommand } from '../command-reader.ts';
import type { TournamentRefusal } from '../refusal.ts';
import {
  closeGame,
  finish,
  give,
  newHall,
  openHall,
  people,
  playGame,
  preparedHall,
  refusalOf,
  rulesOf,
  seatingOf,
  type TestHall,
} from './hall.ts';
import { after, called, creation, neft, nothing, plan, played, settled, two } from './refusal-steps.ts';

const tell = (by: string, id: string, body: object): ClubCommand => ({ id, by, ...body }) as never;
const then = '2024-05-01T10:00:00Z';
const opened = (): ClubState => {
  let club = initialClub;
  const taken = {
    type: 'take-case',
    case: 'k1',
    event: 'may',
    person: 'p1',
    rulebook: 'neft-mmt',
    clause: '15.9',
    note: '',
    from: '2024-05-02',
    to: '2024-05-04',
    suspendedBy: '15.12',
  };
  const list = [
    tell('org', '1', { type: 'found-club', name: 'North' }),
    tell('org', '2', { type: 'add-person', person: 'dc' }),
    tell('org', '10', { type: 'add-person', person: 'p2' }),
    tell('org', '3', { type: 'name-officer', person: 'dc', office: 'discipline' }),
    tell('org', '4', { type: 'open-event', event: 'may', kind: 'tournament' }),
    tell('system', '5', taken),
    tell('system', '6', { ...taken, case: 'k2' }),
    tell('system', '8', { ...taken, case: 'k3', person: 'dc' }),
    tell('dc', '7', { type: 'decide-case', case: 'k2', until: null, reason: 'heard' }),
  ];
  for (const command of list) {
    const done = performClub(club, command, then);
    if (isRefusal(done)) throw new Error(done.code);
    club = done.state;
  }
  return club;
};
const ofClub = (command: ClubCommand, state = opened(), busy = {}): TournamentRefusal => {
  const decided = decideClub(state, command, then, busy);
  if (!isRefusal(decided)) throw new Error('allowed');
  return decided;
};

const unreadable = (value: unknown): TournamentRefusal => {
  const read = readCommand(value);
  if (!isRefusal(read)) throw new Error('readable');
  return read;
};

export const setupCases = {
  'command/already-done': () => after(openHall(), nothing, 'org', 'publish-rules', {}, 'c1'),
  'command/form': () => after(openHall(), nothing, 'org', 'publish-rules', {}, 'no good'),
  'command/unreadable': () => unreadable({ type: 'publish-rules', id: 'c', by: 'org', loud: true }),
  'office/not-yours': () => after(openHall(), nothing, 'p1', 'accept', { person: 'p2' }),
  'tournament/none': () => after(newHall(), nothing, 'org', 'publish-rules', {}),
  'tournament/exists': () => after(openHall(), nothing, 'org', 'create-tournament', creation),
  'tournament/finished': () =>
    after(
      openHall({ rounds: 1 }),
      (hall) => {
        settled(hall);
        finish(hall);
      },
      'org',
      'accept',
      { person: 'p1' },
    ),
  'tournament/not-running': () => after(preparedHall(), nothing, 'org', 'finish-tournament', {}),
  'tournament/not-finished': () => after(openHall(), nothing, 'org', 'reopen-tournament', { reason: 'x' }),
  'tournament/handed-out': () =>
    after(
      openHall({ rounds: 1 }),
      (hall) => {
        settled(hall);
        finish(hall);
        give(hall, 'admin', 'hand-out-archive', {});
      },
      'org',
      'reopen-tournament',
      { reason: 'x' },
    ),
  'tournament/running': () => after(openHall(), nothing, 'org', 'start-tournament', {}),
  'tournament/open-matters': () => after(openHall(), nothing, 'org', 'finish-tournament', {}),
  'tournament/evening-only': () =>
    after(openHall(), nothing, 'org', 'seat-game', {
      stage: 'q',
      round: 1,
      table: 1,
      players: [],
      drawn: false,
    }),
  'text/missing': () => after(newHall(), nothing, 'org', 'create-tournament', { ...creation, name: '' }),
  'id/form': () => after(openHall(), nothing, 'org', 'apply', { person: 'no id' }),
  'id/taken': () => {
    const hall = openHall();
    const teamed: TestHall = { ...hall, state: { ...hall.state, teams: [{ team: 'N', members: [] }] } };
    return after(teamed, nothing, 'org', 'form-team', { team: 'N', members: ['p1', 'p2'] });
  },
  'zone/unknown': () =>
    after(newHall(), nothing, 'org', 'create-tournament', { ...creation, zone: 'Nowhere' }),
  'rules/unreadable': () =>
    after(newHall(), nothing, 'org', 'create-tournament', { ...creation, rules: rulesOf('chess') }),
  'rules/fixed': () =>
    after(openHall(), nothing, 'org', 'set-rules', { rules: rulesOf('fsm-2024'), secondConfirmation: true }),
  'rules/not-published': () =>
    after(preparedHall({ without: ['chief'] }), nothing, 'org', 'start-tournament', {}),
  'rules/published': () => after(preparedHall(), nothing, 'org', 'publish-rules', {}),
  'rules/too-many-players': () =>
    after(
      preparedHall({ rules: rulesOf('fiim-2018', { difficulty: true }), players: 21 }),
      nothing,
      'org',
      'start-tournament',
      {},
    ),
  'office/held': () => after(openHall(), nothing, 'org', 'appoint', { person: 'chief', office: 'chief' }),
  'office/not-held': () => after(openHall(), nothing, 'org', 'dismiss', { person: 'p1', office: 'chief' }),
  'office/one-chief': () => after(openHall(), nothing, 'org', 'appoint', { person: 'p1', office: 'chief' }),
  'office/no-chief': () =>
    after(
      preparedHall({ without: ['chief'] }),
      (hall) => give(hall, 'org', 'publish-rules', {}),
      'org',
      'start-tournament',
      {},
    ),
  'office/last-organiser': () =>
    after(openHall(), nothing, 'org', 'dismiss', { person: 'org', office: 'organiser' }),
  'office/chief-appoints-referees': () =>
    after(openHall(), nothing, 'chief', 'appoint', { person: 'p1', office: 'duty' }),
  'person/unknown': () =>
    after({ ...openHall(), club: opened() }, nothing, 'org', 'apply', { person: 'stranger' }),
  'entry/unknown': () => after(openHall(), nothing, 'org', 'accept', { person: 'x' }),
  'entry/there': () => after(openHall(), nothing, 'org', 'apply', { person: 'p1' }),
  'entry/status': () => after(openHall(), nothing, 'org', 'accept', { person: 'p1' }),
  'entry/position': () => after(openHall(), nothing, 'org', 'place-entry', { person: 'p1', position: 99 }),
  'entry/at-table': () => after(openHall(), called, 'p1', 'withdraw', { person: 'p1', reason: '' }),
  'check-in/suspended': () =>
    after(
      openHall(neft),
      (hall) => {
        give(hall, 'ref1', 'show-purple', { person: 'p1', clause: '15.9', note: 'x' });
        hall.now = '2024-05-11T10:00:00Z';
      },
      'admin',
      'check-in',
      { person: 'p1', here: true },
    ),
  'team/members': () => after(preparedHall(), nothing, 'org', 'form-team', { team: 'N', members: ['p1'] }),
  'team/taken': () =>
    after(
      preparedHall(),
      (hall) => give(hall, 'org', 'form-team', { team: 'N', members: ['p1', 'p2'] }),
      'org',
      'form-team',
      {
        team: 'S',
        members: ['p1', 'p3'],
      },
    ),
  'team/unknown': () => after(preparedHall(), nothing, 'org', 'disband-team', { team: 'N' }),
  'stage/unknown': () => after(openHall(), nothing, 'org', 'publish-round', { stage: 'x', round: 1 }),
  'stage/taken': () => after(preparedHall(), nothing, 'org', 'add-stage', { ...plan, stage: 'q' }),
  'stage/plan': () => after(preparedHall(), nothing, 'org', 'add-stage', { ...plan, coefficient: '0' }),
  'stage/not-last': () =>
    after(openHall({ stages: [{}, plan, { ...plan, stage: 'g' }] }), nothing, 'org', 'end-stage', {
      stage: 'f',
      reason: 'x',
    }),
  'stage/played': () =>
    after(openHall({ rounds: 1, stages: [{ plannedGames: 1 }] }), played, 'org', 'end-stage', {
      stage: 'q',
      reason: 'x',
    }),
  'stage/formed': () => {
    const hall = preparedHall();
    give(hall, 'org', 'form-stage', { stage: 'q', players: people(10), drawn: false });
    return refusalOf(hall, 'org', 'drop-stage', { stage: 'q' });
  },
  'stage/not-formed': () =>
    after(preparedHall(), nothing, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(10, 1) }),
  'stage/seated': () => after(openHall(), nothing, 'org', 'form-team', { team: 'N', members: ['p1', 'p2'] }),
  'stage/players': () =>
    after(preparedHall(), nothing, 'org', 'form-stage', { stage: 'q', players: people(3), drawn: false }),
  'stage/previous-open': () =>
    after(openHall(two), nothing, 'org', 'form-stage', { stage: 'f', players: people(10), drawn: false }),
  'stage/who-advances': () => {
    const hall = openHall({ ...two, players: 20, rounds: 1 });
    const some = (range: readonly number[]) =>
      range.map((seat) => ({ seat: seat as 1, points: '0.3', by: 'referee' as const }));
    playGame(hall, 'q/1/1', 'red', { extra: some([1, 2, 3]) });
    playGame(hall, 'q/1/2', 'black', { extra: [] });
    for (const id of ['q/1/1', 'q/1/2']) closeGame(hall, id);
    return refusalOf(hall, 'org', 'form-stage', { stage: 'f', players: people(10), drawn: false });
  },
  'stage/lot-needed': () => {
    const hall = openHall({ ...two, players: 20, rounds: 1 });
    for (const id of ['q/1/1', 'q/1/2']) playGame(hall, id, 'red');
    for (const id of ['q/1/1', 'q/1/2']) closeGame(hall, id);
    return refusalOf(hall, 'org', 'form-stage', { stage: 'f', players: people(10), drawn: false });
  },
  'seating/form': () =>
    after(openHall(), nothing, 'org', 'lay-seating', {
      stage: 'q',
      seating: { ...seatingOf(10, 4), format: 'x' },
    }),
  'seating/players': () =>
    after(openHall(), nothing, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(20, 4) }),
  'seating/round': () =>
    after(openHall({ rounds: 1 }), nothing, 'org', 'lay-seating', {
      stage: 'q',
      seating: { ...seatingOf(10, 1), rounds: [...seatingOf(10, 1).rounds, [[1]]] },
    }),
  'seating/together': () => {
    const hall = preparedHall();
    give(hall, 'org', 'form-team', { team: 'N', members: ['p1', 'p2'] });
    give(hall, 'org', 'form-stage', { stage: 'q', players: people(10), drawn: false });
    return refusalOf(hall, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(10, 1) });
  },
  'seating/published': () =>
    after(openHall(), nothing, 'org', 'form-stage', { stage: 'q', players: people(10), drawn: false }),
  'round/order': () => after(openHall(), nothing, 'org', 'publish-round', { stage: 'q', round: 3 }),
  'round/none': () => after(openHall(), nothing, 'org', 'publish-round', { stage: 'q', round: 9 }),
  'club/none': () => ofClub(tell('org', '1', { type: 'add-person', person: 'p1' }), initialClub),
  'club/exists': () => ofClub(tell('org', '9', { type: 'found-club', name: 'x' })),
  'club/person-there': () => ofClub(tell('org', '9', { type: 'add-person', person: 'dc' })),
  'people/same': () => ofClub(tell('org', '9', { type: 'join-people', person: 'p2', into: 'p2' })),
  'people/officer': () => ofClub(tell('org', '9', { type: 'join-people', person: 'dc', into: 'p2' })),
  'people/busy': () =>
    ofClub(tell('org', '9', { type: 'join-people', person: 'p2', into: 'dc' }), opened(), { p2: 'may' }),
  'people/not-joined': () => ofClub(tell('org', '9', { type: 'part-people', person: 'dc' })),
  'club/event-there': () => ofClub(tell('org', '9', { type: 'open-event', event: 'may', kind: 'evening' })),
  'case/unknown': () =>
    ofClub(tell('dc', '9', { type: 'decide-case', case: 'k9', until: null, reason: 'x' })),
  'case/decided': () =>
    ofClub(tell('dc', '9', { type: 'decide-case', case: 'k2', until: null, reason: 'x' })),
  'case/taken': () => ofClub(tell('system', '9', { type: 'take-case', case: 'k1' })),
  'case/own': () => ofClub(tell('dc', '9', { type: 'decide-case', case: 'k3', until: null, reason: 'x' })),
  'case/days': () => ofClub(tell('dc', '9', { type: 'decide-case', case: 'k1', until: 'soon', reason: 'x' })),
} satisfies Record<string, () => TournamentRefusal>;
