// For tests: every route of the API with what a client that means well sends to it.
import { sideStream, wordStream } from '@omerta/office/streams.ts';
import { table, tableStream } from '@omerta/office/testing/lines.ts';
import { usualScene } from '@omerta/tournament/overlay-scene.ts';
import { ownerCode } from '../people/claim.ts';
import { makeCodes } from '../people/codes.ts';
import { beginSession } from '../people/kept/sessions.ts';
import { makeToken } from '../people/kept/tokens.ts';
import { makeWatchKey } from '../people/kept/watch-keys.ts';
import { atDesk, ofPeople } from './desk-requests.ts';
import { cup, type GoodRequest, next, reading } from './good-request.ts';
import { type HallOfOffices, passwordOfAll } from './offices.ts';
import { inRooms } from './room-requests.ts';

const game = `${cup}/games/${encodeURIComponent(table)}`;

const posting = (
  route: string,
  body: (hall: HallOfOffices, person: string | null) => object | Promise<object>,
  what?: string,
): GoodRequest => ({
  route: `POST ${route}`,
  make: async (hall, person) => ({ url: route, body: await body(hall, person) }),
  ...(what !== undefined && { what }),
});

const toCup = (hall: HallOfOffices, type: string, fields: object): object => ({
  to: 'tournament',
  tournament: 'cup',
  command: { type, id: next(hall, 'order'), ...fields },
});

const ordering = (what: string, body: Parameters<typeof posting>[1]): GoodRequest =>
  posting('/api/orders', body, what);

const codeFor = (what: string, person: string, body: object): GoodRequest => ({
  route: 'POST /api/people/{person}/code',
  what,
  make: () => ({ url: `/api/people/${person}/code`, body }),
});

/** Lines that are legal on any version: a foul taken by nobody twice. */
const linesNow = async (hall: HallOfOffices): Promise<object> => ({
  to: 'game',
  tournament: 'cup',
  game: table,
  expected: (await hall.place.office.play('cup', table)).version,
  command: {
    id: next(hall, 'lines'),
    lines: ['note "as it was"', { line: 'note "again"', device: '2026-01-10T09:00:00Z' }],
    clock: null,
  },
});

const orders: readonly GoodRequest[] = [
  ordering('club: add-person', (hall) => ({
    to: 'club',
    command: { type: 'add-person', id: next(hall, 'order'), person: next(hall, 'person') },
  })),
  ordering('club: found-club', (hall) => ({
    to: 'club',
    command: { type: 'found-club', id: next(hall, 'order'), name: 'Another' },
  })),
  ordering('create-tournament', (hall) => ({
    to: 'tournament',
    tournament: next(hall, 'cup'),
    command: {
      type: 'create-tournament',
      id: next(hall, 'order'),
      name: 'Other',
      kind: 'tournament',
      zone: 'Europe/Minsk',
      rules: { rulebook: 'fsm-2024', switches: {} },
      secondConfirmation: false,
    },
  })),
  ordering('appoint', (hall) =>
    toCup(hall, 'appoint', { person: `p${12 + (hall.club.count % 8)}`, office: 'referee' }),
  ),
  ordering('check-in', (hall) => toCup(hall, 'check-in', { person: 'p20', here: hall.club.count % 2 === 0 })),
  ordering('set-delay', (hall) => toCup(hall, 'set-delay', { seconds: hall.club.count % 2 })),
  ordering('permit-overlay', (hall) =>
    toCup(hall, 'permit-overlay', { game: 'q/1/2', seconds: 900 + (hall.club.count % 2) }),
  ),
  ordering('rename-tournament', (hall) => toCup(hall, 'rename-tournament', { name: 'Cup' })),
  ordering('set-dates', (hall) => toCup(hall, 'set-dates', { from: '2026-01-10', to: '2026-01-11' })),
  ordering('set-hours', (hall) => toCup(hall, 'set-hours', { hours: [] })),
  ordering('swap-seats', (hall) =>
    toCup(hall, 'swap-seats', { stage: 'q', round: 9, players: ['p1', 'p2'] }),
  ),
  ordering('plan-referees', (hall) =>
    toCup(hall, 'plan-referees', { stage: 'q', round: 9, table: 1, referee: null, sides: [] }),
  ),
  ordering('plan-rounds', (hall) =>
    toCup(hall, 'plan-rounds', { rounds: [{ stage: 'q', round: 1, at: '2026-01-10T12:00:00Z' }] }),
  ),
  // Years ahead: whose it is, and not whether it is time.
  ordering('call-round', (hall) =>
    toCup(hall, 'call-round', { stage: 'q', round: 1, startsAt: '2036-01-10T12:00:00Z' }),
  ),
  ordering('uncall-round', (hall) => toCup(hall, 'uncall-round', { stage: 'q', round: 1 })),
  ordering('point-screen', (hall) =>
    toCup(hall, 'point-screen', { screen: 'wall', name: 'Wall', shows: { what: 'countdown' } }),
  ),
  ordering('open-entries', (hall) => toCup(hall, 'open-entries', { question: 'Which club?' })),
  ordering('record-incident', (hall) =>
    toCup(hall, 'record-incident', { game: table, cause: 'votes-miscounted', note: 'it went out' }),
  ),
  ordering('complain', (hall) => toCup(hall, 'complain', { game: table, text: 'The light went out.' })),
  ordering('lines of the game', linesNow),
];

