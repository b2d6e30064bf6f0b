import type { Routes } from '#platform/server/context.ts';
import type { familyContract } from '../../contract/family-calls.ts';

/** Handlers of the family models. */
export const familyRoutes: Routes<typeof familyContract> = {};
