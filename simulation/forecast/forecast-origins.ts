import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { requireOneOf, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import { bandMaker } from './bands/past-forecasts.ts';
import { rollOrigins } from './bands/roll-origins.ts';
import { bandsOf, describeRegion } from './describe-region.ts';
import type { RegionForecast } from './describe-region.ts';
import { productSettings } from './forecast-settings.ts';
import type { ForecastSettings } from './forecast-settings.ts';
import { pointsOfRegions } from './point/points-of-regions.ts';
import type { PointMemory } from './point/points-of-regions.ts';
import { weeklyPoints } from './quality/backtest.ts';
import { cutSeries } from './series/known-series.ts';
import { lackOfForecast } from './series/open-days.ts';
import { daysOf, forecastMeasures, requireHistories } from './series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from './series/region-history.ts';

/** All regions' forecasts from one day. */
export interface ForecastsOfOrigin {
  readonly origin: number;
  readonly forecasts: readonly (RegionForecast | Insufficient)[];
}

/**
 * Fresh forecasts of all regions at each of these origins, with bands from their own and each other's past errors.
 * Points and bands are shared between origins, nothing after an origin is read for it.
 *
 * @param origins  days passed, ascending, whole weeks apart.
 * @param memory   one for both measures of the same histories halves the work.
 * @throws InputRefusal for histories of unequal length, another measure or origins outside of them.
 *
 * Source: modelling.md 1.3.
 */
export function* forecastAtOrigins(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  origins: readonly number[],
  settings: ForecastSettings = productSettings,
  memory: PointMemory = new Map(),
): Generator<ForecastsOfOrigin> {
  requireHistories(histories);
  requireOneOf('measure', measure, forecastMeasures);
  requireSeries('origins', origins, { minLength: 1, max: daysOf(histories) });
  const grid = gridOf(origins, measure, settings);
  const series = histories.map((history) => history[measure]);
  const past = rollOrigins(series, grid, weeklyPoints(histories, measure, settings, memory), {
    ...settings,
    residents: histories.map(({ population = null }) => population),
  });
  const bandsAt = bandMaker(past, hubLevels, settings.bands[measure]);
  for (const origin of origins) {
    const k = grid.indexOf(origin);
    const points = pointsOfRegions(histories, measure, origin, settings, memory);
    const bands = bandsAt(k);
    const forecasts = histories.map((history, region) => {
      const point = points[region];
      const lack = lackOfForecast(history, measure, origin);
      if (lack || !point) return lack as Insufficient;
      const model = bandsOf(bands, region, histories.length, settings);
      const known = {
        ...history,
        cases: cutSeries(history.cases, origin),
        deaths: cutSeries(history.deaths, origin),
      };
      return describeRegion(known, measure, origin, point, model);
    });
    yield { origin, forecasts };
  }
}

/** The origins wanted and those before them whose errors their bands look back to. */
function gridOf(origins: readonly number[], measure: ForecastMeasure, settings: ForecastSettings): number[] {
  const { stepDays, horizonWeeks, bands, firstErrorDays } = settings;
  const [first = 0, last = 0] = [origins[0], origins.at(-1)];
  origins.forEach((origin) => requireWhole('weeks between origins', (origin - first) / stepDays, 0));
  const { ownOrigins, poolOrigins } = bands[measure];
  const wanted = Math.max(ownOrigins, poolOrigins) + horizonWeeks;
  const before = Math.min(wanted, Math.max(0, Math.floor((first - firstErrorDays) / stepDays)));
  const grid: number[] = [];
  for (let origin = first - stepDays * before; origin <= last; origin += stepDays) grid.push(origin);
  return grid;
}
