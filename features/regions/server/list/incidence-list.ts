import type { z } from 'zod';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listPlaces } from '#facts/places/place-queries.ts';
import type { Place } from '#facts/shapes/place.ts';
import type { Source } from '#facts/shapes/source.ts';
import { findSpan, readDailyColumns, type DailyColumns } from '#facts/series/daily-columns.ts';
import { readSource } from '#facts/sources/source-queries.ts';
import type { IncidenceRow as IncidenceShape } from '../../contract/place-figures.ts';
import { codes } from '../../domain/indicator-codes.ts';
import { incidenceFigures, rankByIncidence, type Residents } from '../../domain/incidence-row.ts';
import { sumColumns, type Column } from '../../domain/sum-columns.ts';
import { readResidents } from '../region/read-residents.ts';

/** Days of course a row carries. */
const trendDays = 120;

/** A place with its week. */
export type IncidenceRow = z.output<typeof IncidenceShape>;

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

/** A fixed number of queries, whatever the number of places. */
export async function readIncidenceList({ db, clock, locale }: RequestContext): Promise<IncidenceList> {
  const places = await listPlaces(db, locale);
  const ofKind = (kind: Place['kind']) => places.filter((place) => place.kind === kind);
  const districts = ofKind('district').sort((a, b) => a.yugoId - b.yugoId);
  const { last: day } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  if (day === null)
    return { day, trendFrom: null, country: null, regions: [], districts, districtRows: [], source: null };
  const from = addDays(day, -(trendDays + 6));
  const columns = await readDailyColumns(db, [codes.cases, codes.deaths], null, {
    from,
    to: day,
    asOf: clock.day,
  });
  const residents = await readResidents(db, day, clock.day);
  const row = (place: Place): IncidenceRow => makeRow(place, columnsOf(place, places, columns), residents);
  const origin = columns.get(federalYugoId)?.get(codes.cases);
  return {
    day,
    trendFrom: addDays(day, -(trendDays - 1)),
    country: ofKind('country').map(row)[0] ?? null,
    regions: rankByIncidence(ofKind('region').map(row)),
    districts,
    districtRows: districts.map(row),
    source: await readSource(db, origin ? { ...origin, knownAt: day } : null, locale),
  };
}

/** A place's own columns; a district's are the sums of its subjects. */
function columnsOf(
  { yugoId, kind }: Place,
  places: readonly Place[],
  columns: DailyColumns,
): (code: string) => Column | null {
  if (kind !== 'district') return (code) => columns.get(yugoId)?.get(code) ?? null;
  const members = places.filter(({ districtId }) => districtId === yugoId);
  return (code) => sumColumns(members.map((member) => columns.get(member.yugoId)?.get(code)));
}

function makeRow(
  place: Place,
  columnOf: (code: string) => Column | null,
  residents: ReadonlyMap<number, Residents>,
): IncidenceRow {
  const [cases, deaths] = [columnOf(codes.cases), columnOf(codes.deaths)];
  const days = { cases: cases?.values ?? [], deaths: deaths?.values ?? [] };
  return {
    ...place,
    sample: cases?.sample === true || deaths?.sample === true,
    ...incidenceFigures(days, residents.get(place.yugoId) ?? null, trendDays),
    rank: null,
  };
}
