import { codes, readIncidenceList } from '#features/regions/public.server.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { changeDirection } from '#platform/shared/numbers.ts';
import type { shellContract } from '../contract.ts';
import { weekChange } from '../domain/week-change.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readCasesTrend } from './cases-trend.ts';

const trendDays = 120;

/** The country's week, its trend and the regions' incidence, as of the clock's day. */
export async function readPublicFigures(
  context: RequestContext,
): Promise<HandlerOutput<typeof shellContract, 'site/getPublicFigures'>> {
  const { day, country, regions, source } = await readIncidenceList(context);
  const { from, cases } = await readCasesTrend(context, federalYugoId);
  const daily = cases.slice(-trendDays);
  const changes = regions.map(({ changePercent }) => changePercent).filter((change) => change !== null);
  return {
    day,
    cases: { value: country?.cases7 ?? null, changePercent: country?.changePercent ?? null },
    deaths: weekChange(day === null ? [] : await readDeaths(context, day)),
    dailyFrom: from === null ? null : addDays(from, cases.length - daily.length),
    daily,
    rising: changes.filter((change) => changeDirection(change) === 'up').length,
    ranked: changes.length,
    places: regions
      .map(({ yugoId, name, shortName, per100k7 }) => ({ yugoId, name, shortName, per100k: per100k7 }))
      .sort((one, other) => (other.per100k ?? -1) - (one.per100k ?? -1)),
    source: source?.name ?? null,
  };
}

/** Published deaths in the country on the fourteen days that end at `last`, oldest first; null = not published. */
async function readDeaths({ db, clock }: RequestContext, last: string): Promise<(number | null)[]> {
  const span = { from: addDays(last, -13), to: last, asOf: clock.day };
  const columns = await readDailyColumns(db, [codes.deaths], [federalYugoId], span);
  return columns.get(federalYugoId)?.get(codes.deaths)?.values ?? [];
}
