// Every route about who is asking.
import type { Route } from '../api/route.ts';
import { auditRoutes } from './audit-routes.ts';
import { badgeRoutes } from './badge-routes.ts';
import { claimRoute } from './claim.ts';
import { clubRoutes } from './club-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tokenRoutes } from './token-routes.ts';

export const routesOfPeople: readonly Route[] = [
  claimRoute,
  ...signInRoutes,
  ...tokenRoutes,
  ...peopleRoutes,
  ...badgeRoutes,
  ...auditRoutes,
  ...clubRoutes,
];
