// Who is asking: the session of a cookie, the token of a program, or nobody.
import type { FastifyRequest } from 'fastify';
import { cameOpenly } from '../hall/openly.ts';
import { isOwner } from '../people/kept/owner.ts';
import { type OneGame, sessionBy } from '../people/kept/sessions.ts';
import { tokenBy, tokenPrefix } from '../people/kept/tokens.ts';
import { isScreenCode, watchKeyBy } from '../people/kept/watch-keys.ts';
import { isTurned } from './attempts.ts';
import type { Place } from './place.ts';
import { type ApiProblem, problem } from './problem.ts';

export type Asker = {
  readonly person: string | null;
  /** How the log and the audit call where it came from. */
  readonly device: string;
  /** The id of the session, where a cookie carries one. */
  readonly session: string | null;
  /** A session that may do nothing but lead this game. */
  readonly only: OneGame | null;
  /** A session that is good in this tournament alone. */
  readonly within: string | null;
  /** Let in by a code that another's hand has made. */
  readonly lent: boolean;
  /** A bearer that is no token of a person: the key of an overlay, a room or a chair. */
  readonly bearer: string | null;
};

export const nobody: Asker = {
  person: null,
  device: 'nobody',
  session: null,
  only: null,
  within: null,
  lent: false,
  bearer: null,
};

export const sessionCookie = 'omerta-session';

/** Failures of one address, whatever was tried. */
export const addressLimit = (address: string) => ({ key: `address ${address}`, most: 100 });

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S{1,2000}) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;

const byToken = async (
  request: FastifyRequest,
  place: Place,
  bearer: string,
): Promise<Asker | ApiProblem> => {
  const found = await place.attempts.attempt([addressLimit(request.ip)], () => tokenBy(place, bearer));
  if (isTurned(found)) return problem('auth/too-many', { seconds: found.wait });
  return found === null
    ? problem('auth/token')
    : { ...nobody, person: found.person, device: `token-${found.id}`, lent: found.lent };
};

/** The code of a screen is short enough to be guessed at: whoever fails is counted, as with every way in. */
const byScreenCode = async (
  request: FastifyRequest,
  place: Place,
  bearer: string,
): Promise<Asker | ApiProblem> => {
  const found = await place.attempts.attempt([addressLimit(request.ip)], () => watchKeyBy(place, bearer));
  if (isTurned(found)) return problem('auth/too-many', { seconds: found.wait });
  return found === null ? problem('auth/screen') : { ...nobody, bearer };
};

/** Without HTTPS in a hall: the code of a screen, or nobody. A cookie is not even looked at. */
const openly = async (
  request: FastifyRequest,
  place: Place,
  bearer: string | null,
): Promise<Asker | ApiProblem> => {
  if (bearer === null && request.headers.authorization === undefined) return nobody;
  return bearer !== null && isScreenCode(bearer)
    ? byScreenCode(request, place, bearer)
    : problem('auth/plain', { address: `https://${request.host}` });
};

/** What is good in one tournament ends with it. */
export const isFinished = async ({ office }: Pick<Place, 'office'>, tournament: string): Promise<boolean> =>
  (await office.tournament(tournament)).state.phase === 'finished';

/** Whoever may do what the owner may: not where his device was let in for one game or one tournament. */
export const asksAsOwner = async (place: Place, { person, only, within }: Asker): Promise<boolean> =>
  person !== null && only === null && within === null && (await isOwner(place, person));

/** A token goes before a cookie. A header of another kind than `Bearer` is no token of ours. */
export const askerOf = async (
  request: FastifyRequest,
  place: Place,
  token: string | null = null,
): Promise<Asker | ApiProblem> => {
  const bearer = token ?? bearerOf(request);
  if (cameOpenly(request.raw)) return openly(request, place, bearer);
  if (bearer?.startsWith(tokenPrefix)) return byToken(request, place, bearer);
  if (bearer !== null && isScreenCode(bearer)) return byScreenCode(request, place, bearer);
  if (bearer !== null) return { ...nobody, bearer };
  if (request.headers.authorization !== undefined) return problem('auth/token');
  const cookie = request.cookies[sessionCookie];
  const session = cookie === undefined ? null : await sessionBy(place, cookie);
  if (!session || (session.within !== null && (await isFinished(place, session.within)))) return nobody;
  const { id, person, only, within, lent } = session;
  return { ...nobody, person, device: `session-${id}`, session: id, only, within, lent };
};

/** What is wrong with where a request comes from; a browser names it in everything but a plain reading of its own. */
export const originProblem = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  place: Pick<Place, 'origins'>,
  isNeeded: boolean,
): ApiProblem | null => {
  const { origin } = headers;
  if (origin === undefined) return isNeeded ? problem('origin/missing') : null;
  return place.origins().includes(origin) ? null : problem('origin/foreign');
};
