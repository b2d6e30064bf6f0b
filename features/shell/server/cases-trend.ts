import { codes } from '#features/regions/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { findSpan, readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readSource } from '#statistics/source-queries.ts';

/** Published daily figures of one place since its first report, as of the clock's day; null = not published. Unit: people. */
export interface CasesTrend {
  /** First day, `YYYY-MM-DD`; null before the first report. */
  from: string | null;
  cases: (number | null)[];
  /** Who published them; null before the first report. */
  source: string | null;
}

/** The trend of new cases in a place. */
export async function readCasesTrend(
  { db, clock, locale }: RequestContext,
  yugoId: number,
): Promise<CasesTrend> {
  const { first, last } = await findSpan(db, codes.cases, yugoId, clock.day);
  if (first === null || last === null) return { from: null, cases: [], source: null };
  const columns = await readDailyColumns(db, [codes.cases], [yugoId], {
    from: first,
    to: last,
    asOf: clock.day,
  });
  const column = columns.get(yugoId)?.get(codes.cases);
  const source = await readSource(db, column ? { ...column, knownAt: last } : null, locale);
  return { from: first, cases: column?.values ?? [], source: source?.name ?? null };
}
