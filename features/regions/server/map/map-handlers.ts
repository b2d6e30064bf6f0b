import type { Routes } from '#platform/server/context.ts';
import type { mapContract } from '../../contract/map-calls.ts';
import { listMapIndicators } from './map-indicators.ts';
import { readMapFrames, readRating } from './national-map.ts';

/** Handlers of the national map. */
export const mapRoutes: Routes<typeof mapContract> = {
  'regiondossier/getLocationsRating': ({ indicator, day }, context) => readRating(indicator, day, context),
  async 'regiondossier/getMapIndicators'(_input, context) {
    return { indicators: await listMapIndicators(context) };
  },
  'regiondossier/getIndicatorFrames': (input, context) => readMapFrames(input, context),
};
