import type { Routes } from '#platform/server/context.ts';
import type { populationContract } from '../../contract/population-calls.ts';

/** Handlers of the population projections. */
export const populationRoutes: Routes<typeof populationContract> = {};
