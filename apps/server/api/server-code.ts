// What the server itself refuses: a stable code, its status, and what its sentence may name.

/** Of what the server itself refuses; what the office refuses is in `refused.ts`. */
export const serverStatuses = {
  'request/content-type': 400,
  'request/not-utf8': 400,
  'request/not-json': 400,
  'request/unreadable': 400,
  'request/address': 400,
  'request/broken': 400,
  'request/slow': 408,
  'request/too-large': 413,
  'request/headers': 431,
  'request/too-many': 429,
  'route/unknown': 404,
  'server/failed': 500,
  'server/starting': 503,
  'server/stopping': 503,
  'store/unreachable': 503,
  'origin/missing': 403,
  'origin/foreign': 403,
  'auth/none': 401,
  'auth/credentials': 401,
  'auth/code': 401,
  'auth/token': 401,
  'auth/too-many': 429,
  'auth/not-owner': 403,
  'auth/one-game': 403,
  'auth/no-device': 403,
  'code/not-yours': 403,
  'device/unknown': 404,
  'token/unknown': 404,
  'nickname/taken': 409,
  'nickname/form': 422,
  'password/length': 422,
  'token/days': 422,
  'token/name': 422,
  'token/most': 422,
} as const;
export type ServerCode = keyof typeof serverStatuses;

/** What a sentence may name. */
export type ProblemWords = Readonly<Record<string, string | number>>;
export type ProblemTexts = { readonly [C in ServerCode]: (words: ProblemWords) => string };