const atTable = { tournament: 'cup', game: table };
const tableQuery = new URLSearchParams(atTable).toString();

/** The table's own device: it has everything that the server has, and takes the table over. */
const syncing: readonly GoodRequest[] = [
  reading('/api/sync/next', '/api/sync/next'),
  reading('/api/sync/commits', `/api/sync/commits?${tableQuery}&after=0`),
  reading('/api/sync/branches', `/api/sync/branches?${tableQuery}`),
  posting('/api/sync/choose', (hall) => ({
    ...atTable,
    id: next(hall, 'choice'),
    branch: 'none',
    stands: 'game',
    expected: 1,
  })),
  posting('/api/sync/commits', async ({ place }) => {
    const { version, hash } = await place.store.head(tableStream);
    return { ...atTable, device: 'phone', from: { version, hash }, commits: [], clock: null };
  }),
  posting('/api/sync/take-over', () => ({ ...atTable, device: 'phone' })),
];

const foul = { what: 'violation', moment: { kind: 'night', number: 1 }, seat: 4, act: null } as const;

/** A side referee's flags; each that is answered was raised for it. */
const flagging: readonly GoodRequest[] = [
  reading('/api/side/games', '/api/side/games'),
  reading('/api/side/flags', `/api/side/flags?${tableQuery}`),
  posting('/api/side/flags', (hall) => ({ ...atTable, id: next(hall, 'flag'), flag: foul })),
  posting('/api/side/answers', async (hall) => {
    const stream = sideStream('cup', table);
    const flag = next(hall, 'raised');
    const events = [{ type: 'FlagRaised', data: { flag: foul, version: 1 } }];
    const commit = { command: flag, at: Date.parse(hall.club.now), device: 'phone', person: 'side', events };
    await hall.place.store.append(stream, (await hall.place.store.head(stream)).version, commit);
    return { ...atTable, flag, answer: 'accepted' };
  }),
];

/** Beside the game: what is read was sent for it, what is answered was asked for it. */
const beside = async (hall: HallOfOffices, person: string, type: string, data: object): Promise<string> => {
  const stream = wordStream('cup', table);
  const command = next(hall, 'told');
  const commit = {
    command,
    at: Date.parse(hall.club.now),
    device: 'phone',
    person,
    events: [{ type, data }],
  };
  await hall.place.store.append(stream, (await hall.place.store.head(stream)).version, commit);
  return command;
};

