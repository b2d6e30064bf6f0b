import type { z } from 'zod';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readDailyColumns, type DailyColumns } from '#statistics/series/daily-columns.ts';
import type { Origin } from '#statistics/shapes/figure.ts';
import type { Place } from '#statistics/shapes/place.ts';
import type { IncidenceRow as IncidenceShape } from '../../contract/place-figures.ts';
import { incidenceFigures, type Residents } from '../../domain/region/incidence-row.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { sumColumns, type Column } from '../../domain/region/sum-columns.ts';

/** Days of course a row carries, unless its reader wants the week alone. */
const trendDays = 120;

/** A place with its week. */
export type IncidenceRow = z.output<typeof IncidenceShape>;

/** First day of the course of rows whose week ends on a day. */
export function trendFrom(day: string): string {
  return addDays(day, 1 - trendDays);
}

interface RowsWanted {
  /** Last day of the week. */
  day: string;
  asOf: string;
  residents: ReadonlyMap<number, Residents>;
  /** Days of course; a week beside the one before needs 8. */
  days?: number;
}

/** Rows of the wanted places, not ranked yet, their weeks ending on `day`, and where the country's cases come from. One query. */
export async function readIncidenceRows(
  db: Db,
  wanted: readonly Place[],
  all: readonly Place[],
  { day, asOf, residents, days = trendDays }: RowsWanted,
): Promise<{ rows: IncidenceRow[]; countryOrigin: Origin | null }> {
  const read = wanted.flatMap((place) => [place.yugoId, ...membersOf(place, all)]);
  const columns = await readDailyColumns(db, [codes.cases, codes.deaths], [...new Set(read)], {
    from: addDays(day, -(days + 6)),
    to: day,
    asOf,
  });
  return {
    rows: wanted.map((place) => makeRow(place, columnsOf(place, all, columns), residents, days)),
    countryOrigin: columns.get(federalYugoId)?.get(codes.cases) ?? null,
  };
}

/** Subjects of a district; none of any other place. */
function membersOf({ yugoId, kind }: Place, all: readonly Place[]): number[] {
  if (kind !== 'district') return [];
  return all.filter(({ districtId }) => districtId === yugoId).map((member) => member.yugoId);
}

/** A place's own columns; a district's are the sums of its subjects. */
function columnsOf(
  place: Place,
  all: readonly Place[],
  columns: DailyColumns,
): (code: string) => Column | null {
  if (place.kind !== 'district') return (code) => columns.get(place.yugoId)?.get(code) ?? null;
  return (code) => sumColumns(membersOf(place, all).map((member) => columns.get(member)?.get(code)));
}

function makeRow(
  place: Place,
  columnOf: (code: string) => Column | null,
  residents: ReadonlyMap<number, Residents>,
  trend: number,
): IncidenceRow {
  const [cases, deaths] = [columnOf(codes.cases), columnOf(codes.deaths)];
  const days = { cases: cases?.values ?? [], deaths: deaths?.values ?? [] };
  return {
    ...place,
    sample: cases?.sample === true || deaths?.sample === true,
    ...incidenceFigures(days, residents.get(place.yugoId) ?? null, trend),
    rank: null,
  };
}
