import type { Routes, RequestContext } from '#platform/server/context.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { populationContract } from '../../contract/population-calls.ts';
import { readForecast, metaOf } from './read-forecast.ts';
import { type PlaceStart, startOfVersion } from '../../domain/population/place-start.ts';
import type { Variant } from '../../domain/population/variants.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import { differenceOf } from '../../domain/population/write-result.ts';
import { runModel } from '../runs/run-model.ts';
import { readKnownStart } from './read-start.ts';

/** Handlers of the population projections. */
export const populationRoutes: Routes<typeof populationContract> = {
  'modeling/getPeopleStatsForecast': (input, context) => readForecast(input, context),
  'modeling/simulatePeopleStats': (input, context) => simulatePeople(input, context),
};

interface Asked {
  yugoId: number;
  params: PopulationParams;
  start?: PlaceStart | undefined;
  compareWith: Variant;
  modelVersion: number;
  members: number;
  seed: number;
}

/** A projection by given parameters and its reference over the same years. */
async function simulatePeople(asked: Asked, context: RequestContext) {
  const { yugoId, params, compareWith, modelVersion: version, members, seed } = asked;
  const results = await runModel(async () => {
    const known = await readKnownStart(yugoId, context);
    if (known === null) throw new AppError('not_found', { yugoId });
    const own = startOfVersion(known, version);
    const reference = { ...own.variants[compareWith], horizonYears: params.horizonYears };
    const start = asked.start ?? own.start;
    return { kind: 'population', start, params, reference, version, members, seed } as const;
  }, context);
  return {
    yugoId,
    ...results,
    difference: differenceOf(results.scenario, results.reference),
    meta: metaOf(context, version),
  };
}
