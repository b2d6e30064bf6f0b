import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import type { Place } from '#statistics/shapes/place.ts';
import type { Source } from '#statistics/shapes/source.ts';
import { readSource } from '#statistics/source-queries.ts';
import { rankByIncidence } from '../../domain/region/incidence-row.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { readResidents } from '../region/read-residents.ts';
import { readIncidenceRows, trendFrom, type IncidenceRow } from './incidence-rows.ts';

/** Every place with its week as of the clock's day. */
export interface IncidenceList {
  /** Last reported day; null before the first report. */
  day: string | null;
  trendFrom: string | null;
  country: IncidenceRow | null;
  regions: IncidenceRow[];
  /** In the official order, from the Central one to the Far East. */
  districts: Place[];
  /** The districts' own weeks: sums of their subjects. */
  districtRows: IncidenceRow[];
  /** Source line of the country's cases; null before the first report. */
  source: Source | null;
}

/** A fixed number of queries, whatever the number of places; `days` of course for a reader who shows no trend. */
export async function readIncidenceList(
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
  days?: number,
): Promise<IncidenceList> {
  const places = await listPlaces(db, locale);
  const districts = places.filter(({ kind }) => kind === 'district').sort((a, b) => a.yugoId - b.yugoId);
  const { last: day } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  if (day === null)
    return { day, trendFrom: null, country: null, regions: [], districts, districtRows: [], source: null };
  const residents = await readResidents(db, day, clock.day);
  const wanted = places.filter(({ kind }) => kind === 'country' || kind === 'region');
  const { rows, countryOrigin } = await readIncidenceRows(db, [...wanted, ...districts], places, {
    day,
    asOf: clock.day,
    residents,
    ...(days === undefined ? {} : { days }),
  });
  const ofKind = (kind: Place['kind']) => rows.filter((row) => row.kind === kind);
  return {
    day,
    trendFrom: trendFrom(day),
    country: ofKind('country')[0] ?? null,
    regions: rankByIncidence(ofKind('region')),
    districts,
    districtRows: ofKind('district'),
    source: await readSource(db, countryOrigin ? { ...countryOrigin, knownAt: day } : null, locale),
  };
}
