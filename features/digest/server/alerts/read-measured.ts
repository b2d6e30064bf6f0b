import { findPlaceSpan, readPlaceColumns, readResidents } from '#features/regions/public.server.ts';
import type { WatchedMeasure } from '#services/notifications/public.ts';
import type { Db } from '#platform/server/db/db.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Watched } from '../../domain/alerts/check-alert.ts';
import { daysNeeded, measuredCourse } from '../../domain/alerts/measured-course.ts';

/** A measure of a daily report in a place. */
interface Measured {
  indicator: string;
  yugoId: number;
  measure: Exclude<WatchedMeasure, 'value'>;
}

/**
 * The newest figures of a measure as known on a day, so many at most, oldest first, with the source of the reports. A
 * district's are made of its subjects' sums.
 */
export async function readMeasured(
  db: Db,
  { indicator, yugoId, measure }: Measured,
  asOf: string,
  most: number,
): Promise<{ course: Watched[]; source: { source: string; sample: boolean } | null }> {
  const { last } = await findPlaceSpan(db, indicator, yugoId, asOf);
  if (last === null) return { course: [], source: null };
  const from = addDays(last, 2 - most - daysNeeded);
  const columns = await readPlaceColumns(db, [indicator], yugoId, { from, to: last, asOf });
  const column = columns.get(indicator);
  if (column === undefined) return { course: [], source: null };
  const people = await readResidents(db, last, asOf);
  const residents = people.get(yugoId)?.value ?? null;
  return {
    course: measuredCourse(measure, { from, days: column.values, residents }).slice(-most),
    source: column,
  };
}
