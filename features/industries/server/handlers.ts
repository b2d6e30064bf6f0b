import type { Routes } from '#platform/server/context.ts';
import type { industriesContract } from '../contract.ts';
import { branchRoutes } from './branch/branch-handlers.ts';
import { editingRoutes } from './branch/editing-handlers.ts';
import { okvedRoutes } from './handbook/handbook-handlers.ts';
import { industryNewsRoutes } from './news/news-handlers.ts';
import { industryRoutes } from './industry/industry-handlers.ts';

/** Handlers of the industries room. */
export const industriesRoutes: Routes<typeof industriesContract> = {
  ...industryRoutes,
  ...industryNewsRoutes,
  ...branchRoutes,
  ...editingRoutes,
  ...okvedRoutes,
};
