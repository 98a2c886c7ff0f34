// How an answer goes out: its etag, its language, who may keep it, and every failure as a problem document.
import { hash } from 'node:crypto';
import { StoreFault } from '@omerta/store/fault.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bodyBytes, ProblemError } from './body.ts';
import { acceptedLang } from './language.ts';
import { type ApiProblem, problem, problemDocument, problemType } from './problem.ts';
import { faultProblem } from './refused.ts';

/** It may depend on who asks. */
export const ownOnly = 'private, no-store';

/** What is no JSON: a record, an archive, a page. */
export type RawAnswer = {
  readonly raw: string | Buffer;
  readonly type: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

const isRaw = (answer: object): answer is RawAnswer => 'raw' in answer && 'type' in answer;

/** Everything else is JSON. */
export const asBytes = (answer: object): RawAnswer =>
  isRaw(answer) ? answer : { raw: JSON.stringify(answer), type: 'application/json; charset=utf-8' };

const tagOf = (payload: string | Buffer): string => `"${hash('sha256', payload, 'base64url').slice(0, 22)}"`;

const isKnown = (tag: string, header: string | undefined): boolean =>
  (header ?? '').split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** 200 with its etag, or 304 to whoever has it already. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answer: RawAnswer): FastifyReply => {
  const { raw, type, status = 200, headers = {} } = answer;
  reply.code(status).headers(headers).type(type);
  if (!isReading(request) || status !== 200) return reply.send(raw);
  const tag = tagOf(raw);
  reply.header('etag', tag);
  return isKnown(tag, request.headers['if-none-match']) ? reply.code(304).send() : reply.send(raw);
};

/** As bytes: the framework would add a charset to the type of a text. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  found: ApiProblem,
): FastifyReply => {
  const lang = acceptedLang(request.headers['accept-language']);
  reply.code(found.status).headers({
    'cache-control': ownOnly,
    'content-language': lang,
    vary: 'accept-language',
    ...(found.retryAfter !== undefined && { 'retry-after': String(found.retryAfter) }),
  });
  return reply.type(problemType).send(Buffer.from(JSON.stringify(problemDocument(found, lang))));
};

/** Errors that the framework itself raises, by their own codes or statuses. */
const frameworkProblem = (
  { code, statusCode = 500 }: FastifyError,
  { routeOptions }: FastifyRequest,
): ApiProblem | null => {
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return problem('request/address');
  if (statusCode === 413) return problem('request/too-large', { most: routeOptions.bodyLimit ?? bodyBytes });
  if (statusCode === 415) return problem('request/content-type');
  // The web's files know no address with a doubled slash, nor one that leads out of their folder.
  if (statusCode === 404 || code === 'FST_STATIC_FORBIDDEN_PATH') return problem('route/unknown');
  return statusCode >= 400 && statusCode < 500 ? problem('request/broken') : null;
};

/** Whatever was thrown; what nobody expected is logged and told to nobody. */
export const thrownProblem = (error: unknown, request: FastifyRequest): ApiProblem => {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof StoreFault) return faultProblem(error);
  const found =
    error instanceof Error && 'statusCode' in error ? frameworkProblem(error as FastifyError, request) : null;
  if (found) return found;
  request.log.error({ err: error }, 'a request failed');
  return problem('server/failed');
};

export const sendThrown = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, thrownProblem(error, request));
