import { addDays } from '#platform/shared/calendar-days.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { codes } from '../domain/indicator-codes.ts';
import {
  incidenceFigures,
  rankByIncidence,
  type IncidenceFigures,
  type Residents,
} from '../domain/incidence-row.ts';
import { listPlaces, type PlaceRow } from './place-queries.ts';
import { findSource, findSpan, readDailyColumns, readLatest } from './series-queries.ts';

/** Days of course a row carries. */
const trendDays = 120;

/** A place with its week. */
export type IncidenceRow = PlaceRow & IncidenceFigures & { rank: number | null };

/** Every place with its week as of the clock's day. */
export interface IncidenceList {
  /** Last reported day; null before the first report. */
  day: string | null;
  trendFrom: string | null;
  country: IncidenceRow | null;
  regions: IncidenceRow[];
  districts: PlaceRow[];
}

/** Four queries, whatever the number of places. */
export async function readIncidenceList({ db, clock, locale }: RequestContext): Promise<IncidenceList> {
  const places = await listPlaces(db, locale);
  // The official order of the districts, from the Central one to the Far East.
  const districts = places.filter(({ kind }) => kind === 'district').sort((a, b) => a.yugoId - b.yugoId);
  const { last: day } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  if (day === null) return { day, trendFrom: null, country: null, regions: [], districts };
  const from = addDays(day, -(trendDays + 6));
  const columns = await readDailyColumns(db, [codes.cases, codes.deaths], null, {
    from,
    to: day,
    asOf: clock.day,
  });
  const residents = await readResidents(db, day, clock.day);
  const rows = places
    .filter(({ kind }) => kind !== 'district')
    .map((place) => {
      const found = columns.get(place.yugoId);
      const days = { cases: found?.get(codes.cases) ?? [], deaths: found?.get(codes.deaths) ?? [] };
      return {
        ...place,
        ...incidenceFigures(days, residents.get(place.yugoId) ?? null, trendDays),
        rank: null,
      };
    });
  return {
    day,
    trendFrom: addDays(day, -(trendDays - 1)),
    country: rows.find(({ kind }) => kind === 'country') ?? null,
    regions: rankByIncidence(rows.filter(({ kind }) => kind === 'region')),
    districts,
  };
}

/** Residents of every place: the newest count not later than the day. */
export async function readResidents(
  db: RequestContext['db'],
  day: string,
  asOf: string,
): Promise<Map<number, Residents>> {
  const rows = await readLatest(db, codes.population, day, asOf);
  return new Map(rows.map(({ yugoId, ...count }) => [yugoId, count]));
}

/** The source line of an indicator; figures of the day became known on `knownAt`. */
export async function readSource(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  indicator: string,
  knownAt: string | null,
) {
  const source = await findSource(db, indicator, locale);
  return { name: '', licence: '', url: null, caveat: null, ...source, knownAt };
}
