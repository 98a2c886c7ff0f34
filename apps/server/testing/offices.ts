// For tests: one running tournament with somebody in every office there is, and how each of them asks.
import {
  addQualifying,
  clubOrder,
  done,
  give,
  type TestClub,
  testClub,
} from '@omerta/office/testing/club.ts';
import { deal, table } from '@omerta/office/testing/lines.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import { sessionCookie } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { setPassword, takeNickname } from '../people/accounts.ts';
import { ownerKey } from '../people/kept/owner.ts';
import { beginSession } from '../people/kept/sessions.ts';
import { makeToken } from '../people/kept/tokens.ts';
import { makeWatchKey } from '../people/kept/watch-keys.ts';
import { type LiveServer, liveServer } from './live-server.ts';

/** Everybody who asks by a token of his own, with the id that the club knows him by. */
export const peopleAsking = {
  owner: 'org',
  'club organiser': 'host',
  'club administrator': 'clerk',
  organiser: 'maker',
  administrator: 'admin',
  chief: 'chief',
  'referee of the table': 'ref',
  'referee of another table': 'ref2',
  'side referee': 'side',
  duty: 'duty',
  committee: 'committee',
  discipline: 'dc',
  appeals: 'appeals',
  'player seated': 'p1',
  'player elsewhere': 'p11',
  'person of the club': 'guest',
} as const;

export const askerNames = [
  ...(Object.keys(peopleAsking) as (keyof typeof peopleAsking)[]),
  'session for one game',
  'session for one tournament',
  'overlay key',
  'screen code',
  'nobody',
] as const;
export type AskerName = (typeof askerNames)[number];

export type Headers = Readonly<Record<string, string>>;

export type HallOfOffices = LiveServer & {
  readonly club: TestClub;
  /** What each of them sends with a request. */
  readonly headers: Readonly<Record<AskerName, Headers>>;
};

export const passwordOfAll = 'correct horse battery';

const appointed: readonly (readonly [string, Post])[] = [
  ['maker', 'organiser'],
  ['ref2', 'referee'],
  ['side', 'side-referee'],
  ['duty', 'duty'],
  ['committee', 'committee'],
  ['dc', 'discipline'],
  ['appeals', 'appeals'],
];

const players = Array.from({ length: 20 }, (_, i) => `p${i + 1}`);
const tens = (from: number): readonly number[] => Array.from({ length: 10 }, (_, i) => from + i);

/** Two tables of ten; the first game is running, the second is called by nobody yet. */
export const runningClub = async (...given: Parameters<typeof testClub>): Promise<TestClub> => {
  const club = await testClub(...given);
  const more = ['host', 'clerk', 'maker', 'ref2', 'side', 'duty', 'committee', 'appeals', 'guest'];
  for (const person of [...more, ...players.slice(10)])
    done(await club.office.handle(clubOrder(club, 'org', 'add-person', { person })));
  for (const [person, office] of [
    ['host', 'organiser'],
    ['clerk', 'administrator'],
  ] as const)
    done(await club.office.handle(clubOrder(club, 'org', 'name-officer', { person, office })));
  for (const [person, office] of appointed) await give(club, 'org', 'appoint', { person, office });
  await addQualifying(club);
  await give(club, 'chief', 'publish-rules', {});
  for (const person of players) {
    await give(club, person, 'apply', { person });
    await give(club, 'org', 'accept', { person });
    await give(club, 'admin', 'check-in', { person, here: true });
  }
  await give(club, 'org', 'start-tournament', {});
  await give(club, 'org', 'form-stage', { stage: 'q', players, drawn: false });
  const seating = { format: 'omerta.seating/1', players: 20, rounds: [[tens(1), tens(11)]] };
  await give(club, 'org', 'lay-seating', { stage: 'q', seating });
  await give(club, 'org', 'publish-round', { stage: 'q', round: 1 });
  await give(club, 'chief', 'assign-referees', { game: table, referee: 'ref', sides: ['side'] });
  await give(club, 'chief', 'assign-referees', { game: 'q/1/2', referee: 'ref2', sides: [] });
  await give(club, 'ref', 'call-game', { game: table });
  await give(club, 'ref', 'start-game', { game: table });
  return club;
};

export const ownOrigin = 'http://localhost';

/** A device of the referee's that was let in for his game, or for the whole tournament. */
export const heldSession = async (
  place: Place,
  name: 'session for one game' | 'session for one tournament',
): Promise<Headers> => {
  const scope =
    name === 'session for one game'
      ? { only: { tournament: 'cup', game: table } }
      : { only: null, within: 'cup', lent: true };
  const { secret } = await beginSession(place, { person: 'ref', agent: 'Test/1', until: null, ...scope });
  return { cookie: `${sessionCookie}=${encodeURIComponent(secret)}`, origin: ownOrigin };
};

/** The whole server, listening, with its first game dealt and everybody signed in. */
export const hallOfOffices = async (): Promise<HallOfOffices> => {
  const club = await runningClub();
  const server = await liveServer(club.store, () => new Date(club.now));
  const { place } = server;
  await place.vault.swap(ownerKey, null, { person: peopleAsking.owner });
  const first = { to: 'game', tournament: 'cup', game: table, expected: 0 } as const;
  const command = { id: 'deal', by: 'ref', roles: [null, ...deal], lines: [{ type: 'night', number: 1 }] };
  done(await club.office.handle({ ...first, command }));
  const headers: Partial<Record<AskerName, Headers>> = { nobody: {} };
  const kept = await place.passwords.keep(passwordOfAll);
  for (const [name, person] of Object.entries(peopleAsking)) {
    const { token } = await makeToken(place, person, { name: 'test', days: 1 });
    headers[name as AskerName] = { authorization: `Bearer ${token}` };
    await takeNickname(place, person, person);
    await setPassword(place, person, kept);
  }
  for (const name of ['session for one game', 'session for one tournament'] as const)
    headers[name] = await heldSession(place, name);
  for (const kind of ['overlay', 'screen'] as const) {
    const { key } = await makeWatchKey(place, { tournament: 'cup', kind, name: kind, by: 'org' });
    headers[kind === 'overlay' ? 'overlay key' : 'screen code'] = { authorization: `Bearer ${key}` };
  }
  return { ...server, club, headers: headers as Readonly<Record<AskerName, Headers>> };
};
