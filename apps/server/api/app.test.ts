// The frame of the API: bodies, problems, etags, languages, the document and the page; every status of section 3.
import { langs } from '@omerta/base/lang.ts';
import { optional, shape, text, whole } from '@omerta/base/reading.ts';
import { StoreFault } from '@omerta/store/fault.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, served } from '../testing/served.ts';
import { problemSchema } from './openapi.ts';
import { route } from './route.ts';
import { throttleBy } from './throttle.ts';

const routes = [
  route({
    method: 'POST',
    url: '/api/echo/:id',
    tells: 'Says it again.',
    params: shape({ id: text }),
    body: shape({ word: text, times: optional(whole(1, 9)) }),
    answer: shape({ id: text, word: text }),
    audience: 'anybody',
    handle: ({ params, body }) => ({ id: params.id, word: body.word }),
  }),
  route({
    method: 'GET',
    url: '/api/word',
    tells: 'A word.',
    query: shape({ of: optional(text) }),
    answer: shape({ word: text }),
    audience: 'anybody',
    handle: ({ query }) => ({ word: query.of ?? 'word' }),
  }),
  route({
    method: 'GET',
    url: '/api/broken',
    tells: 'Fails.',
    answer: shape({}),
    audience: 'anybody',
    handle: () => {
      throw new Error('a secret of the inside');
    },
  }),
  route({
    method: 'GET',
    url: '/api/unreachable',
    tells: 'Has no store.',
    answer: shape({}),
    audience: 'anybody',
    handle: () => {
      throw new StoreFault({ code: 'store/out-of-reach', home: 'db.example/club', reason: 'gone' });
    },
  }),
  route({
    method: 'GET',
    url: '/api/mine',
    tells: 'For whoever is signed in.',
    answer: shape({}),
    audience: 'signed-in',
    handle: () => ({}),
  }),
];

let on: Served;
beforeAll(async () => {
  on = await served(routes);
});
afterAll(() => on.close());

const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json, url = '/api/echo/1') =>
  on.app.inject({ method: 'POST', url, headers, payload });

type Answer = Awaited<ReturnType<typeof post>>;

/** The document of the contract, whole. */
const expectProblem = (answer: Answer, status: number, code: string): void => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const found = answer.json();
  expect(found).toMatchObject({ type: 'about:blank', status, code, clause: null });
  for (const key of problemSchema['required'] as string[]) expect(found).toHaveProperty(key);
  expect(found.detail).toMatch(/[.]$/);
};

describe('bodies', () => {
  it('a described one is taken, with its charset named or not', async () => {
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"',
    ])
      expect((await post('{"word": "да"}', { 'content-type': type })).json()).toEqual({
        id: '1',
        word: 'да',
      });
    expect((await post('{"word": "a"}', json, '/api/echo/q%2F1%2F1')).json().id).toBe('q/1/1');
  });

  it.each([
    ['another type', 'text/plain', '{"word": "a"}', 'request/content-type'],
    ['a form', 'application/x-www-form-urlencoded', 'word=a', 'request/content-type'],
    ['another charset', 'application/json; charset=latin1', '{"word": "a"}', 'request/content-type'],
    ['no JSON', 'application/json', '{"word": a}', 'request/not-json'],
    ['a byte order mark', 'application/json', '\ufeff{"word": "a"}', 'request/not-json'],
    ['a key twice', 'application/json', '{"word": "a", "word": "b"}', 'request/not-json'],
    ['too deep', 'application/json', `${'['.repeat(200)}${']'.repeat(200)}`, 'request/not-json'],
    ['a field missing', 'application/json', '{}', 'request/unreadable'],
    ['a field too many', 'application/json', '{"word": "a", "more": 1}', 'request/unreadable'],
    ['a field of another kind', 'application/json', '{"word": 7}', 'request/unreadable'],
    ['no object', 'application/json', '["word"]', 'request/unreadable'],
  ])('400: %s', async (_, type, payload, code) => {
    expectProblem(await post(payload, { 'content-type': type }), 400, code);
  });

  it('400: bytes that are no UTF-8', async () => {
    expectProblem(await post(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 400, 'request/not-utf8');
  });

  it('the place is named: line and column, or the field', async () => {
    expect((await post('{\n "word": a}')).json().detail).toMatch(/line 2, column 10/);
    expect((await post('{"word": "a", "times": 99}')).json().detail).toContain('body.times');
    expect((await post('')).json().detail).toContain('body');
  });

  it('413 over a megabyte, and a megabyte is taken', async () => {
    const padded = (bytes: number): string => {
      const frame = JSON.stringify({ word: '' });
      return JSON.stringify({ word: 'x'.repeat(bytes - frame.length) });
    };
    expect((await post(padded(1024 * 1024))).statusCode).toBe(200);
    expectProblem(await post(padded(1024 * 1024 + 1)), 413, 'request/too-large');
  });

  it('a query is read as strictly as a body', async () => {
    expect((await on.app.inject('/api/word?of=x')).json()).toEqual({ word: 'x' });
    expectProblem(await on.app.inject('/api/word?off=x'), 400, 'request/unreadable');
    expectProblem(await on.app.inject('/api/word?of=x&of=y'), 400, 'request/unreadable');
  });
});

