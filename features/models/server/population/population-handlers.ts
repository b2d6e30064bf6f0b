import type { Routes } from '#platform/server/context.ts';
import type { populationContract } from '../../contract/population-calls.ts';
import { simulatePeople } from './simulate-people.ts';
import { readForecast } from './read-forecast.ts';

/** Handlers of the population projections. */
export const populationRoutes: Routes<typeof populationContract> = {
  'modeling/getPeopleStatsForecast': (input, context) => readForecast(input, context),
  'modeling/simulatePeopleStats': (input, context) => simulatePeople(input, context),
};
