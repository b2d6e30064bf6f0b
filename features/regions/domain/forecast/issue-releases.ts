import type { RegionForecast } from '#simulation/forecast/describe-region.ts';
import { forecastAtOrigins } from '#simulation/forecast/forecast-origins.ts';
import { productSettings, weeksIssued } from '#simulation/forecast/forecast-settings.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import { forecastMeasures, publishedHistory } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import { persons } from '#simulation/numeric/units.ts';

/** Published totals of all places on the same days, in memory that threads share; NaN = not published. Unit: people. */
export interface SentTotals {
  yugoId: number;
  /** The country: a sum of the others. */
  isTotal: boolean;
  population: number | null;
  cases: Float64Array;
  deaths: Float64Array;
}

/** All places' forecasts of one origin as columns, ready to be written; arrays and objects as the database writes them. */
export interface IssuedColumns {
  measure: ForecastMeasure;
  origin: number;
  /** Target weeks of every forecast. */
  weeks: number;
  yugoId: number[];
  lastWeek: (number | null)[];
  trend: (string | null)[];
  daily: (string | null)[];
  quantiles: (string | null)[];
  /** JSON lists of the model's remarks. */
  warnings: string[];
  lack: (string | null)[];
  needed: (number | null)[];
  got: (number | null)[];
}

/**
 * The releases of both measures from these origins, oldest first within a measure: what the job writes down and what is measured of it.
 *
 * @param origins  days passed, ascending, whole weeks apart, none before the first release.
 */
export function* issueReleases(
  totals: readonly SentTotals[],
  origins: readonly number[],
): Generator<IssuedColumns> {
  const histories = totals.map(historyOf);
  const memory: PointMemory = new Map();
  for (const measure of forecastMeasures)
    for (const { origin, forecasts } of forecastAtOrigins(
      histories,
      measure,
      origins,
      productSettings,
      memory,
    )) {
      const weeks = weeksIssued(origin);
      yield { measure, origin, weeks, ...columnsOf(histories, forecasts, weeks) };
    }
}

/** A place's history out of its totals. */
export function historyOf({ yugoId, isTotal, population, cases, deaths }: SentTotals): RegionHistory {
  return publishedHistory(
    String(yugoId),
    { cases: known(cases), deaths: known(deaths) },
    { isTotal, population: population === null ? null : persons(population) },
  );
}

function known(values: Float64Array): (number | null)[] {
  return Array.from(values, (value) => (Number.isNaN(value) ? null : value));
}

function columnsOf(
  histories: readonly RegionHistory[],
  forecasts: readonly (RegionForecast | Insufficient)[],
  weeks: number,
): Omit<IssuedColumns, 'measure' | 'origin' | 'weeks'> {
  const made = forecasts.map((forecast) => (forecast.status === 'ok' ? forecast : null));
  const lacks = forecasts.map((forecast) => (forecast.status === 'ok' ? null : forecast));
  return {
    yugoId: histories.map(({ id }) => Number(id)),
    lastWeek: made.map((forecast) => forecast?.lastWeek ?? null),
    // The trend is that of the second week.
    trend: made.map((forecast) => (weeks < 2 ? null : (forecast?.trend ?? null))),
    daily: made.map((forecast) => forecast && arrayText(forecast.daily.subarray(0, 7 * weeks))),
    quantiles: made.map((forecast) => forecast && arrayText(forecast.weekly.slice(0, weeks).flat())),
    warnings: made.map((forecast) => JSON.stringify(forecast?.warnings ?? [])),
    lack: lacks.map((lack) => lack?.reason ?? null),
    needed: lacks.map((lack) => lack?.needed ?? null),
    got: lacks.map((lack) => lack?.got ?? null),
  };
}

/** Seven digits: what the column keeps. */
function arrayText(values: ArrayLike<number>): string {
  return `{${Array.from(values, (value) => Number(value.toPrecision(7))).join(',')}}`;
}

/** The numbers of an array as the database writes it. */
export function readArray(text: string): number[] {
  return text.slice(1, -1).split(',').map(Number);
}
