import type { Place } from '#facts/shapes/place.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { codes } from '../../domain/indicator-codes.ts';
import { tileIndicators } from '../../domain/tile-indicators.ts';
import { weekFigure } from '../../domain/week-figure.ts';
import { readIncidenceList, type IncidenceList, type IncidenceRow } from '../list/incidence-list.ts';
import { getPlace } from '../region/get-place.ts';
import { readPlaceColumns } from './place-columns.ts';
import { readTiles } from './indicator-tiles.ts';

const neighboursShown = 6;
const daysRead = 14;
const weekIndicators = [codes.cases, codes.deaths, codes.cured];
const totalIndicators = [codes.casesTotal, codes.deathsTotal, codes.curedTotal];

/** What the overview of a place shows, in one answer. */
export async function readOverview(yugoId: number, context: RequestContext) {
  const { db, clock } = context;
  const place = await getPlace(yugoId, context);
  const list = await readIncidenceList(context);
  const day = list.day ?? clock.day;
  const columns = await readPlaceColumns(db, [...weekIndicators, ...totalIndicators], yugoId, {
    from: addDays(day, 1 - daysRead),
    to: day,
    asOf: clock.day,
  });
  const columnOf = (code: string): readonly (number | null)[] => columns.get(code)?.values ?? [];
  const figure = (daily: string, total: string) =>
    weekFigure(columnOf(daily), day, columnOf(total).at(-1) ?? null);
  const rows = [list.country, ...list.regions, ...list.districtRows];
  const own = rows.find((row) => row?.yugoId === yugoId) ?? null;
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
    neighbours: neighboursOf(place, own, list),
    trendFrom: list.trendFrom,
    economy,
    people,
    source: list.source,
  };
}

/** The place itself, the highest of its district, and the country last; for the country the highest regions, for a district its own. */
function neighboursOf(
  { yugoId, kind, districtId }: Place,
  own: IncidenceRow | null,
  { regions, country }: IncidenceList,
): IncidenceRow[] {
  const district = kind === 'district' ? yugoId : districtId;
  const near = regions.filter(
    (row) => row.yugoId !== yugoId && (kind === 'country' || row.districtId === district),
  );
  const highest = near.sort((a, b) => (b.per100k7 ?? 0) - (a.per100k7 ?? 0)).slice(0, neighboursShown - 2);
  return [own, ...highest, kind === 'country' ? null : country].filter((row) => row !== null);
}
