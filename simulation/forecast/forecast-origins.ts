import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { requireOneOf, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import { bandMaker, placeOf } from './bands/past-forecasts.ts';
import type { PastForecasts } from './bands/past-forecasts.ts';
import { listOrigins, rollOrigins } from './bands/roll-origins.ts';
import { bandsOf, describeRegion, scoredOrigins } from './forecast-regions.ts';
import type { RegionForecast } from './forecast-regions.ts';
import { productSettings } from './forecast-settings.ts';
import type { ForecastSettings } from './forecast-settings.ts';
import { pointsOfRegions } from './point/points-of-regions.ts';
import type { PointMemory } from './point/points-of-regions.ts';
import { weeklyPoints } from './quality/backtest.ts';
import { scoreForecasts } from './quality/score-forecasts.ts';
import { cutSeries } from './series/known-series.ts';
import { lackOfForecast, minKnownDays } from './series/open-days.ts';
import { daysOf, forecastMeasures, requireHistories } from './series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from './series/region-history.ts';

/** All regions' forecasts from one day. */
export interface ForecastsOfOrigin {
  readonly origin: number;
  readonly forecasts: readonly (RegionForecast | Insufficient)[];
}

/**
 * What `forecastRegions` gives at each of these origins, number for number, sharing points, bands and scores between them:
 * the forecasts of a year and a half in a tenth of the time.
 *
 * @param origins  days passed, ascending, whole weeks apart.
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
  const firstScored = Math.max(0, grid.indexOf(origins[0] as number) - scoredOrigins);
  const series = histories.map((history) => history[measure]);
  const past = rollOrigins(series, grid, weeklyPoints(histories, measure, settings, memory), {
    ...settings,
    residents: histories.map(({ population = null }) => population),
  });
  const ratioAt = ratioReader(past, scoreForecasts(past, series, firstScored, settings.bands[measure]));
  const bandsAt = bandMaker(past, hubLevels, settings.bands[measure]);
  for (const origin of origins) {
    const k = grid.indexOf(origin);
    const points = pointsOfRegions(histories, measure, origin, settings, memory);
    const bands = bandsAt(k);
    const ratios = ratioAt(k);
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
      return describeRegion(known, measure, origin, point, model, (ratios[region] as number) >= 1);
    });
    yield { origin, forecasts };
  }
}

/** The origins asked for and those before them that their bands and scores look back to. */
function gridOf(origins: readonly number[], measure: ForecastMeasure, settings: ForecastSettings): number[] {
  const { stepDays, horizonWeeks, bands } = settings;
  const [first = 0, last = 0] = [origins[0], origins.at(-1)];
  origins.forEach((origin) => requireWhole('weeks between origins', (origin - first) / stepDays, 0));
  const { ownOrigins, poolOrigins } = bands[measure];
  const wanted = scoredOrigins + Math.max(ownOrigins, poolOrigins) + horizonWeeks;
  const before = Math.min(wanted, Math.max(0, Math.floor((first - minKnownDays) / stepDays)));
  return listOrigins(Math.max(1, first - stepDays * before), last, stepDays);
}

/** Mean WIS of the model over the baseline's at an origin of the grid, by region: of its last origins, as far as their weeks were over. */
function ratioReader(
  past: PastForecasts,
  scored: ReturnType<typeof scoreForecasts>,
): (k: number) => Float64Array {
  const model = past.points.slice().fill(Number.NaN);
  const baseline = model.slice();
  const indexOf = new Map(past.origins.map((origin, k) => [origin, k]));
  for (const one of scored) {
    const at = placeOf(past, one.horizonWeeks - 1, indexOf.get(one.origin) as number, one.region);
    model[at] = one.model.wis;
    baseline[at] = one.baseline.wis;
  }
  return (k) =>
    Float64Array.from({ length: past.regions }, (_, region) => {
      let [ofModel, ofBaseline, found] = [0, 0, 0];
      for (let j = Math.max(0, k - scoredOrigins); j <= k; j++)
        for (let h = 0; h < past.horizonWeeks; h++) {
          const at = placeOf(past, h, j, region);
          const end = (past.origins[j] as number) + 7 * (h + 1);
          if (end > (past.origins[k] as number) || Number.isNaN(model[at])) continue;
          ofModel += model[at] as number;
          ofBaseline += baseline[at] as number;
          found += 1;
        }
      if (found === 0) return 0;
      return ofBaseline === 0 ? Infinity : ofModel / ofBaseline;
    });
}
