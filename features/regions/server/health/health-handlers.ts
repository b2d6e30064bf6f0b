import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { healthContract } from '../../contract/health-calls.ts';
import { familyIndicators, supplyIndicators } from '../../domain/depth/families.ts';
import { readCompared } from '../depth/read-compared.ts';
import { getPlace } from '../region/get-place.ts';
import { readEpidemic } from './read-epidemic.ts';
import { readMorbidity } from './read-morbidity.ts';

/** Handlers of the health page. */
export const healthRoutes: Routes<typeof healthContract> = {
  async 'regiondossier/getHealthcareStats'({ yugoId }, context) {
    const place = await getPlace(yugoId, context);
    const [supply, morbidity, epidemic] = await Promise.all([
      readSupply(place, context),
      readMorbidity(yugoId, context),
      readEpidemic(yugoId, context),
    ]);
    return { yugoId, name: place.shortName, supply, morbidity, epidemic };
  },
};

/** What of the family tells the supply: read with the whole of it, which the page's other call asks for at the same moment. */
async function readSupply(place: Parameters<typeof readCompared>[1], context: RequestContext) {
  const all = await readCompared(familyIndicators.health, place, context);
  return supplyIndicators.flatMap(
    ({ indicator, dims }) => all.find((known) => known.indicator === indicator && known.dims === dims) ?? [],
  );
}
