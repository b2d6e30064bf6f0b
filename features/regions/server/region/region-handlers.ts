import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Routes } from '#platform/server/context.ts';
import { listPlaceNames, listPlaces } from '#statistics/places/place-queries.ts';
import type { regionContract } from '../../contract/region-calls.ts';
import { readOffices } from './read-offices.ts';
import { readPlaceResidents } from './read-residents.ts';
import { getPlace } from './get-place.ts';

/** Handlers of what stands above every tab. */
export const regionRoutes: Routes<typeof regionContract> = {
  async 'regiondossier/getRegionShortInfo'({ yugoId }, { db, clock, locale }) {
    const place = await getPlace(yugoId, { db, locale });
    const { residents, dataDay } = await readPlaceResidents(yugoId, { db, clock });
    return {
      ...place,
      population: residents,
      ...(await readOffices(yugoId, { db, clock, locale })),
      utcOffset: offsetOf(place.timezone),
      dataDay,
    };
  },
  async 'regiondossier/getGeoHeader'({ yugoId }, { db, locale }) {
    const place = await getPlace(yugoId, { db, locale });
    const places = await listPlaces(db, locale);
    const above = [place.districtId, place.kind === 'country' ? null : federalYugoId];
    return {
      ...place,
      parents: above.flatMap((id) => places.filter((candidate) => candidate.yugoId === id)),
    };
  },
  async 'handbooks/region/getEntries'(_input, { db, locale }) {
    return { entries: await listPlaceNames(db, locale) };
  },
};

/** `UTC+3` of an IANA zone; Russian zones do not change their clocks. */
function offsetOf(timezone: string | null): string | null {
  if (timezone === null) return null;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(Date.UTC(2021, 0, 1)));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? null;
}
