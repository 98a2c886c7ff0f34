// Bodies of the API: JSON in UTF-8 read strictly, at most a megabyte; bytes where a route asks for them, and nothing else.
import { readJson } from '@omerta/base/json.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { type ApiProblem, problem } from './problem.ts';

export const bodyBytes = 1024 * 1024;

/** Thrown where only an error gets through; the answer is its problem. */
export class ProblemError extends Error {
  readonly problem: ApiProblem;
  constructor(given: ApiProblem) {
    super(given.code);
    this.problem = given;
  }
}

const jsonType = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;

export const isJsonType = (contentType: string | undefined): boolean => jsonType.test(contentType ?? '');

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decoded = (bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
};

/** The value, or the problem with its place. */
export const readBody = (bytes: Uint8Array): { readonly value: unknown } | ApiProblem => {
  const text = decoded(bytes);
  if (text === null) return problem('request/not-utf8');
  const given = readJson(text);
  if (!isRefusal(given)) return given;
  const { line, column, found } = given;
  return problem('request/not-json', { line, column, found });
};

/** In this scope; what is no JSON is refused before it is read. */
export const readingBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyBytes },
    (request, bytes, done) => {
      if (!isJsonType(request.headers['content-type']))
        return done(new ProblemError(problem('request/content-type')));
      const given = readBody(bytes as Buffer);
      if ('value' in given) done(null, given.value);
      else done(new ProblemError(given));
    },
  );
  app.addContentTypeParser('*', (_request, _payload, done) =>
    done(new ProblemError(problem('request/content-type'))),
  );
};

/** In this scope also bytes of these types, as they came. */
export const takingBytes = (app: FastifyInstance, types: readonly string[]): void => {
  app.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
};