const wording: readonly GoodRequest[] = [
  reading('/api/words', `/api/words?${tableQuery}`),
  posting('/api/words', (hall) => ({
    ...atTable,
    id: next(hall, 'word'),
    kind: 'word',
    text: 'Ten minutes.',
  })),
  posting(
    '/api/words',
    (hall) => ({ ...atTable, id: next(hall, 'word'), kind: 'ruling', text: 'The vote stands.' }),
    'a ruling',
  ),
  posting('/api/words/read', async (hall) => ({
    ...atTable,
    word: await beside(hall, 'admin', 'WordSent', { kind: 'word', text: 'Ten minutes.' }),
  })),
  posting('/api/words/calls', (hall) => ({ ...atTable, id: next(hall, 'call'), reason: 'ruling', note: '' })),
  posting('/api/words/answers', async (hall) => ({
    ...atTable,
    call: await beside(hall, 'ref', 'ChiefAsked', { reason: 'conduct', note: '' }),
  })),
];

export const goodRequests: readonly GoodRequest[] = [
  reading('/api', '/api'),
  reading('/api/openapi.json', '/api/openapi.json'),
  reading('/api/health', '/api/health'),
  posting('/api/claim', async (hall) => ({
    code: (await ownerCode(hall.place)) ?? 'ABCDEFGHJKMNPQRSTVWXYZ2345',
    club: 'Club',
    nickname: next(hall, 'owner'),
    password: passwordOfAll,
  })),
  posting('/api/sign-in', (_, person) => ({ nickname: person ?? 'guest', password: passwordOfAll })),
  posting('/api/me/password', () => ({ old: passwordOfAll, new: passwordOfAll })),
  reading('/api/me', '/api/me'),
  posting('/api/tokens', () => ({ name: 'bot', days: 1 })),
  reading('/api/tokens', '/api/tokens'),
  {
    route: 'DELETE /api/tokens/{id}',
    what: 'your own',
    make: async ({ place }, person) => ({
      url: `/api/tokens/${(await makeToken(place, person ?? 'guest', { name: 'gone', days: 1 })).id}`,
    }),
  },
  {
    route: 'DELETE /api/tokens/{id}',
    what: 'of somebody else',
    make: async ({ place }) => ({
      url: `/api/tokens/${(await makeToken(place, 'p9', { name: 'kept', days: 1 })).id}`,
    }),
  },
  reading('/api/me/devices', '/api/me/devices'),
  {
    route: 'DELETE /api/me/devices/{id}',
    what: 'your own',
    make: async ({ place }, person) => {
      const session = { person: person ?? 'guest', agent: 'Test/1', only: null, until: null };
      return { url: `/api/me/devices/${(await beginSession(place, session)).id}` };
    },
  },
  {
    route: 'DELETE /api/me/devices/{id}',
    what: 'of somebody else',
    make: async ({ place }) => {
      const session = { person: 'p9', agent: 'Test/1', only: null, until: null };
      return { url: `/api/me/devices/${(await beginSession(place, session)).id}` };
    },
  },
  { route: 'DELETE /api/me/devices', make: () => ({ url: '/api/me/devices' }) },
  posting('/api/people', (hall) => ({ nickname: next(hall, 'newcomer'), club: 'North' })),
  codeFor('for who holds no office', 'p10', {}),
  codeFor('for the chief', 'chief', {}),
  codeFor('for the owner', 'org', {}),
  codeFor('for the referee, that game alone', 'ref', { game: { tournament: 'cup', game: table } }),
  codeFor('for another than its referee', 'ref2', { game: { tournament: 'cup', game: table } }),
  codeFor('for the referee, that tournament alone', 'ref', { tournament: 'cup' }),
  {
    route: 'POST /api/tournaments/{tournament}/badge-codes',
    make: () => ({ url: `${cup}/badge-codes`, body: {} }),
  },
  reading('/api/address', '/api/address'),
  reading('/api/claim', '/api/claim'),
  posting('/api/code', async ({ place }) => ({ code: (await makeCodes(place, ['p10']))[0]?.code })),
  reading('/api/audit', '/api/audit'),
  reading('/api/audit', '/api/audit?of=tournament/cup&person=org&most=3', 'of a tournament'),
  reading('/api/audit/seen', '/api/audit/seen?tournament=cup'),
  reading('/api/audit/devices', '/api/audit/devices'),
  ...orders,
  reading('/api/tournaments', '/api/tournaments'),
  reading('/api/tournaments', '/api/tournaments?kind=evening', 'kind=evening'),
  reading('/api/tournaments/{tournament}', cup),
  reading('/api/tournaments/{tournament}', `${cup}?as=public`, 'as=public'),
  reading('/api/tournaments/{tournament}/standings', `${cup}/standings`),
  reading('/api/tournaments/{tournament}/archive', `${cup}/archive`),
  reading('/api/tournaments/{tournament}/archive', `${cup}/archive?people=yes`, 'people=yes'),
  reading('/api/tournaments/{tournament}/site', `${cup}/site`),
  {
    route: 'POST /api/tournaments/{tournament}/site',
    make: () => ({ url: `${cup}/site`, body: {} }),
  },
  reading('/api/tournaments/{tournament}/games/{game}', game),
  reading('/api/tournaments/{tournament}/games/{game}', `${game}?as=public`, 'as=public'),
  reading('/api/tournaments/{tournament}/games/{game}', `${game}?as=hall`, 'as=hall'),
  reading('/api/tournaments/{tournament}/games/{game}', `${game}?as=overlay`, 'as=overlay'),
  reading('/api/tournaments/{tournament}/games/{game}', `${game}?as=side-referee`, 'as=side-referee'),
  reading('/api/tournaments/{tournament}/games/{game}/record', `${game}/record`),
  reading('/api/tournaments/{tournament}/games/{game}/head', `${game}/head?at=1`),
  reading('/api/tournaments/{tournament}/keys', `${cup}/keys`),
  {
    route: 'POST /api/tournaments/{tournament}/keys',
    make: () => ({ url: `${cup}/keys`, body: { kind: 'screen', name: 'Wall' } }),
  },
  {
    route: 'DELETE /api/tournaments/{tournament}/keys/{key}',
    make: async ({ place }) => {
      const made = { tournament: 'cup', kind: 'screen', name: 'gone', by: 'org' } as const;
      return { url: `${cup}/keys/${(await makeWatchKey(place, made)).id}` };
    },
  },
  {
    route: 'GET /api/tournaments/{tournament}/games/{game}/marks',
    make: () => ({ url: `${game}/marks?form=csv` }),
  },
  reading('/api/overlay', '/api/overlay'),
  posting('/api/overlay', () => ({ ...usualScene })),
  ...atDesk,
  ...ofPeople,
  reading('/metrics', '/metrics'),
  ...syncing,
  ...flagging,
  ...wording,
  ...inRooms,
  reading('/live', '/live'),
  reading('/live/{tournament}', '/live/cup'),
  reading('/live/{tournament}/standings', '/live/cup/standings'),
  reading('/live/{tournament}/games/{game}', `/live/cup/games/${encodeURIComponent(table)}`),
  reading('/live/{tournament}/players/{player}', '/live/cup/players/p1'),
  reading('/live/{tournament}/seating', '/live/cup/seating'),
  reading('/live/{tournament}/seating/{stage}', '/live/cup/seating/q'),
  reading('/live/{tournament}/rules', '/live/cup/rules'),
  reading('/live/{tournament}/poster', '/live/cup/poster'),
  // Last: whoever has a session ends it.
  posting('/api/sign-out', () => ({})),
];

export const methodOf = ({ route }: GoodRequest): 'GET' | 'POST' | 'PUT' | 'DELETE' =>
  (/^\w+/.exec(route)?.[0] ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE';
