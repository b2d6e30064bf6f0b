import type { Routes } from '#platform/server/context.ts';
import type { siteContract } from '../contract.ts';

/** Handlers of the site room. */
export const siteRoutes: Routes<typeof siteContract> = {};
