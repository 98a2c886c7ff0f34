// Every route about who is asking.
import type { Route } from '../api/route.ts';
import { auditRoutes } from './audit-routes.ts';
import { badgeRoutes } from './badge-routes.ts';
import { claimRoutes } from './claim.ts';
import { clubRoutes } from './club-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tokenRoutes } from './token-routes.ts';

export const routesOfPeople: readonly Route[] = [
  ...claimRoutes,
  ...signInRoutes,
  ...tokenRoutes,
  ...peopleRoutes,
  ...badgeRoutes,
  ...auditRoutes,
  ...clubRoutes,
];
