// Where sockets come in: who a connection is, from where it may come, how much it may say at once.

import fastifyWebsocket from '@fastify/websocket';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Asker, askerOf, nobody, originProblem } from '../api/asker.ts';
import { acceptedLang } from '../api/language.ts';
import type { Place } from '../api/place.ts';
import { cameOpenly } from '../hall/openly.ts';
import type { LiveParts } from './live.ts';
import { mostSockets } from './most-sockets.ts';
import { type Connection, liveSocket } from './socket.ts';

/** Beyond it a connection is closed with 1009; what is no UTF-8 with 1007. */
const mostBytes = 64 * 1024;

/** Closed with: policy; and try again later. */
const refused = 1008;
const full = 1013;

/** A browser names where it comes from; a cookie without that authorises nothing. */
const askerOn = async (request: FastifyRequest, place: Place, token?: string): Promise<Asker> => {
  const asker = await askerOf(request, place, token);
  if (isRefusal(asker)) return nobody;
  return asker.session !== null && originProblem(request, place, true) ? nobody : asker;
};

/** Everything at the doors is in the club's order of the log, whichever server wrote it. */
const doorsOf = ({ store, clubName }: Place, scope: FastifyInstance): Connection['onDoors'] => {
  const looking = new Set<() => void>();
  const unwatch = store.watch((order) => {
    if (order === undefined || order === clubName) for (const look of [...looking]) look();
  });
  scope.addHook('onClose', async () => void unwatch());
  return (look) => {
    looking.add(look);
    return () => looking.delete(look);
  };
};

export const socketsOn =
  (place: Place, live: LiveParts, most = mostSockets) =>
  async (scope: FastifyInstance): Promise<void> => {
    const onDoors = doorsOf(place, scope);
    await scope.register(fastifyWebsocket, { options: { maxPayload: mostBytes } });
    scope.get('/api/live', { websocket: true }, (socket, request) => {
      place.sockets++;
      socket.once('close', () => place.sockets--);
      if (place.sockets > most) return socket.close(full);
      if (originProblem(request, place, false)) return socket.close(refused);
      liveSocket(place, live, {
        socket,
        asker: (token) => askerOn(request, place, token),
        onDoors,
        lang: acceptedLang(request.headers['accept-language']),
        isSafe: place.isSafe(request),
        isOpenly: cameOpenly(request.raw),
      });
    });
  };
