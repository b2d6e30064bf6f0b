import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { tileIndicators } from '../../domain/overview/tile-indicators.ts';
import { weekFigure } from '../../domain/overview/week-figure.ts';
import { getPlace } from '../region/get-place.ts';
import { readPlaceColumns } from './place-columns.ts';
import { readNeighbours } from './read-neighbours.ts';
import { readTiles } from './indicator-tiles.ts';

const daysRead = 14;
const weekIndicators = [codes.cases, codes.deaths, codes.cured];
const totalIndicators = [codes.casesTotal, codes.deathsTotal, codes.curedTotal];

/** What the overview of a place shows, in one answer. */
export async function readOverview(yugoId: number, context: RequestContext) {
  const { db, clock } = context;
  await getPlace(yugoId, context);
  const { last } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  const day = last ?? clock.day;
  // Asked for at once, so that what is read of the same series goes in one statement.
  const [{ own, country, ...near }, columns, [economy, people]] = await Promise.all([
    readNeighbours(yugoId, context),
    readPlaceColumns(db, [...weekIndicators, ...totalIndicators], yugoId, {
      from: addDays(day, 1 - daysRead),
      to: day,
      asOf: clock.day,
    }),
    readTiles([tileIndicators.economy, tileIndicators.people], yugoId, context),
  ]);
  const columnOf = (code: string): readonly (number | null)[] => columns.get(code)?.values ?? [];
  const figure = (daily: string, total: string) =>
    weekFigure(columnOf(daily), day, columnOf(total).at(-1) ?? null);
  return {
    day: near.day,
    cases: figure(codes.cases, codes.casesTotal),
    deaths: figure(codes.deaths, codes.deathsTotal),
    cured: figure(codes.cured, codes.curedTotal),
    per100k7: own?.per100k7 ?? null,
    countryPer100k7: country?.per100k7 ?? null,
    rank: own?.rank ?? null,
    ranked: near.ranked,
    population: own?.population ?? null,
    neighbours: near.neighbours,
    trendFrom: near.trendFrom,
    economy: economy!,
    people: people!,
    source: near.source,
  };
}
