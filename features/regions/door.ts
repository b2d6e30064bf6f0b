import type { RequestContext } from '#platform/server/context.ts';
import { codes } from './domain/indicator-codes.ts';
import { findSpan, readDailyColumns } from './server/series-queries.ts';

export { readIncidenceList, readSource } from './server/incidence-list.ts';

/** Published daily figures of one place since its first report, as of the clock's day; null = not published. Unit: people. */
export interface DailyCourse {
  /** First day, `YYYY-MM-DD`; null before the first report. */
  from: string | null;
  cases: (number | null)[];
}

/** The course of new cases in a place for the pages outside of the regions' room. */
export async function readCasesCourse({ db, clock }: RequestContext, yugoId: number): Promise<DailyCourse> {
  const { first, last } = await findSpan(db, codes.cases, yugoId, clock.day);
  if (first === null || last === null) return { from: null, cases: [] };
  const columns = await readDailyColumns(db, [codes.cases], [yugoId], {
    from: first,
    to: last,
    asOf: clock.day,
  });
  return { from: first, cases: columns.get(yugoId)?.get(codes.cases) ?? [] };
}

/** The code of new cases a day, for source lines. */
export const casesCode = codes.cases;
