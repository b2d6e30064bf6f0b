import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import { startOfVersion } from '../../domain/population/place-start.ts';
import { runModel } from '../runs/run-model.ts';
import { readKnownStart } from './read-start.ts';

/** Refuses a variant that cannot be run for the place, field by field; one run tells, beside the process's own thread. */
export async function refuseVariant(
  yugoId: number,
  { params, version }: { params: PopulationParams; version: number },
  context: RequestContext,
): Promise<void> {
  await runModel(async () => {
    const known = await readKnownStart(yugoId, context);
    if (known === null) throw new AppError('not_found', { yugoId });
    const { start } = startOfVersion(known, version);
    return { kind: 'population', start, params, reference: params, version, members: 0, seed: 1 } as const;
  }, context);
}
