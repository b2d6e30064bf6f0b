import { readIncomes, readPlaceResidents } from '#features/regions/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { regionIncomesOf, type DatedIncomes } from '../../domain/family/roll-up-region.ts';

/** Who lives in a region and what they have, as its dossier tells it; null where one of it is not known. Refuses a place that does not exist. */
export async function readRegionIncomes(
  yugoId: number,
  context: RequestContext,
): Promise<DatedIncomes | null> {
  const [{ income, tenths }, { residents }] = await Promise.all([
    readIncomes(yugoId, context),
    readPlaceResidents(yugoId, context),
  ]);
  return regionIncomesOf({ people: residents?.value, income: income.points, tenths });
}
