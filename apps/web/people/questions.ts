// What the pages about people ask the server: who is here, his devices and tokens, the audit, codes for tables.
import { flag, listOf, mapOf, type Of, optional, orNull, text, whole } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../server/ask.ts';

type Asked<T> = Promise<ServerAnswer<T> | AskRefusal>;

const most = Number.MAX_SAFE_INTEGER;
const nothing = saying({});
/** `stage`: its name, null at an evening; `attempt`: 2 and more where it is played again. */
const oneGame = saying({
  tournament: text,
  game: text,
  stage: orNull(text),
  round: whole(0, most),
  table: whole(0, most),
  attempt: whole(1, most),
});
export type NamedGame = Of<typeof oneGame>;

const me = saying({
  person: orNull(text),
  nickname: optional(text),
  offices: optional(listOf(saying({ tournament: text, office: text }))),
  club: optional(orNull(text)),
  only: optional(oneGame),
  within: optional(text),
});
export type Me = Of<typeof me>;

const desks: ReadonlySet<string> = new Set(['organiser', 'administrator', 'chief']);

/** Whether the desk of a tournament is his; without one: of any, or of one that he may make. */
export const runsTournaments = ({ offices = [], club = null }: Me, tournament?: string): boolean =>
  (tournament === undefined && club !== null) ||
  offices.some((each) => desks.has(each.office) && (tournament ?? each.tournament) === each.tournament);

/** Tournaments where he holds an office away from the desk: what he has to decide stands in a room of its own. */
export const judgesIn = (me: Me): readonly string[] => {
  const held = new Set((me.offices ?? []).map(({ tournament }) => tournament));
  return [...held].filter((tournament) => !runsTournaments(me, tournament));
};

export const tableOffices = ['referee', 'side-referee'] as const;
const tables: ReadonlySet<string> = new Set(tableOffices);

/** Those of them where he decides cases, and not at a table. */
export const decidesIn = (me: Me): readonly string[] =>
  judgesIn(me).filter((tournament) =>
    me.offices?.some((each) => each.tournament === tournament && !tables.has(each.office)),
  );

const device = saying({
  id: text,
  agent: text,
  made: text,
  used: text,
  until: orNull(text),
  only: orNull(oneGame),
  current: flag,
});
export type OwnDevice = Of<typeof device>;

const ownDevices = saying({ devices: listOf(device), hasPassword: flag });
export type OwnDevices = Of<typeof ownDevices>;

const token = saying({ id: text, name: text, made: text, until: text });
export type OwnToken = Of<typeof token>;

const entry = saying({
  n: whole(1, most),
  at: text,
  person: orNull(text),
  device: text,
  what: text,
  told: listOf(text),
  changes: listOf(saying({ told: listOf(text), before: orNull(text), after: orNull(text) })),
  more: whole(0, most),
});
export type AuditLine = Of<typeof entry>;

const auditPage = saying({ entries: listOf(entry), next: orNull(whole(1, most)), names: mapOf(text) });
export type AuditAnswer = Of<typeof auditPage>;

const seen = saying({
  seen: listOf(saying({ game: text, at: text, person: orNull(text), device: text, way: text })),
  names: mapOf(text),
});
export type SeenAnswer = Of<typeof seen>;

const clocks = saying({
  devices: listOf(
    saying({
      device: text,
      person: text,
      agent: text,
      made: text,
      ahead: orNull(whole(-most, most)),
      measured: orNull(text),
    }),
  ),
  names: mapOf(text),
});
export type ClocksAnswer = Of<typeof clocks>;

const tournaments = saying({
  tournaments: listOf(saying({ tournament: text, name: text, phase: text })),
});
export type Tournaments = Of<typeof tournaments>;

/** The desk calls a game `id`, everybody else `game`. */
const games = saying({
  view: saying({
    games: listOf(
      saying({
        id: optional(text),
        game: optional(text),
        round: whole(0, most),
        table: whole(0, most),
        status: text,
        referee: orNull(text),
      }),
    ),
  }),
  names: mapOf(text),
});
export type TournamentGames = Of<typeof games>;

