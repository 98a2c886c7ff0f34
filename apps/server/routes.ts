// Every route of the API in one list: what the document shows, what is served, and what rights are held against.
import { addressRoute } from './api/address.ts';
import type { Route } from './api/route.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { joinRoutes } from './desk/join-routes.ts';
import { paperRoutes } from './desk/paper-routes.ts';
import { personRoutes } from './desk/person-routes.ts';
import { photoRoutes } from './desk/photo-routes.ts';
import { registrationRoutes } from './desk/registration-routes.ts';
import { standingsRoutes } from './desk/standings-routes.ts';
import type { LiveParts } from './live/live.ts';
import { overlayRoutes } from './live/overlay-routes.ts';
import { watchKeyRoutes } from './live/watch-key-routes.ts';
import { orderRoute } from './orders/order-route.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { siteRoutes } from './pages/site-routes.ts';
import { routesOfPeople } from './people/routes.ts';
import { idlePractice, type Practice } from './practice/practice.ts';
import { practiceRoutes } from './practice/practice-routes.ts';
import { gameRoutes } from './read/game-routes.ts';
import { tournamentRoutes } from './read/tournament-routes.ts';
import { roomReadingRoutes } from './rooms/room-reading-routes.ts';
import { roomRoutes } from './rooms/room-routes.ts';
import { metricsRoute } from './run/measured.ts';
import type { Metrics } from './run/metrics.ts';
import { sideRoutes } from './side/side-routes.ts';
import { syncRoutes } from './sync/sync-routes.ts';
import { wordRoutes } from './words/word-routes.ts';

export const routesOver = (
  live: LiveParts,
  metrics: Metrics,
  practice: Practice = idlePractice(),
): readonly Route[] => [
  ...routesOfPeople,
  addressRoute,
  orderRoute,
  ...tournamentRoutes(live),
  ...gameRoutes(live),
  ...watchKeyRoutes(live),
  ...overlayRoutes(live),
  ...deskRoutes(live),
  ...standingsRoutes(live),
  ...paperRoutes(live),
  ...registrationRoutes(live),
  ...personRoutes(live),
  ...joinRoutes(live),
  ...photoRoutes,
  ...practiceRoutes(practice),
  metricsRoute(metrics),
  ...syncRoutes(live),
  ...sideRoutes(live),
  ...wordRoutes(live),
  ...roomRoutes(live.rooms),
  ...roomReadingRoutes(live.rooms),
  ...pageRoutes(live),
  ...siteRoutes(live),
];
