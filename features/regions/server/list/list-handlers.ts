import type { Routes } from '#platform/server/context.ts';
import type { listContract } from '../../contract/list-calls.ts';
import { readIncidenceList } from './incidence-list.ts';

/** Handlers of the list of regions. */
export const listRoutes: Routes<typeof listContract> = {
  'regiondossier/getRegionList': (_input, context) => readIncidenceList(context),
};