/** It lives for ten minutes: by whose clock is the server's affair. */
const made = saying({ code: text });
export type MadeCode = Of<typeof made>;

const badgeCodes = saying({ codes: listOf(saying({ person: text, code: text })) });

const post = <T>(path: string, body: object, reads: Parameters<typeof ask<T>>[0]['reads']): Asked<T> =>
  ask({ method: 'POST', path, body, reads });
const remove = (path: string): Asked<object> => ask({ method: 'DELETE', path, reads: nothing });
const query = (fields: Readonly<Record<string, string | null>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  ).toString();

export type AuditQuestion = {
  readonly of: string;
  readonly person: string | null;
  readonly what: string | null;
  readonly before: string | null;
};

export const questions = {
  me: (milliseconds?: number): Asked<Me> =>
    ask({ path: '/api/me', reads: me, ...(milliseconds !== undefined && { milliseconds }) }),
  unclaimed: (): Asked<{ readonly club: string | null }> =>
    ask({ path: '/api/claim', reads: saying({ club: orNull(text) }) }),
  claim: (given: { code: string; club: string; nickname: string; password: string }): Asked<object> =>
    post('/api/claim', given, nothing),
  signIn: (given: { nickname: string; password: string }): Asked<object> =>
    post('/api/sign-in', given, nothing),
  exchange: (code: string): Asked<object> => post('/api/code', { code }, nothing),
  signOut: (): Asked<object> => post('/api/sign-out', {}, nothing),
  password: (given: { old: string; new: string }): Asked<object> => post('/api/me/password', given, nothing),
  devices: (): Asked<OwnDevices> => ask({ path: '/api/me/devices', reads: ownDevices }),
  revoke: (id: string): Asked<object> => remove(`/api/me/devices/${encodeURIComponent(id)}`),
  revokeOthers: (): Asked<{ readonly ended: number }> =>
    ask({ method: 'DELETE', path: '/api/me/devices', reads: saying({ ended: whole(0, most) }) }),
  tokens: (): Asked<{ readonly tokens: readonly OwnToken[] }> =>
    ask({ path: '/api/tokens', reads: saying({ tokens: listOf(token) }) }),
  makeToken: (given: { name: string; days: number }): Asked<{ readonly token: string }> =>
    post('/api/tokens', given, saying({ token: text })),
  deleteToken: (id: string): Asked<object> => remove(`/api/tokens/${encodeURIComponent(id)}`),
  audit: (asked: AuditQuestion): Asked<AuditAnswer> =>
    ask({ path: `/api/audit?${query({ ...asked, most: '50' })}`, reads: auditPage }),
  seen: (tournament: string): Asked<SeenAnswer> =>
    ask({ path: `/api/audit/seen?${query({ tournament })}`, reads: seen }),
  clocks: (): Asked<ClocksAnswer> => ask({ path: '/api/audit/devices', reads: clocks }),
  tournaments: (): Asked<Tournaments> => ask({ path: '/api/tournaments', reads: tournaments }),
  evenings: (): Asked<Tournaments> => ask({ path: '/api/tournaments?kind=evening', reads: tournaments }),
  games: (tournament: string): Asked<TournamentGames> =>
    ask({ path: `/api/tournaments/${encodeURIComponent(tournament)}`, reads: games }),
  makeCode: (
    person: string,
    scope: { game?: { tournament: string; game: string }; tournament?: string } = {},
  ): Asked<MadeCode> => post(`/api/people/${encodeURIComponent(person)}/code`, scope, made),
  badgeCodes: (tournament: string): Asked<Of<typeof badgeCodes>> =>
    post(`/api/tournaments/${encodeURIComponent(tournament)}/badge-codes`, {}, badgeCodes),
};
