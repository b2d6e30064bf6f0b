import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Db } from '#platform/server/db/db.ts';
import { listDistrictMembers } from '#statistics/places/place-queries.ts';
import { findSpan, readDailyColumns, type DailyColumn, type Span } from '#statistics/series/daily-columns.ts';
import { sumColumns } from '../../domain/region/sum-columns.ts';

/** First and last day of a daily indicator in a place; a district's are the country's, whose reports name all subjects. */
export async function findPlaceSpan(db: Db, indicator: string, yugoId: number, asOf: string) {
  const isDistrict = (await listDistrictMembers(db)).has(yugoId);
  return findSpan(db, indicator, isDistrict ? federalYugoId : yugoId, asOf);
}

/** Daily columns of one place by indicator; a district's are the sums of its subjects, null on a day that one of them lacks. */
export async function readPlaceColumns(
  db: Db,
  indicators: readonly string[],
  yugoId: number,
  span: Span,
): Promise<Map<string, DailyColumn>> {
  const members = (await listDistrictMembers(db)).get(yugoId);
  const columns = await readDailyColumns(db, indicators, members ?? [yugoId], span);
  if (!members) return columns.get(yugoId) ?? new Map();
  return new Map(
    indicators.flatMap((indicator) => {
      const found = members.map((member) => columns.get(member)?.get(indicator));
      const sum = sumColumns(found);
      return sum ? [[indicator, sum] as const] : [];
    }),
  );
}