describe('problems', () => {
  it('404: an unknown route and an unknown method, whatever is sent with it', async () => {
    for (const url of ['/api/nothing', '/api/word/more', '/api/'])
      expectProblem(await on.app.inject({ method: 'GET', url: `${url}x` }), 404, 'route/unknown');
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
      expectProblem(await on.app.inject({ method, url: '/api/word' }), 404, 'route/unknown');
    expectProblem(await post('{broken', json, '/api/nothing'), 404, 'route/unknown');
    expectProblem(await post('x', { 'content-type': 'text/plain' }, '/api/word'), 404, 'route/unknown');
  });

  it('401 without a session', async () => {
    expectProblem(await on.app.inject('/api/mine'), 401, 'auth/none');
  });

  it('500 tells nothing of the inside', async () => {
    const answer = await on.app.inject('/api/broken');
    expectProblem(answer, 500, 'server/failed');
    expect(answer.body).not.toContain('secret');
  });

  it('503 where the store does not answer, without its address', async () => {
    const answer = await on.app.inject('/api/unreachable');
    expectProblem(answer, 503, 'store/unreachable');
    expect(answer.body).not.toContain('db.example');
  });

  it('the detail is in the language asked for, English otherwise', async () => {
    const detail = async (header?: string) =>
      (
        await on.app.inject({
          url: '/api/mine',
          headers: header === undefined ? {} : { 'accept-language': header },
        })
      ).json().detail;
    const [english, russian] = ['You are not signed in.', 'Вы не вошли.'];
    expect(await detail()).toBe(english);
    expect(await detail('ru-RU,ru;q=0.9,en;q=0.8')).toBe(russian);
    expect(await detail('en;q=0.5, ru;q=0.7')).toBe(russian);
    expect(await detail('ru;q=0, en')).toBe(english);
    expect(await detail('de, fr;q=0.9')).toBe(english);
    expect(await detail('RU')).toBe(russian);
  });

  it('what depends on who asks is kept by nobody', async () => {
    for (const url of ['/api/mine', '/api/word', '/api/nothing'])
      expect((await on.app.inject(url)).headers['cache-control']).toBe('private, no-store');
  });

  it('429 with retry-after for an address that asks without end, and for no other', async () => {
    const { app, close, pass, place } = await served(routes);
    Object.assign(place, { throttle: throttleBy(place.now, { person: 5, address: 20 }) });
    const ask = (remoteAddress: string) => app.inject({ url: '/api/word', remoteAddress });
    for (let asked = 0; asked < 20; asked++) expect((await ask('192.0.2.1')).statusCode).toBe(200);
    const last = await ask('192.0.2.1');
    expectProblem(last, 429, 'request/too-many');
    expect(last.headers['retry-after']).toBe('1');
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    pass(1);
    for (const status of [200, 200, 429]) expect((await ask('192.0.2.1')).statusCode).toBe(status);
    await close();
  });
});

describe('reading', () => {
  it('has an etag, and 304 answers whoever has it', async () => {
    const first = await on.app.inject('/api/word');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect((await on.app.inject('/api/word?of=another')).headers.etag).not.toBe(tag);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await on.app.inject({ url: '/api/word', headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    const other = await on.app.inject({ url: '/api/word', headers: { 'if-none-match': '"x"' } });
    expect(other.statusCode).toBe(200);
  });

  it('HEAD is like GET without its body', async () => {
    const [get, head] = [
      await on.app.inject('/api/word'),
      await on.app.inject({ method: 'HEAD', url: '/api/word' }),
    ];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag]);
    expect((await on.app.inject({ method: 'HEAD', url: '/api/mine' })).statusCode).toBe(401);
  });

  it('health says how it is, also where it does not serve', async () => {
    const { app, place, close } = await served(routes);
    const health = async () => {
      const answer = await app.inject('/api/health');
      return [answer.statusCode, answer.json()];
    };
    const own = { format: 'omerta.health/1', version: '0.0.0', store: 'folder' };
    expect(await health()).toEqual([200, { ...own, status: 'ok' }]);
    for (const state of ['starting', 'stopping'] as const) {
      place.state = state;
      expect(await health()).toEqual([503, expect.objectContaining({ ...own, status: state })]);
      expectProblem(await app.inject('/api/word'), 503, `server/${state}`);
    }
    place.state = 'ok';
    const head = async () => {
      throw new StoreFault({ code: 'store/out-of-reach', home: 'x', reason: 'y' });
    };
    Object.assign(place.store, { head });
    expect(await health()).toEqual([503, expect.objectContaining({ ...own, status: 'store-unreachable' })]);
    await close();
  });
});

describe('the document', () => {
  it('is OpenAPI 3.1 and has every route with its fields, answer and problem', async () => {
    const found = (await on.app.inject('/api/openapi.json')).json();
    expect(found.openapi).toBe('3.1.0');
    const paths = ['/api', '/api/broken', '/api/echo/{id}', '/api/health', '/api/mine', '/api/openapi.json'];
    expect(Object.keys(found.paths).toSorted()).toEqual([...paths, '/api/unreachable', '/api/word']);
    const echo = found.paths['/api/echo/{id}'].post;
    expect(echo.summary).toBe('Says it again.');
    expect(echo.parameters).toMatchObject([
      { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
    ]);
    expect(echo.requestBody.content['application/json'].schema).toMatchObject({
      properties: { word: { type: 'string' }, times: { type: 'integer', minimum: 1, maximum: 9 } },
      required: ['word'],
      additionalProperties: false,
    });
    expect(echo.responses['200'].content['application/json'].schema.required).toEqual(['id', 'word']);
    expect(echo.responses.default.content['application/problem+json'].schema).toEqual(problemSchema);
  });

  it('is browsed on a page without a script, in both languages', async () => {
    for (const lang of langs) {
      const page = await on.app.inject({ url: '/api', headers: { 'accept-language': lang } });
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain(`<html lang="${lang}">`);
      expect(page.body).not.toMatch(/<script|<style|style=/);
      for (const { url } of routes) expect(page.body).toContain(url);
      expect((await on.app.inject(`/api?lang=${lang}`)).body).toBe(page.body);
    }
  });
});
