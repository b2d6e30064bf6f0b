import type { Routes } from '#platform/server/context.ts';
import type { digestContract } from '../contract.ts';
import { alertRoutes } from './alerts/alert-handlers.ts';
import { categoryRoutes } from './categories/category-handlers.ts';
import { editionRoutes } from './digest/digest-handlers.ts';
import { watchRoutes } from './watches/watch-handlers.ts';
import { subscriptionRoutes } from './subscriptions/subscription-handlers.ts';

/** Handlers of the digest room. */
export const digestRoutes: Routes<typeof digestContract> = {
  ...alertRoutes,
  ...categoryRoutes,
  ...editionRoutes,
  ...subscriptionRoutes,
  ...watchRoutes,
};
