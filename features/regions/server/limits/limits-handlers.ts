import type { Routes } from '#platform/server/context.ts';
import type { limitsContract } from '../../contract/limits-calls.ts';
import { readLimits } from './read-limits.ts';

/** Handlers of what is limited. */
export const limitsRoutes: Routes<typeof limitsContract> = {
  'regiondossier/GetRegionLimitations': ({ yugoId }, context) => readLimits(yugoId, context),
};
