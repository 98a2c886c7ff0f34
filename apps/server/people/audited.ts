// What the owner may look up: the doors' own stream, and every order of the club and its tournaments with what it changed.
// Orders stand in the log with who, when and by which device: nothing of them is written a second time.
import type { Machine } from '@omerta/office/keeper.ts';
import { clubMachine, tournamentMachine } from '@omerta/office/machines.ts';
import { clubStream, tournamentStream } from '@omerta/office/streams.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import type { Store } from '@omerta/store/store.ts';
import type { Place } from '../api/place.ts';
import { changesIn, type StateChange } from './changes.ts';
import { type AuditType, auditStream } from './kept/audit.ts';

export type AuditEntry = {
  /** Where it stands in what was asked for; grows. */
  readonly n: number;
  readonly at: string;
  readonly person: string | null;
  readonly device: string;
  /** The event that it is, and those that followed from it. */
  readonly what: string;
  readonly also: readonly string[];
  /** What the doors write of it. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly changes: readonly StateChange[];
  /** So many changes are not told. */
  readonly more: number;
};

export type AuditSource =
  | { readonly of: 'doors' | 'club' }
  | { readonly of: 'tournament'; readonly tournament: string };

export type AuditWanted = {
  readonly before: number | null;
  readonly most: number;
  readonly person: string | null;
  readonly what: string | null;
};

export type AuditPage = {
  readonly entries: readonly AuditEntry[];
  /** The `before` of the next page; null where there is none. */
  readonly next: number | null;
};

const mostChanges = 20;

/** Of the doors: what was not there before, and what is not there any more. */
const turns: Readonly<Record<AuditType, { readonly begins?: string; readonly ends?: string }>> = {
  OwnerClaimed: {},
  SignedIn: { begins: 'session' },
  SignedOut: { ends: 'session' },
  SignInsFailed: {},
  PasswordChanged: { ends: 'ended' },
  SessionRevoked: { ends: 'session' },
  OthersRevoked: { ends: 'ended' },
  LentEnded: { ends: 'ended' },
  TokenMade: { begins: 'token' },
  TokenDeleted: { ends: 'token' },
  CodeMade: { begins: 'code' },
  CodeUsed: { begins: 'session', ends: 'code' },
  WatchKeyMade: { begins: 'key' },
  WatchKeyDeleted: { ends: 'key' },
  WordSent: {},
  ChiefAsked: {},
  RegistrationSettled: { ends: 'registration' },
  PersonChanged: {},
  PhotoSet: {},
  PhotoDeleted: {},
  SitePublished: {},
  BackupFailed: {},
  BackupGood: {},
};

type Data = Readonly<Record<string, unknown>>;

const doorChanges = (type: string, data: Data): readonly StateChange[] => {
  const { begins, ends } = Object.hasOwn(turns, type) ? turns[type as AuditType] : {};
  const [before, after] = [ends, begins].map((field) =>
    field === undefined ? {} : { [field === 'ended' ? 'session' : field]: data[field] },
  );
  return changesIn(before, after);
};

const doorEntry = ({ version, at, person, device, type, data }: Envelope): AuditEntry => ({
  n: version,
  at: new Date(at).toISOString(),
  person,
  device,
  what: type,
  also: [],
  data: data as Data,
  changes: doorChanges(type, data as Data),
  more: 0,
});

type Order<S> = { readonly events: readonly Envelope[]; readonly before: S; readonly after: S };

/** Each command with the state that it found and the one that it left. */
const ordersIn = <S, E>(
  events: readonly Envelope[],
  { initial, evolve, eventOf }: Machine<S, E>,
): readonly Order<S>[] => {
  const orders: Order<S>[] = [];
  let from = 0;
  let before = initial;
  for (let i = 1; i <= events.length; i++) {
    if (i < events.length && events[i]?.command === events[from]?.command) continue;
    const own = events.slice(from, i);
    const after = own.map(eventOf).reduce(evolve, before);
    orders.push({ events: own, before, after });
    [from, before] = [i, after];
  }
  return orders;
};

/** What every command changes, whatever it is. */
const always: readonly string[] = ['at', 'seen'];

const orderEntry = <S>({ events, before, after }: Order<S>): AuditEntry | null => {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return null;
  const changes = changesIn(before, after).filter(({ place }) => !always.includes(place[0] ?? ''));
  return {
    n: last.version,
    at: new Date(first.at).toISOString(),
    person: first.person,
    device: first.device,
    what: first.type,
    also: events.slice(1).map(({ type }) => type),
    changes: changes.slice(0, mostChanges),
    more: Math.max(0, changes.length - mostChanges),
  };
};

const isWanted = (events: readonly Envelope[], { before, person, what }: AuditWanted): boolean =>
  (before === null || (events.at(-1)?.version ?? 0) < before) &&
  (person === null || events[0]?.person === person) &&
  (what === null || events.some(({ type }) => type === what));

/** The newest of these, newest first; `all` stands in the order of the log. */
const pageFrom = <T>(
  all: readonly T[],
  { most }: AuditWanted,
  entryOf: (each: T) => AuditEntry | null,
): AuditPage => {
  const entries = all
    .slice(-most)
    .toReversed()
    .flatMap((each) => entryOf(each) ?? []);
  return { entries, next: all.length > most ? (entries.at(-1)?.n ?? null) : null };
};

/** From the end on, as far back as it takes: nobody reads years of sign-ins for one page. */
const doorsPage = async (store: Store, stream: string, wanted: AuditWanted): Promise<AuditPage> => {
  const { version } = await store.head(stream);
  const end = Math.min(version, (wanted.before ?? version + 1) - 1);
  for (let back = wanted.most + 1; ; back *= 4) {
    const from = Math.max(1, end - back + 1);
    const found = (await store.read(stream, from)).filter((each) => isWanted([each], wanted));
    if (found.length > wanted.most || from === 1) return pageFrom(found, wanted, doorEntry);
  }
};

const ordersPage = async <S, E>(
  store: Store,
  stream: string,
  machine: Machine<S, E>,
  wanted: AuditWanted,
): Promise<AuditPage> => {
  const orders = ordersIn(await store.read(stream), machine);
  return pageFrom(
    orders.filter(({ events }) => isWanted(events, wanted)),
    wanted,
    orderEntry,
  );
};

export const audited = (
  { store, clubName }: Pick<Place, 'store' | 'clubName'>,
  source: AuditSource,
  wanted: AuditWanted,
): Promise<AuditPage> => {
  switch (source.of) {
    case 'doors':
      return doorsPage(store, auditStream(clubName), wanted);
    case 'club':
      return ordersPage(store, clubStream(clubName), clubMachine, wanted);
    case 'tournament':
      return ordersPage(store, tournamentStream(source.tournament), tournamentMachine, wanted);
  }
};
