import type { Routes } from '#platform/server/context.ts';
import type { stagesContract } from '../../contract/stages-calls.ts';
import { readStages } from './read-stages.ts';

/** Handlers of the stages. */
export const stagesRoutes: Routes<typeof stagesContract> = {
  'regiondossier/getInfectionStages': ({ yugoId }, context) => readStages(yugoId, context),
};
