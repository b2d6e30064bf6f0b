import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { shellContract } from '../contract.ts';
import { weekChange } from '../domain/week-change.ts';
import { readCasesTrend } from './cases-trend.ts';

const trendDays = 120;

/** A place's last week of new cases and its trend, as of the clock's day. */
export async function readRegionTrend(
  context: RequestContext,
  yugoId: number,
): Promise<HandlerOutput<typeof shellContract, 'site/getRegionTrend'>> {
  const { from, cases, source } = await readCasesTrend(context, yugoId);
  const daily = cases.slice(-trendDays);
  const day = from === null ? null : addDays(from, cases.length - 1);
  return {
    day,
    cases: weekChange(cases),
    dailyFrom: from === null ? null : addDays(from, cases.length - daily.length),
    daily,
    source: source,
  };
}
