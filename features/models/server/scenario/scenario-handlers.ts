import type { Routes } from '#platform/server/context.ts';
import type { scenarioContract } from '../../contract/scenario-calls.ts';

/** Handlers of the scenarios. */
export const scenarioRoutes: Routes<typeof scenarioContract> = {};
