// What a server puts over its place: the API with everything live on it.
import type { FastifyInstance } from 'fastify';
import { apiOn } from './api/app.ts';
import type { Place } from './api/place.ts';
import { liveOn } from './live/live.ts';
import { socketsOn } from './live/socket-route.ts';
import { routesOver } from './routes.ts';
import { type Backups, noBackups } from './run/keep-backups.ts';

export const serveApi = async (
  app: FastifyInstance,
  place: Place,
  backups: Backups = noBackups,
): Promise<void> => {
  const live = liveOn(place.store, place.now);
  app.addHook('onClose', async () => live.hub.close());
  await apiOn(app, place, routesOver(live, backups), socketsOn(place, live));
};
