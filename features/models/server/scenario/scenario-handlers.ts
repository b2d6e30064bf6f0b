import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { getPlace } from '#features/regions/public.server.ts';
import type { scenarioContract } from '../../contract/scenario-calls.ts';
import type { scenarioRunContract } from '../../contract/scenario-run-calls.ts';
import { newestVersion } from '../../domain/scenario/model-versions.ts';
import { readMeasures } from './read-measures.ts';
import { readStart } from './read-start.ts';
import { saveParams } from './save-params.ts';
import { listSaved, listVariants, maxSaved } from './saved-queries.ts';
import { answerScenario } from './simulate-scenario.ts';

/** Handlers of the scenarios. */
export const scenarioRoutes: Routes<typeof scenarioContract & typeof scenarioRunContract> = {
  async 'modeling/getSimulationParams'({ yugoId, id = null, kind }, context) {
    const { shortName } = await getPlace(yugoId, context);
    const wanted = { accountId: context.caller.accountId!, yugoId, id };
    const isScenario = kind === 'scenario';
    const [start, saved, variants] = await Promise.all([
      isScenario ? readStart(yugoId, context) : null,
      isScenario ? listSaved(context.db, wanted) : [],
      isScenario ? [] : listVariants(context.db, wanted),
    ]);
    const measures = start === null ? [] : await readMeasures(yugoId, start.day, context);
    if (id !== null && saved.length + variants.length === 0) throw new AppError('not_found', { id });
    return {
      yugoId,
      name: shortName,
      modelVersion: newestVersion,
      start,
      measures,
      saved,
      variants,
      limit: maxSaved,
    };
  },

  'modeling/saveSimulationParams': (input, context) => saveParams(input, context),

  'modeling/simulateScenario': (input, context) => answerScenario(input, context),
};
