import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { PlaceStart } from '../../domain/population/place-start.ts';
import type { Variant } from '../../domain/population/variants.ts';
import { startOfVersion } from '../../domain/population/start-of-version.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import { differenceOf } from '../../domain/population/write-result.ts';
import { runModel } from '../runs/run-model.ts';
import { metaOf } from './read-forecast.ts';
import { readKnownStart } from './read-start.ts';

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
export async function simulatePeople(asked: Asked, context: RequestContext) {
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
