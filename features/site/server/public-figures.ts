import { casesCode, readCasesCourse, readIncidenceList, readSource } from '#features/regions/door.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { changeDirection } from '#platform/shared/numbers.ts';
import type { siteContract } from '../contract.ts';
import { weekChange } from '../domain/week-change.ts';
import { readDeathWeeks } from './death-weeks-query.ts';

const courseDays = 120;

/** The country's week, its course and the regions' incidence, as of the clock's day. */
export async function readPublicFigures(
  context: RequestContext,
): Promise<HandlerOutput<typeof siteContract, 'site/getPublicFigures'>> {
  const { day, country, regions } = await readIncidenceList(context);
  const { from, cases } = await readCasesCourse(context, federalYugoId);
  const source = await readSource(context, casesCode, day);
  const daily = cases.slice(-courseDays);
  const changes = regions.map(({ changePercent }) => changePercent).filter((change) => change !== null);
  return {
    day,
    cases: { value: country?.cases7 ?? null, changePercent: country?.changePercent ?? null },
    deaths: weekChange(day === null ? [] : await readDeathWeeks(context, day)),
    dailyFrom: from === null ? null : addDays(from, cases.length - daily.length),
    daily,
    rising: changes.filter((change) => changeDirection(change) === 'up').length,
    ranked: changes.length,
    places: regions
      .map(({ yugoId, name, shortName, per100k7 }) => ({ yugoId, name, shortName, per100k: per100k7 }))
      .sort((one, other) => (other.per100k ?? -1) - (one.per100k ?? -1)),
    source: source.name,
  };
}
