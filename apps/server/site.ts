// The server: hands out the built web; an address it does not know is a screen of the web.
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

/** A file with a hash in its name never changes; the page and the service worker must be asked for each time. */
const cacheOf = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Nothing comes from elsewhere, no script or style stands in a page, and no other page may frame the table. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentPolicy,
  'permissions-policy': 'camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A browser refuses this one at an address it does not trust, and says so as a fault of the page. */
const trustedHeaders = { 'cross-origin-opener-policy': 'same-origin' };

const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const isTrusted = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'https' || ownNames.has(hostname);

export const site = async (folder: string): Promise<FastifyInstance> => {
  const app = fastify();
  app.addHook(
    'onSend',
    async (request, reply) =>
      void reply.headers(isTrusted(request) ? { ...headers, ...trustedHeaders } : headers),
  );
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheOf(path)),
  });
  app.setNotFoundHandler((request, reply) => {
    const screen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/\.\w+$/.test(new URL(request.url, 'http://omerta').pathname);
    return screen ? reply.sendFile('index.html') : reply.code(404).type('text/plain').send('Not found\n');
  });
  return app;
};
