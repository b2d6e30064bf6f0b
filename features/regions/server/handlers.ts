import { AppError } from '#platform/contract/errors.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { regionsContract } from '../contract.ts';
import { chartRows } from '../domain/chart-rows.ts';
import { codes } from '../domain/indicator-codes.ts';
import { readIncidenceList, readResidents, readSource } from './incidence-list.ts';
import { listMapIndicators, readMapFrames, readRating } from './national-map.ts';
import { readOverview } from './overview.ts';
import { findPlace, listPlaceNames, listPlaces } from './place-queries.ts';
import { findSpan, readDailyColumns } from './series-queries.ts';

/** Handlers of the regions room. */
export const regionsRoutes: Routes<typeof regionsContract> = {
  async 'regiondossier/getRegionList'(_input, context) {
    const list = await readIncidenceList(context);
    return { ...list, source: await readSource(context, codes.cases, list.day) };
  },
  async 'regiondossier/getRegionShortInfo'({ yugoId }, { db, clock, locale }) {
    const place = await getPlace(yugoId, { db, locale });
    const { last } = await findSpan(db, codes.cases, federalYugoId, clock.day);
    const residents = await readResidents(db, last ?? clock.day, clock.day);
    return {
      ...place,
      population: residents.get(yugoId) ?? null,
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
  async 'regiondossier/getMainStat'({ yugoId }, context) {
    const { from, column, to } = await readWhole(
      yugoId,
      [codes.casesTotal, codes.curedTotal, codes.deathsTotal],
      context,
    );
    const rows = (code: string) => (from === null ? [] : chartRows(column(code), from));
    const source = await readSource(context, codes.casesTotal, to);
    return {
      yugoId,
      cases: rows(codes.casesTotal),
      cured: rows(codes.curedTotal),
      deaths: rows(codes.deathsTotal),
      source,
    };
  },
  async 'regiondossier/getRegionStat'({ yugoId, from, to }, context) {
    const place = await getPlace(yugoId, context);
    const days = await readWhole(yugoId, [codes.cases, codes.cured, codes.deaths], context, { from, to });
    const residents = await readResidents(context.db, days.to ?? context.clock.day, context.clock.day);
    return {
      yugoId,
      shortName: place.shortName,
      population: residents.get(yugoId) ?? null,
      firstDay: days.from,
      cases: days.column(codes.cases),
      cured: days.column(codes.cured),
      deaths: days.column(codes.deaths),
      source: await readSource(context, codes.cases, days.to),
    };
  },
  'regiondossier/getOverview': ({ yugoId }, context) => readOverview(yugoId, context),
  'regiondossier/getLocationsRating': ({ indicator, day }, context) => readRating(indicator, day, context),
  async 'regiondossier/getMapIndicators'(_input, context) {
    return { indicators: await listMapIndicators(context) };
  },
  'regiondossier/getIndicatorFrames': (input, context) => readMapFrames(input, context),
  async 'handbooks/region/getEntries'(_input, { db, locale }) {
    return { entries: await listPlaceNames(db, locale) };
  },
};

async function getPlace(yugoId: number, { db, locale }: Pick<RequestContext, 'db' | 'locale'>) {
  const place = await findPlace(db, yugoId, locale);
  if (!place) throw new AppError('region_not_found', { yugoId });
  return place;
}

/** Columns of daily series over their whole span, or the part asked for. */
async function readWhole(
  yugoId: number,
  indicators: readonly string[],
  { db, clock, locale }: RequestContext,
  wanted: { from?: string; to?: string } = {},
) {
  await getPlace(yugoId, { db, locale });
  const { first, last } = await findSpan(db, indicators[0]!, yugoId, clock.day);
  const from = wanted.from !== undefined && first !== null && wanted.from > first ? wanted.from : first;
  const to = wanted.to !== undefined && last !== null && wanted.to < last ? wanted.to : last;
  if (from === null || to === null || from > to) return { from: null, to: null, column: () => [] };
  const columns = await readDailyColumns(db, indicators, [yugoId], { from, to, asOf: clock.day });
  return { from, to, column: (code: string) => columns.get(yugoId)?.get(code) ?? [] };
}

/** `UTC+3` of an IANA zone; Russian zones do not change their clocks. */
function offsetOf(timezone: string | null): string | null {
  if (timezone === null) return null;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(Date.UTC(2021, 0, 1)));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? null;
}
