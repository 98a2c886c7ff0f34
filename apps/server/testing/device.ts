// For tests: a device that keeps its cookie and names its origin, as a browser does.
import type { FastifyInstance } from 'fastify';
import { ownOrigin } from './served.ts';

type Headers = Readonly<Record<string, string>>;

export const deviceAt = (app: FastifyInstance, address = '192.0.2.1') => {
  let cookie: string | null = null;
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Headers = { origin: ownOrigin },
  ) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        'user-agent': 'Test/1',
        ...(cookie === null ? {} : { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const [set] = answer.cookies;
    if (set) cookie = set.value === '' ? null : `${set.name}=${encodeURIComponent(set.value)}`;
    return answer;
  };
  return {
    ask,
    get: (url: string, headers?: Headers) => ask('GET', url, undefined, headers),
    post: (url: string, body?: object, headers?: Headers) => ask('POST', url, body, headers),
    del: (url: string) => ask('DELETE', url),
    /** Everything it carries: for another that stole it. */
    cookie: () => cookie,
  };
};

export type TestDevice = ReturnType<typeof deviceAt>;
