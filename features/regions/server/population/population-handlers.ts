import type { Routes } from '#platform/server/context.ts';
import type { populationContract } from '../../contract/population-calls.ts';
import { readPeopleStatistics } from './read-people-statistics.ts';
import { readPeople } from './read-people.ts';

/** Handlers of the population tab. */
export const populationRoutes: Routes<typeof populationContract> = {
  'regiondossier/getPeopleStat': ({ yugoId }, context) => readPeople(yugoId, context),
  'regiondossier/getPeopleStatistics': ({ yugoId }, context) => readPeopleStatistics(yugoId, context),
};
