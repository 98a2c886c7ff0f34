// The service that `npm start` puts over its place: every route, the sockets, and what is measured of them.
import type { FastifyInstance } from 'fastify';
import { apiOn } from './api/app.ts';
import type { Place } from './api/place.ts';
import { liveOn } from './live/live.ts';
import { socketsOn } from './live/socket-route.ts';
import { watchKeyRoutes } from './live/watch-key-routes.ts';
import { orderRoute } from './orders/order-route.ts';
import { ownerCode } from './people/claim.ts';
import { routesOfPeople } from './people/routes.ts';
import { gameRoutes } from './read/game-routes.ts';
import { tournamentRoutes } from './read/tournament-routes.ts';
import { metricsRoute } from './run/measured.ts';
import type { Metrics } from './run/metrics.ts';
import type { Service } from './start.ts';

const api = async (app: FastifyInstance, place: Place, metrics: Metrics): Promise<void> => {
  const live = liveOn(place.store, place.now);
  const routes = [
    ...routesOfPeople,
    orderRoute,
    ...tournamentRoutes(live),
    ...gameRoutes(live),
    ...watchKeyRoutes(live),
    metricsRoute(metrics),
  ];
  await apiOn(app, place, routes, socketsOn(place, live));
};

export const service: Service = { api, ownerLink: ownerCode };
