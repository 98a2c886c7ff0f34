// One port for both: HTTPS for whoever speaks it; without it this machine is served, and the network is given what
// everybody may see and shown the way to HTTPS. A browser in which somebody types the bare address comes without.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { isLocal } from './carry-roles.ts';
import { letInOpenly } from './openly.ts';

/** Every conversation of TLS begins with a record of this type. */
const handshake = 0x16;

type Keys = { readonly cert: string; readonly key: string };

export type DoorTimes = { readonly requestMilliseconds: number; readonly idleMilliseconds: number };

type DoorParts = {
  readonly keys: Keys;
  /** What the network is told without HTTPS. */
  readonly stranger: RequestListener;
  /** What it is given all the same. */
  readonly isOpen: (request: IncomingMessage) => boolean;
  readonly times: DoorTimes;
  readonly http: ServerOptions;
};

const timed = <S extends Server>(server: S, { requestMilliseconds, idleMilliseconds }: DoorTimes): S => {
  server.keepAliveTimeout = idleMilliseconds;
  server.requestTimeout = requestMilliseconds;
  server.setTimeout(idleMilliseconds);
  return server;
};

/** Looks at the first byte and hands the connection on; one that says nothing is cut. */
const sorting =
  (secure: (socket: Socket) => void, plain: (socket: Socket) => void, { requestMilliseconds }: DoorTimes) =>
  (socket: Socket): void => {
    const cut = (): void => void socket.destroy();
    socket.setTimeout(requestMilliseconds, cut);
    socket.on('error', cut);
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.setTimeout(0);
      socket.removeListener('timeout', cut);
      socket.removeListener('error', cut);
      (first[0] === handshake ? secure : plain)(socket);
      socket.unshift(first);
      socket.resume();
    });
  };

/** The server that listens; upgrades of both kinds come out of it. */
export const doorOf = (
  handler: RequestListener,
  { keys, stranger, isOpen, times, http }: DoorParts,
): SecureServer => {
  const secure = timed(
    createSecureServer({ ...http, ...keys, handshakeTimeout: times.requestMilliseconds }, handler),
    times,
  );
  const plain = timed(
    createServer(http, (request, reply) => {
      if (isLocal(request)) return handler(request, reply);
      return isOpen(request) ? handler(letInOpenly(request), reply) : stranger(request, reply);
    }),
    times,
  );
  plain.on('upgrade', (request, socket, head) => {
    if (isLocal(request)) secure.emit('upgrade', request, socket, head);
    else if (isOpen(request)) secure.emit('upgrade', letInOpenly(request), socket, head);
    else socket.destroy();
  });
  // A handshake that failed leaves nobody to whom an answer could be written.
  secure.removeAllListeners('tlsClientError');
  secure.on('tlsClientError', (_error, socket) => void socket.destroy());
  plain.on('clientError', (error, socket) => void secure.emit('clientError', error, socket));
  const taken = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on(
    'connection',
    sorting(
      (socket) => {
        for (const take of taken) take.call(secure, socket);
      },
      (socket) => void plain.emit('connection', socket),
      times,
    ),
  );
  const closeIdle = secure.closeIdleConnections.bind(secure);
  secure.closeIdleConnections = () => {
    closeIdle();
    plain.closeIdleConnections();
  };
  return secure;
};
