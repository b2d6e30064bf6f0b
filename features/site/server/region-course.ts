import { casesCode, readCasesCourse, readSource } from '#features/regions/door.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { siteContract } from '../contract.ts';
import { weekChange } from '../domain/week-change.ts';

const courseDays = 120;

/** A place's last week of new cases and its course, as of the clock's day. */
export async function readRegionCourse(
  context: RequestContext,
  yugoId: number,
): Promise<HandlerOutput<typeof siteContract, 'site/getRegionCourse'>> {
  const { from, cases } = await readCasesCourse(context, yugoId);
  const daily = cases.slice(-courseDays);
  const day = from === null ? null : addDays(from, cases.length - 1);
  const source = day === null ? null : await readSource(context, casesCode, day);
  return {
    day,
    cases: weekChange(cases),
    dailyFrom: from === null ? null : addDays(from, cases.length - daily.length),
    daily,
    source: source?.name ?? '',
  };
}
