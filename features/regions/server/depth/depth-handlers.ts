import type { Routes } from '#platform/server/context.ts';
import type { depthContract } from '../../contract/depth-calls.ts';
import { familyIndicators } from '../../domain/depth/families.ts';
import { getPlace } from '../region/get-place.ts';
import { readCompared } from './read-compared.ts';
import { readResidents } from './read-residents.ts';

/** Handlers of the pages of families in depth. */
export const depthRoutes: Routes<typeof depthContract> = {
  async 'regiondossier/getFamilyStats'({ yugoId, family }, context) {
    const place = await getPlace(yugoId, context);
    return {
      yugoId,
      name: place.shortName,
      districtName: place.districtName,
      indicators: await readCompared(familyIndicators[family], place, context),
      residents: family === 'population' ? await readResidents(place, context) : null,
    };
  },
};
