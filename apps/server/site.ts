// The server: hands out the built web; each of its screens is one page, and so is the one that says there is none.
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import fastifyStatic from '@fastify/static';
import { isScreen } from '@omerta/web/routing/screens.ts';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sendProblem, sendThrown } from './api/answer.ts';
import { answerClientError } from './api/client-error.ts';
import { problem } from './api/problem.ts';
import type { Keys } from './hall/certificates.ts';
import { doorOf } from './hall/door.ts';
import { mostSockets } from './live/most-sockets.ts';

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

/** Voice is for the page on which people play with each other, and for no other. */
const isForVoice = (path: string): boolean => /^\/play(\/|$)/i.test(path);

const permissions = (microphone: '()' | '(self)'): string =>
  `camera=(self), screen-wake-lock=(self), microphone=${microphone}, geolocation=()`;

const headers = {
  'content-security-policy': contentPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A browser refuses this one at an address it does not trust, and says so as a fault of the page. */
const trustedHeaders = { 'cross-origin-opener-policy': 'same-origin' };

const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const isTrusted = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'https' || ownNames.has(hostname);

/** How much of a request is waited for and taken: a hall behind one address has a few hundred phones. */
export type Limits = {
  readonly headerBytes: number;
  readonly bodyBytes: number;
  /** Those that ask and are answered; sockets, which are open for hours, are counted apart. */
  readonly connections: number;
  readonly sockets: number;
  /** For the whole of a request to arrive, and how often it is looked at. */
  readonly requestMilliseconds: number;
  readonly checkMilliseconds: number;
  /** A connection on which nothing moves, and one kept for a next request. */
  readonly idleMilliseconds: number;
};

const usualLimits: Limits = {
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  connections: 2_000,
  sockets: mostSockets,
  requestMilliseconds: 10_000,
  checkMilliseconds: 1_000,
  idleMilliseconds: 30_000,
};

/** With HTTPS: its certificate, and what the network is told and given without. */
export type Secured = {
  readonly keys: Keys;
  readonly stranger: RequestListener;
  readonly isOpen: (request: IncomingMessage) => boolean;
};

/** The id of a game or a person, percent-encoded in an address. */
const longestParameter = 800;

/**
 * Whoever opens connections without number takes none from those who watch, and who watches none from those who ask. No
 * address has a limit of its own: a hall is behind one.
 */
const limitConnections = (
  app: FastifyInstance,
  { connections, sockets }: Limits,
  openSockets: () => number,
): void => {
  let open = 0;
  app.server.maxConnections = connections + sockets;
  app.server.on('connection', (socket: Socket) => {
    open++;
    socket.once('close', () => open--);
    if (open - openSockets() > connections) socket.destroy();
  });
};

type SiteParts = {
  readonly limits?: Limits;
  readonly secured?: Secured | undefined;
  /** How many of its connections have become sockets. */
  readonly sockets?: () => number;
  /** Registered before the web's files, which take every other address. */
  readonly api?: (app: FastifyInstance) => Promise<void>;
};

const limited = async (
  limits: Limits,
  { secured, sockets = () => 0 }: SiteParts,
): Promise<FastifyInstance> => {
  const http = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.requestMilliseconds,
    connectionsCheckingInterval: limits.checkMilliseconds,
  };
  const app = fastify({
    routerOptions: { maxParamLength: longestParameter },
    frameworkErrors: sendThrown,
    clientErrorHandler: answerClientError,
    // What has come is answered, and the API itself says that it is stopping.
    return503OnClosing: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMilliseconds,
    connectionTimeout: limits.idleMilliseconds,
    keepAliveTimeout: limits.idleMilliseconds,
    http,
    ...(secured && {
      serverFactory: (handler: RequestListener) => doorOf(handler, { ...secured, times: limits, http }),
    }),
  });
  limitConnections(app, limits, sockets);
  // Whoever was answered before he had said all (too much, unknown) would go on sending it; and a connection that asked
  // to become a socket where there is none belongs to nobody any more, and no time limit of the server would end it.
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete || raw.headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  return app;
};

const writtenPath = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** As it was meant: `/api%2Fhealth` is an address under /api. */
const pathOf = (request: FastifyRequest): string => {
  const written = writtenPath(request);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** A file, the API or the metrics: whoever asks for one would take a page for it. */
const isForPrograms = (path: string): boolean => /\.\w+$/.test(path) || /^\/+(api|metrics)(\/|$)/i.test(path);

/** A public page is named without a slash at its end, and people write one. */
const withoutSlash = ({ url }: FastifyRequest): string | undefined =>
  /^(\/live(?:\/[^?]*?)?)\/(\?.*)?$/.exec(url)?.slice(1).join('');

export const site = async (folder: string, parts: SiteParts = {}): Promise<FastifyInstance> => {
  const { limits = usualLimits, api } = parts;
  const app = await limited(limits, parts);
  app.setErrorHandler(sendThrown);
  app.addHook(
    'onSend',
    async (request, reply) =>
      void reply.headers({
        ...headers,
        'permissions-policy': permissions(isForVoice(pathOf(request)) ? '(self)' : '()'),
        ...(isTrusted(request) && trustedHeaders),
      }),
  );
  await api?.(app);
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheOf(path)),
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isForPrograms(path)) return sendProblem(request, reply, problem('route/unknown'));
    const meant = withoutSlash(request);
    if (meant !== undefined) return reply.redirect(meant, 308);
    // Any other page is the web's screen that says so: people read it, and programs read the status.
    // A game's name has slashes, and an address names it with them written as %2F.
    const isKnown = isScreen(path) || isScreen(writtenPath(request));
    return reply.code(isKnown ? 200 : 404).sendFile('index.html');
  });
  return app;
};
