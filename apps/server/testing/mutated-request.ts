// For tests: a good request with something wrong in it, drawn at random: the body, the address, who asks, how it is sent.
import { readJson } from '@omerta/base/json.ts';
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { mutatedBytes, mutatedText, mutatedValue } from '@omerta/testkit/mutate.ts';
import type { GoodRequest } from './good-request.ts';
import { askerNames, type HallOfOffices, type Headers, ownOrigin, peopleAsking } from './offices.ts';
import { goodRequests, methodOf } from './requests.ts';

export type WireRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly payload?: Buffer;
  readonly remoteAddress: string;
};

type Change = (request: WireRequest, random: Random) => WireRequest;

/** The body as it was meant; what an earlier change has broken is no more than nothing. */
const bodyOf = ({ payload }: WireRequest): unknown => {
  const given = readJson(payload?.toString() ?? '{}');
  return isRefusal(given) ? {} : given.value;
};
const withBody = (request: WireRequest, body: unknown): WireRequest => ({
  ...request,
  headers: { ...request.headers, 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify(body) ?? ''),
});
const withHeader = (request: WireRequest, name: string, value: string): WireRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

/** What a header can carry. */
const inHeader = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?');

const oddTypes = ['text/plain', 'application/xml', 'application/json; charset=utf-16', '', 'a/b/c', 'json'];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const oneMegabyte = 1024 * 1024;

const replaceIn = (value: unknown, key: string, to: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, key, to));
  return Object.fromEntries(
    Object.entries(value).map(([each, inner]) => [each, each === key ? to : replaceIn(inner, key, to)]),
  );
};

const changes: readonly Change[] = [
  // A value somewhere in it of another kind, or a field missing.
  (request, random) => withBody(request, mutatedValue(bodyOf(request), random)),
  (request, random) => withBody(request, mutatedValue(bodyOf(request), random)),
  // A field too many.
  (request, random) =>
    withBody(request, { ...(bodyOf(request) as object), [random.pick(['by', 'at', 'more', 'id'])]: 1 }),
  (request, random) => {
    const body = bodyOf(request) as { readonly command?: object };
    const command = { ...body.command, [random.pick(['by', 'at', 'more', 'lines'])]: 'org' };
    return withBody(request, { ...body, command });
  },
  // Its text, and its bytes.
  (request, random) => ({
    ...request,
    payload: Buffer.from(mutatedText(request.payload?.toString() || '{"a":1}', random)),
  }),
  (request, random) => ({
    ...request,
    payload: Buffer.from(mutatedBytes(request.payload?.length ? request.payload : Buffer.from('{}'), random)),
  }),
  (request, random) => ({ ...request, payload: Buffer.from([0x7b, 0x22, random.pick([0xff, 0xc3, 0x80])]) }),
  // A stale or impossible version, an id that nobody has, a command of another kind.
  (request, random) =>
    withBody(request, replaceIn(bodyOf(request), 'expected', random.pick([0, 1, 99_999, -1]))),
  (request, random) =>
    withBody(
      request,
      replaceIn(bodyOf(request), random.pick(['tournament', 'game', 'person']), `x${random.bits()}`),
    ),
  (request, random) =>
    withBody(
      request,
      replaceIn(bodyOf(request), 'type', random.pick(['form-stage', 'finish-tournament', 'take-case'])),
    ),
  // Another address, another method.
  (request, random) => ({
    ...request,
    url: `/api/${encodeURI(mutatedText(request.url.slice(5), random).toWellFormed())}`,
  }),
  (request, random) => ({ ...request, url: request.url.replace('cup', `x${random.bits()}`) }),
  (request, random) => ({
    ...request,
    url: `${request.url}${random.pick(['?as=x', '?a=1&a=2', '/', '%', '%ff', '?%'])}`,
  }),
  (request, random) => ({ ...request, method: random.pick(methods) }),
  // Another who asks; a token that is none.
  (request, random) =>
    withHeader(request, 'authorization', inHeader(mutatedText('Bearer omt_a.b.c', random))),
  (request, random) => withHeader(request, 'authorization', `Basic ${random.bits()}`),
  (request, random) => withHeader(request, 'cookie', inHeader(mutatedText('omerta-session=a.b.org', random))),
  (request, random) => withHeader(request, 'origin', random.pick(['https://elsewhere.example', 'null', ''])),
  // Sent as something else, or too much of it.
  (request, random) => withHeader(request, 'content-type', random.pick(oddTypes)),
  (request, random) =>
    withHeader(
      request,
      random.pick(['accept-language', 'if-none-match', 'accept', 'expect-ct']),
      inHeader(mutatedText('ru, en;q=0.5', random)),
    ),
  (request, random) =>
    random.chance(0.05)
      ? { ...request, payload: Buffer.alloc(oneMegabyte + 1, 'x') }
      : withBody(request, { x: '['.repeat(10_000) }),
];

/** Passwords cost work on purpose: they are tried less often. */
const isDear = ({ route }: GoodRequest): boolean => /sign-in|password|claim/.test(route);
const cheap = goodRequests.filter((each) => !isDear(each));
const dear = goodRequests.filter(isDear);

const personOf = (name: string): string | null => peopleAsking[name as 'owner'] ?? null;

export const mutatedRequest = async (hall: HallOfOffices, random: Random): Promise<WireRequest> => {
  const good = random.pick(random.chance(0.03) ? dear : cheap);
  const name = random.chance(0.4)
    ? random.pick(['owner', 'chief', 'referee of the table'] as const)
    : random.pick(askerNames);
  const { url, body, bytes } = await good.make(hall, personOf(name));
  let request: WireRequest = {
    method: methodOf(good),
    url,
    headers: { ...hall.headers[name], ...(random.chance(0.1) && { origin: ownOrigin }) },
    // A hall of devices: one of them being turned away must not be why the next is.
    remoteAddress: `10.0.${random.below(40)}.${random.below(250)}`,
  };
  if (body) request = withBody(request, body);
  if (bytes) request = { ...withHeader(request, 'content-type', bytes.type), payload: bytes.of };
  for (let left = random.chance(0.8) ? 1 : 2; left > 0; left--)
    request = random.pick(changes)(request, random);
  return request;
};
