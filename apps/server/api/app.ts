// The API on a server: its routes, its document, the page to browse it; whatever it does not know is a problem too.
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { sendProblem, sendThrown } from './answer.ts';
import { readingBodies } from './body.ts';
import { browseRoutes } from './browse.ts';
import { healthRoute } from './health.ts';
import { documentOptions } from './openapi.ts';
import type { Place } from './place.ts';
import { problem } from './problem.ts';
import type { Route } from './route.ts';
import { serve } from './serve.ts';

/**
 * Whatever is unknown under /api, by whatever method, before a byte of its body is read. The web's files would take
 * every address that is read, so those have a route of their own here.
 */
const unknownOn = async (app: FastifyInstance): Promise<void> => {
  const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendProblem(request, reply, problem('route/unknown'));
  app.addHook('onRequest', async (request, reply) => unknown(request, reply));
  app.setErrorHandler(sendThrown);
  app.setNotFoundHandler(unknown);
  app.get('/*', { schema: { hide: true } as FastifySchema }, unknown);
};

/**
 * Registered before the web's files, which know every other address. `more` is for what is no route: sockets.
 */
export const apiOn = async (
  app: FastifyInstance,
  place: Place,
  routes: readonly Route[],
  more?: (scope: FastifyInstance) => Promise<void>,
): Promise<void> => {
  await app.register(unknownOn, { prefix: '/api' });
  await app.register(async (scope) => {
    // Descriptors read and answers are ours: the schemas are for the document alone.
    scope.setValidatorCompiler(() => () => true);
    scope.setSerializerCompiler(() => (value) => JSON.stringify(value));
    scope.setErrorHandler(sendThrown);
    readingBodies(scope);
    await scope.register(fastifyCookie);
    await scope.register(fastifySwagger, documentOptions(place.version));
    const all = [healthRoute, ...routes];
    serve(scope, place, [...browseRoutes(all, () => scope.swagger()), ...all]);
    await more?.(scope);
  });
};
