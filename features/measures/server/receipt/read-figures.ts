import type { Db } from '#platform/server/db/db.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readTrends } from '#statistics/series/trend-queries.ts';
import { codes } from '#features/regions/public.server.ts';
import type { CourseOfPlace } from '../../domain/around/compare-places.ts';
import { daysBefore, type FiguresOfPlace } from '../../domain/receipt/judge-outcome.ts';
import { povertyYears } from '../../domain/receipt/receipt.ts';

/** Share under the subsistence minimum: what a measure of the economy promises to move. */
export const poverty = 'poverty_rate';

/** Cases of places before a promise and in each of its weeks, as published on its last day: one query, in the order asked for. */
export async function readCases(
  db: Db,
  places: readonly number[],
  { starts, lastDay }: { starts: string; lastDay: string },
  weeksBefore = daysBefore / 7,
): Promise<CourseOfPlace[]> {
  const lead = 7 * weeksBefore;
  const span = { from: addDays(starts, -lead), to: lastDay, asOf: lastDay };
  const columns = await readDailyColumns(db, [codes.cases], places, span);
  return places.map((yugoId) => {
    const days = columns.get(yugoId)?.get(codes.cases)?.values ?? [];
    const weeks = Math.max(1, Math.floor((days.length - lead) / 7));
    const weekFrom = (day: number): number | null => sumOf(days.slice(day, day + 7));
    return {
      yugoId,
      before: sumOf(days.slice(lead - daysBefore, lead)) ?? 0,
      weeksBefore: Array.from({ length: weeksBefore }, (_, week) => weekFrom(7 * week)),
      weeks: Array.from({ length: weeks }, (_, week) => weekFrom(lead + 7 * week)),
    };
  });
}

/** Poverty of the year before a measure and of its first whole year, as known on a day: one query, in the order asked for. */
export async function readPovertyOf(
  db: Db,
  places: readonly number[],
  { starts, knownDay }: { starts: string; knownDay: string },
): Promise<FiguresOfPlace[]> {
  const years = povertyYears(starts);
  const trends = new Map(
    (await readTrends(db, [poverty], places, knownDay)).map(({ yugoId, figures }) => [yugoId, figures]),
  );
  const valueOf = (place: number, day: string): number | null =>
    trends.get(place)?.find((figure) => figure.day === day)?.value ?? null;
  return places.map((yugoId) => ({
    yugoId,
    before: valueOf(yugoId, years.before),
    after: valueOf(yugoId, years.after),
  }));
}

/** Reported people of some days; null where nothing was reported on any of them. A day without a report owes its people to the next. */
function sumOf(days: readonly (number | null)[]): number | null {
  if (days.every((value) => value === null)) return null;
  return days.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
}
