// The service that `npm start` puts over its place: every route, the sockets, and what is measured of them.
import type { FastifyInstance } from 'fastify';
import { apiOn } from './api/app.ts';
import type { Place } from './api/place.ts';
import { liveOn } from './live/live.ts';
import { socketsOn } from './live/socket-route.ts';
import { ownerCode } from './people/claim.ts';
import type { Practice } from './practice/practice.ts';
import { routesOver } from './routes.ts';
import { type Metrics, metricsOf } from './run/metrics.ts';
import type { Service } from './start.ts';

export const serveApi = async (
  app: FastifyInstance,
  place: Place,
  metrics: Metrics = metricsOf(),
  practice?: Practice,
): Promise<void> => {
  const live = liveOn(place.store, place.now, place.home);
  app.addHook('onListen', async () => void live.rooms.resume().catch(() => undefined));
  app.addHook('onClose', async () => {
    live.hub.close();
    live.rooms.close();
  });
  await apiOn(app, place, routesOver(live, metrics, practice), socketsOn(place, live));
};

export const service: Service = { api: serveApi, ownerLink: ownerCode };
