import type { Routes } from '#platform/server/context.ts';
import type { ecologyContract } from '../../contract/ecology-calls.ts';
import { readEcology } from './read-ecology.ts';

/** Handlers of the ecology tab. */
export const ecologyRoutes: Routes<typeof ecologyContract> = {
  'regiondossier/getEcoMonitoring': ({ yugoId }, context) => readEcology(yugoId, context),
};
