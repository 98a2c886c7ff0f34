// Asking the server: what it answers, what it refuses, and what is said where nothing of the kind comes back.
import { text } from '@omerta/base/reading.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../device/settings.ts';
import { ask, type Reach, saying } from './ask.ts';

beforeEach(() => changeSettings({ lang: 'ru' }));

const question = { path: '/api/me', reads: saying({ nickname: text }) };
const answering =
  (body: BodyInit | null, status = 200): Reach =>
  async () =>
    new Response(body, { status });

describe('what comes back', () => {
  it('is the answer, without what a later server says besides', async () => {
    const body = JSON.stringify({ nickname: 'Лис', shoe: 43 });
    expect(await ask(question, answering(body))).toEqual({ answer: { nickname: 'Лис' } });
  });

  it('is an answer even where it has a code of its own', async () => {
    const made = { path: '/api/people/p/code', reads: saying({ code: text }) };
    expect(await ask(made, answering('{"code":"ACDEF"}'))).toEqual({ answer: { code: 'ACDEF' } });
  });

  it('is what the server refuses, in its own words, with everything it says', async () => {
    const said = { code: 'sync/held', detail: 'Занято.', version: 4 };
    expect(await ask(question, answering(JSON.stringify(said), 409))).toEqual({
      code: 'sync/held',
      sentence: 'Занято.',
      status: 409,
      said,
    });
  });

  it('is nothing where nobody answers, or not in time', async () => {
    const dead: Reach = () => Promise.reject(new TypeError('fetch failed'));
    expect(await ask(question, dead)).toMatchObject({ code: 'server/out-of-reach', status: 0 });
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
    expect(await ask(question, answering(broken))).toMatchObject({ code: 'server/out-of-reach' });
    const slow: Reach = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const late = await ask({ ...question, milliseconds: 1 }, slow);
    expect(late).toMatchObject({ code: 'server/out-of-reach', sentence: expect.stringMatching(/Сервер/) });
  });

  it.each([
    ['a page of the hall’s network', '<html>', 200],
    ['another answer', '{"name":"x"}', 200],
    ['a proxy’s refusal', 'Bad gateway', 502],
    ['a list', '[]', 404],
  ])('is of somebody else: %s', async (_, body, status) => {
    expect(await ask(question, answering(body, status))).toMatchObject({
      code: 'server/other-answer',
      status,
    });
  });
});

it('asks in the language of the screen, and sends JSON', async () => {
  const reach = vi.fn(answering('{"nickname":"x"}'));
  await ask({ ...question, method: 'POST', body: { a: 1 } }, reach);
  expect(reach.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'accept-language': 'ru', 'content-type': 'application/json' },
  });
});
