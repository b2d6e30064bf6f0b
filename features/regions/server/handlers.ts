import type { Routes } from '#platform/server/context.ts';
import type { regionsContract } from '../contract.ts';

/** Handlers of the regions room. */
export const regionsRoutes: Routes<typeof regionsContract> = {};
