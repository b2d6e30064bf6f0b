import { readIncidenceList } from '#features/regions/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { changeContext, type RequestContext } from '#platform/server/context.ts';
import { openClock } from '#platform/server/open-clock.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { readPyramid } from '#statistics/series/pyramid-queries.ts';
import type { shellContract } from '../contract.ts';
import { readCasesTrend } from './cases-trend.ts';

const barDays = 200;
const neighbours = 5;

/** What get-access draws, as of the newest day that is open to everybody: nothing newer leaves the server without a licence. */
export function readOpenPreviews(context: RequestContext, yugoId: number) {
  return readAccessPreviews(
    changeContext(context, { clock: openClock(context.clock, context.config, context.now) }),
    yugoId,
  );
}

/** Real series of a place for the pictures of get-access; what a place lacks is left out, nothing is made up. */
async function readAccessPreviews(
  context: RequestContext,
  yugoId: number,
): Promise<HandlerOutput<typeof shellContract, 'site/getAccessPreviews'>> {
  const { day, country, regions, source } = await readIncidenceList(context);
  const region = [country, ...regions].find((row) => row?.yugoId === yugoId);
  if (!region) throw new AppError('region_not_found', { yugoId });
  const own = await readCasesTrend(context, yugoId);
  const whole = await readCasesTrend(context, federalYugoId);
  const daily = own.cases.slice(-barDays);
  const beside = (await listBeside(region, regions)).toSorted(
    (one, other) => (other.population?.value ?? 0) - (one.population?.value ?? 0),
  );
  return {
    yugoId,
    name: region.shortName,
    openDay: context.clock.day,
    day,
    dailyFrom: addDays(own.from ?? context.clock.day, own.cases.length - daily.length),
    daily,
    country: { name: country?.shortName ?? '', from: whole.from ?? context.clock.day, daily: whole.cases },
    trends: [region, ...beside.slice(0, neighbours)].map((row) => ({
      yugoId: row.yugoId,
      name: row.shortName,
      values: row.trend,
    })),
    countryTrend: country?.trend ?? [],
    pyramid: await readPyramid(context.db, yugoId, context.clock.day),
    source: source?.name ?? null,
  };
}
