import type { Routes } from '#platform/server/context.ts';
import type { modelsContract } from '../contract.ts';
import { familyRoutes } from './family/family-handlers.ts';
import { populationRoutes } from './population/population-handlers.ts';
import { scenarioRoutes } from './scenario/scenario-handlers.ts';

/** Handlers of the models room. */
export const modelsRoutes: Routes<typeof modelsContract> = {
  ...scenarioRoutes,
  ...populationRoutes,
  ...familyRoutes,
};
