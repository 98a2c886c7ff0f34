// The OpenAPI document of every route, made of the same descriptors that read it.
import type { Schema } from '@omerta/base/reading.ts';
import type { FastifySchema } from 'fastify';
import { problemType } from './problem.ts';
import type { Route, WhoMay } from './route.ts';

/** The document of section 3 of the contract: every answer of 400 and above. */
export const problemSchema: Schema = {
  type: 'object',
  properties: {
    type: { const: 'about:blank' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string' },
    clause: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    title: { type: 'string' },
    detail: { type: 'string' },
  },
  required: ['type', 'status', 'code', 'clause', 'title', 'detail'],
};

const securities: Readonly<Record<WhoMay, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  anybody: [{}, { session: [] }, { token: [] }],
  'signed-in': [{ session: [] }, { token: [] }],
  owner: [{ session: [] }, { token: [] }],
};

const whoMay: Readonly<Record<WhoMay, string>> = {
  anybody: 'Anybody may ask.',
  'signed-in': 'For whoever is signed in.',
  owner: 'For the owner of the club.',
};

const has = ({ properties }: Schema): boolean => Object.keys(properties ?? {}).length > 0;

const contentOf = (types: readonly string[]): object =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

/** As the document's maker takes it: copies, for it writes into what it is given. */
export const documentSchema = ({ tells, audience, url, bytes, schemas }: Route): FastifySchema => {
  const { params, query, body, answer, answerType } = structuredClone(schemas);
  return {
    summary: tells,
    description: whoMay[audience],
    tags: [url.split('/')[2] ?? 'server'],
    security: securities[audience],
    ...(has(params) && { params }),
    ...(has(query) && { querystring: query }),
    ...(body && { body }),
    ...(bytes && { body: { content: contentOf(bytes) } }),
    response: {
      200: { description: 'Done.', content: { [answerType]: { schema: answer } } },
      default: {
        description: 'A problem.',
        content: { [problemType]: { schema: structuredClone(problemSchema) } },
      },
    },
  } as FastifySchema;
};

export const documentOptions = (version: string) => ({
  convertConstToEnum: false,
  openapi: {
    openapi: '3.1.0' as const,
    info: {
      title: 'Omerta',
      version,
      description:
        'The referee and tournament system for sport mafia: omerta.server/1. Whatever fails is answered with a problem document.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'omerta-session' },
        token: { type: 'http' as const, scheme: 'bearer' },
      },
    },
  },
});
