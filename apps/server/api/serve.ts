// Serves routes: who asks, from where, how often and whether he may; then what the route's own handler says.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownOnly, sendAnswer, sendProblem, sendThrown } from './answer.ts';
import { type Asker, askerOf, asksAsOwner, nobody, originProblem, sessionCookie } from './asker.ts';
import { bodyBytes, takingBytes } from './body.ts';
import { acceptedLang } from './language.ts';
import { documentSchema } from './openapi.ts';
import type { Place } from './place.ts';
import { type ApiProblem, problem } from './problem.ts';
import type { Route } from './route.ts';

const safeMethods: readonly string[] = ['GET', 'HEAD'];

const waiting = (seconds: number): ApiProblem | null =>
  seconds === 0 ? null : problem('request/too-many', { seconds });

/**
 * A cookie authorises nothing that another site asked for: what changes something names its own origin. Where a
 * cookie is not needed (a sign-in), it is as if it were not there.
 */
const withOrigin = (
  asker: Asker,
  request: FastifyRequest,
  place: Place,
  route: Route,
): Asker | ApiProblem => {
  const isReading = safeMethods.includes(request.method);
  if (asker.session === null) {
    const isProgram = asker.person !== null || asker.bearer !== null;
    return (isReading || isProgram ? null : originProblem(request, place, false)) ?? asker;
  }
  const wrong = originProblem(request, place, !isReading);
  if (!wrong) return asker;
  return route.audience === 'anybody' && wrong.code === 'origin/missing' ? nobody : wrong;
};

/** A session for one game is nobody wherever that game is not led. */
const withinOneGame = (asker: Asker, route: Route): Asker | ApiProblem => {
  if (asker.only === null || route.forOneGame) return asker;
  return route.audience === 'anybody' ? nobody : problem('auth/one-game');
};

/** Which tournament a request names, wherever its route has it. */
const tournamentNamed = ({ params, query, body }: FastifyRequest): unknown => {
  const said = [params, query, body].find(
    (each): each is { readonly tournament: unknown } =>
      typeof each === 'object' && each !== null && Object.hasOwn(each, 'tournament'),
  );
  return said?.tournament;
};

/** A session for one tournament is nobody wherever that one is not named, or where the owner alone may ask. */
const withinTournament = (asker: Asker, request: FastifyRequest, route: Route): Asker | ApiProblem => {
  if (asker.within === null || route.forOneTournament) return asker;
  if (route.audience !== 'owner' && tournamentNamed(request) === asker.within) return asker;
  return route.audience === 'anybody' ? nobody : problem('auth/one-tournament');
};

const allowed = async (asker: Asker, place: Place, { audience }: Route): Promise<Asker | ApiProblem> => {
  if (audience === 'anybody') return asker;
  if (asker.person === null) return problem('auth/none');
  return audience === 'owner' && !(await asksAsOwner(place, asker)) ? problem('auth/not-owner') : asker;
};

/** A person has his own allowance, and takes nothing from those who share his address. */
const busy = ({ person }: Asker, { ip }: FastifyRequest, { throttle }: Place): ApiProblem | null =>
  waiting(person === null ? throttle.address(ip) : throttle.person(person));

/** Who asks, as far as this route is concerned; or why it is not answered. */
export const admitted = async (
  request: FastifyRequest,
  place: Place,
  route: Route,
): Promise<Asker | ApiProblem> => {
  const asker = await askerOf(request, place);
  const tooMany = busy(isRefusal(asker) ? nobody : asker, request, place);
  if (tooMany) return tooMany;
  if (isRefusal(asker)) return asker;
  if (asker.bearer !== null && !route.otherKeys) return problem('auth/token');
  const here = withOrigin(asker, request, place, route);
  if (isRefusal(here)) return here;
  const held = withinOneGame(here, route);
  const within = isRefusal(held) ? held : withinTournament(held, request, route);
  return isRefusal(within) ? within : allowed(within, place, route);
};

const yearSeconds = 400 * 86_400;

/** HTTPS here, or before a proxy: then the browser names it in the origin. */
const isHttps = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || headers.origin?.startsWith('https://') === true;

const giveSession = (request: FastifyRequest, reply: FastifyReply, secret: string | null): void => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
  if (secret === null) reply.clearCookie(sessionCookie, options);
  else reply.setCookie(sessionCookie, secret, { ...options, maxAge: yearSeconds });
};

const isShared = ({ shared }: Route, { query }: FastifyRequest): boolean =>
  shared === 'as-public' ? (query as { readonly as?: unknown }).as === 'public' : shared === true;

const answering =
  (route: Route, place: Place) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', isShared(route, request) ? 'no-cache' : ownOnly);
    if (place.state !== 'ok' && !route.always)
      return sendProblem(request, reply, problem(`server/${place.state}`));
    const asker = await admitted(request, place, route);
    if (isRefusal(asker)) return sendProblem(request, reply, asker);
    const given = {
      params: request.params,
      query: request.query,
      body: request.body === undefined ? {} : request.body,
    };
    const lang = acceptedLang(request.headers['accept-language']);
    const sessions: (string | null)[] = [];
    const setSession = (secret: string | null): void => void sessions.push(secret);
    const answer = await route.run(given, { asker, lang, request, setSession }, place);
    if (isRefusal(answer)) return sendProblem(request, reply, answer);
    // Only now: whoever is answered with a problem has the session he had before.
    for (const secret of sessions) giveSession(request, reply, secret);
    return sendAnswer(request, reply, answer);
  };

export const serve = (app: FastifyInstance, place: Place, routes: readonly Route[]): void => {
  for (const route of routes) {
    const served = {
      method: route.method,
      url: route.url,
      schema: documentSchema(route),
      bodyLimit: route.bodyLimit ?? bodyBytes,
      errorHandler: sendThrown,
      handler: answering(route, place),
    };
    const { bytes } = route;
    if (bytes === undefined) app.route(served);
    else
      app.register(async (scope) => {
        takingBytes(scope, bytes);
        scope.route(served);
      });
  }
};
