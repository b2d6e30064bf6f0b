import type { Routes } from '#platform/server/context.ts';
import type { accountContract } from '../contract.ts';

/** Handlers of the account room. */
export const accountRoutes: Routes<typeof accountContract> = {};
