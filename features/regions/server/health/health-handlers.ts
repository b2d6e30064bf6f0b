import type { Routes } from '#platform/server/context.ts';
import type { healthContract } from '../../contract/health-calls.ts';
import { supplyIndicators } from '../../domain/depth/families.ts';
import { readCompared } from '../depth/read-compared.ts';
import { getPlace } from '../region/get-place.ts';
import { readEpidemic } from './read-epidemic.ts';
import { readMorbidity } from './read-morbidity.ts';

/** Handlers of the health page. */
export const healthRoutes: Routes<typeof healthContract> = {
  async 'regiondossier/getHealthcareStats'({ yugoId }, context) {
    const place = await getPlace(yugoId, context);
    return {
      yugoId,
      name: place.shortName,
      supply: await readCompared(supplyIndicators, place, context),
      morbidity: await readMorbidity(yugoId, context),
      epidemic: await readEpidemic(yugoId, context),
    };
  },
};
