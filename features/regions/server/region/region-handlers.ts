import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Routes } from '#platform/server/context.ts';
import { listPlaceNames, listPlaces } from '#facts/places/place-queries.ts';
import { findSpan } from '#facts/series/daily-columns.ts';
import type { regionContract } from '../../contract/region-calls.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { readOffices } from './read-offices.ts';
import { readResidents } from './read-residents.ts';
import { getPlace } from './get-place.ts';

/** Handlers of what stands above every tab. */
export const regionRoutes: Routes<typeof regionContract> = {
  async 'regiondossier/getRegionShortInfo'({ yugoId }, { db, clock, locale }) {
    const place = await getPlace(yugoId, { db, locale });
    const { last } = await findSpan(db, codes.cases, federalYugoId, clock.day);
    const residents = await readResidents(db, last ?? clock.day, clock.day);
    return {
      ...place,
      population: residents.get(yugoId) ?? null,
      ...(await readOffices(yugoId, { db, clock, locale })),
      utcOffset: offsetOf(place.timezone),
      dataDay: last,
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
