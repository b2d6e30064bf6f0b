import type { Routes } from '#platform/server/context.ts';
import { getPlace } from '#features/regions/server-door.ts';
import type { scenarioContract } from '../../contract/scenario-calls.ts';
import { newestVersion } from '../../domain/scenario/model-versions.ts';
import { readStart } from './read-start.ts';

/** Handlers of the scenarios. */
export const scenarioRoutes: Routes<typeof scenarioContract> = {
  async 'modeling/getSimulationParams'({ yugoId }, context) {
    const { shortName } = await getPlace(yugoId, context);
    const start = await readStart(yugoId, context);
    return { yugoId, name: shortName, modelVersion: newestVersion, start };
  },
};
