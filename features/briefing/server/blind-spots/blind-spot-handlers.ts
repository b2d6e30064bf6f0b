import { getPlace } from '#features/regions/public.server.ts';
import type { Routes } from '#platform/server/context.ts';
import type { blindSpotContract } from '../../contract/blind-spot-calls.ts';
import { findBlindSpots } from '../../domain/find-blind-spots.ts';
import { readPlaceWeeks } from './read-place-weeks.ts';

const maxShown = 10;

/** Handlers of the call about blind spots. */
export const blindSpotRoutes: Routes<typeof blindSpotContract> = {
  async 'event/getBlindSpots'({ yugoId, rubricId }, asked) {
    const place = await getPlace(yugoId, asked);
    const { week, weeks, source } = await readPlaceWeeks(asked, rubricId);
    const district = place.kind === 'district' ? yugoId : place.districtId;
    const districtName = place.kind === 'district' ? place.shortName : place.districtName;
    const near = weeks.filter(({ districtId }) => district === null || districtId === district);
    return {
      week,
      districtName,
      silent: findBlindSpots(near).silent.slice(0, maxShown),
      loud: findBlindSpots(weeks).loud.slice(0, maxShown),
      headlines: weeks.reduce((sum, { headlines }) => sum + headlines, 0),
      source,
    };
  },
};
