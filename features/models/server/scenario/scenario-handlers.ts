import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { getPlace } from '#features/regions/server-door.ts';
import type { scenarioContract } from '../../contract/scenario-calls.ts';
import { newestVersion } from '../../domain/scenario/model-versions.ts';
import { readStart } from './read-start.ts';
import { saveScenario } from './save-scenario.ts';
import { listSaved } from './saved-queries.ts';

/** Handlers of the scenarios. */
export const scenarioRoutes: Routes<typeof scenarioContract> = {
  async 'modeling/getSimulationParams'({ yugoId, id = null }, context) {
    const { shortName } = await getPlace(yugoId, context);
    const [start, saved] = await Promise.all([
      readStart(yugoId, context),
      listSaved(context.db, context.caller.accountId!, yugoId, id),
    ]);
    if (id !== null && saved.length === 0) throw new AppError('not_found', { id });
    return { yugoId, name: shortName, modelVersion: newestVersion, start, saved };
  },

  'modeling/saveSimulationParams': (input, context) => saveScenario(input, context),
};
