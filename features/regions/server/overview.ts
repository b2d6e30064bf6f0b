import { AppError } from '#platform/contract/errors.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { codes } from '../domain/indicator-codes.ts';
import { tileIndicators } from '../domain/tile-indicators.ts';
import { weekFigure } from '../domain/week-figure.ts';
import { readIncidenceList, readSource, type IncidenceRow } from './incidence-list.ts';
import { readTiles } from './indicator-tiles.ts';
import { findPlace } from './place-queries.ts';
import { readDailyColumns } from './series-queries.ts';

const neighboursShown = 6;
const daysRead = 14;
const weekIndicators = [codes.cases, codes.deaths, codes.cured];
const totalIndicators = [codes.casesTotal, codes.deathsTotal, codes.curedTotal];

/** What the overview of a place shows, in one answer. */
export async function readOverview(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const place = await findPlace(db, yugoId, locale);
  if (!place) throw new AppError('region_not_found', { yugoId });
  const list = await readIncidenceList(context);
  const day = list.day ?? clock.day;
  const columns = await readDailyColumns(db, [...weekIndicators, ...totalIndicators], [yugoId], {
    from: addDays(day, 1 - daysRead),
    to: day,
    asOf: clock.day,
  });
  const columnOf = (code: string): readonly (number | null)[] => columns.get(yugoId)?.get(code) ?? [];
  const figure = (daily: string, total: string) =>
    weekFigure(columnOf(daily), day, columnOf(total).at(-1) ?? null);
  const own = [list.country, ...list.regions].find((row) => row?.yugoId === yugoId) ?? null;
  const [economy, people] = await Promise.all([
    readTiles(tileIndicators.economy, yugoId, context),
    readTiles(tileIndicators.people, yugoId, context),
  ]);
  return {
    day: list.day,
    cases: figure(codes.cases, codes.casesTotal),
    deaths: figure(codes.deaths, codes.deathsTotal),
    cured: figure(codes.cured, codes.curedTotal),
    per100k7: own?.per100k7 ?? null,
    countryPer100k7: list.country?.per100k7 ?? null,
    rank: own?.rank ?? null,
    ranked: list.regions.filter(({ rank }) => rank !== null).length,
    population: own?.population ?? null,
    neighbours: neighboursOf(own, list.regions, list.country),
    trendFrom: list.trendFrom,
    economy,
    people,
    source: await readSource({ db, locale }, codes.cases, list.day),
  };
}

/** The place itself, others of its district by falling incidence, and the country last; for the country the highest regions. */
function neighboursOf(
  own: IncidenceRow | null,
  regions: readonly IncidenceRow[],
  country: IncidenceRow | null,
): IncidenceRow[] {
  const near = regions.filter(
    ({ yugoId, districtId }) =>
      yugoId !== own?.yugoId && (own?.yugoId === federalYugoId || districtId === own?.districtId),
  );
  const highest = near.sort((a, b) => (b.per100k7 ?? 0) - (a.per100k7 ?? 0)).slice(0, neighboursShown - 2);
  return [own, ...highest, own?.yugoId === federalYugoId ? null : country].filter((row) => row !== null);
}
