import type { Routes } from '#platform/server/context.ts';
import type { keepingContract } from '../contract.ts';
import { alertRoutes } from './alerts/alert-handlers.ts';
import { categoryRoutes } from './categories/category-handlers.ts';
import { digestRoutes } from './digest/digest-handlers.ts';
import { noticeRoutes } from './notices/notice-handlers.ts';
import { watchRoutes } from './watches/watch-handlers.ts';
import { subscriptionRoutes } from './subscriptions/subscription-handlers.ts';

/** Handlers of the keeping room. */
export const keepingRoutes: Routes<typeof keepingContract> = {
  ...alertRoutes,
  ...categoryRoutes,
  ...noticeRoutes,
  ...digestRoutes,
  ...subscriptionRoutes,
  ...watchRoutes,
};
