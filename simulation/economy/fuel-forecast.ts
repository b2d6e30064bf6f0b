import { normalQuantile } from '#simulation/numeric/distribution/normal-quantile.ts';
import { mean } from '#simulation/numeric/distribution/quantile.ts';
import {
  requireFinite,
  requireIncreasing,
  requireSeries,
  requireWhole,
} from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { changesWithinLevels, isBrokenUntil, requireBreaks } from '#simulation/numeric/series-breaks.ts';
import type { SeriesBreaks } from '#simulation/numeric/series-breaks.ts';

/** Settings of the damped drift; the defaults are those of modelling.md 4.1. */
export interface FuelSettings {
  readonly driftWindow: number;
  readonly volatilityWindow: number;
  readonly phi: number;
  /** Shorter horizon and the longer one. Unit: steps of the series, weeks unless it is monthly. */
  readonly horizonsWeeks: readonly number[];
  /** Steps that must be known for each horizon; 14 and 60 weeks when left out. */
  readonly fewest?: readonly [number, number];
}

/** The settings of modelling.md 4.1. */
export const fuelSettings: FuelSettings = {
  driftWindow: 26,
  volatilityWindow: 104,
  phi: 0.97,
  horizonsWeeks: [13, 52],
};

/** The same for a monthly series: half a year of drift, two of changes, three months and a year ahead. */
export const monthlyFuelSettings: FuelSettings = {
  driftWindow: 6,
  volatilityWindow: 24,
  phi: 0.97 ** (52 / 12),
  horizonsWeeks: [3, 12],
  fewest: [8, 16],
};

/** Levels of the fuel bands. */
export const fuelLevels = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** Price path after the last week, week 1 first. Unit: of the input. */
export interface FuelForecast {
  readonly status: 'ok';
  readonly method: 'damped drift on log price';
  readonly drift: number;
  readonly weeklyLogSd: number;
  readonly point: readonly number[];
  /** "The price stays". */
  readonly naive: readonly number[];
  readonly quantiles: ReadonlyMap<number, readonly number[]>;
  readonly warnings: readonly Warning[];
}

const fewestWeeks = [14, 60] as const;

/**
 * Forecasts a weekly price by damped drift of its logarithm.
 *
 * @param prices  weekly average prices, oldest first, > 0.
 * @param breaks  weeks (indices) from which prices are on another level, e.g. a new set of stations; the change over one is left out.
 * @returns `insufficient` (`fuel.weeks`) under 14 weeks, those at a break not counted; under 60 weeks the path ends with the shorter horizon.
 *
 * Source: modelling.md 4.1.
 */
export function forecastFuel(
  prices: readonly number[],
  settings: FuelSettings = fuelSettings,
  breaks: SeriesBreaks = [],
): FuelForecast | Insufficient {
  requireSeries('prices', prices, { min: 1e-9 });
  requireBreaks('breaks', breaks, prices.length);
  requireSettings(settings);
  const logs = prices.map(Math.log);
  const changes = changesWithinLevels(logs, breaks);
  // A week at a break says nothing about the way to it.
  const n = prices.length - breaks.length;
  const [fewest, fewestLong] = settings.fewest ?? fewestWeeks;
  if (n < fewest) return { status: 'insufficient', reason: 'fuel.weeks', needed: fewest, got: n };
  const horizons = n < fewestLong ? settings.horizonsWeeks.slice(0, 1) : settings.horizonsWeeks;
  const weeks = Math.max(...horizons);
  const drift = mean(changes.slice(-settings.driftWindow));
  const weeklyLogSd = populationSd(changes.slice(-settings.volatilityWindow));
  const centre = dampedPath(logs.at(-1) as number, drift, settings.phi, weeks);
  const band = (p: number) => {
    const z = p === 0.5 ? 0 : normalQuantile(p);
    return centre.map((log, i) => Math.exp(log + z * weeklyLogSd * Math.sqrt(i + 1)));
  };
  return {
    status: 'ok',
    method: 'damped drift on log price',
    drift,
    weeklyLogSd,
    point: centre.map(Math.exp),
    naive: centre.map(() => prices.at(-1) as number),
    quantiles: new Map(fuelLevels.map((p) => [p, band(p)])),
    warnings: [{ code: 'fuel.regime', severity: 'info', params: {} }],
  };
}

/** Quality of one horizon: mean absolute error over that of "the price stays"; publish only under 1. */
export interface FuelQuality {
  readonly horizonWeeks: number;
  readonly n: number;
  /** Null where the price never changed: nothing can be better than "stays". */
  readonly maeRatio: number | null;
}

/** Rolling backtest of the point forecast every `stepWeeks` weeks; horizons without an origin and targets behind a break are left out. */
export function backtestFuel(
  prices: readonly number[],
  settings = fuelSettings,
  stepWeeks = 4,
  breaks: SeriesBreaks = [],
): FuelQuality[] {
  requireBreaks('breaks', breaks, prices.length);
  requireSettings(settings);
  requireWhole('stepWeeks', stepWeeks, 1, 104);
  return settings.horizonsWeeks.flatMap((horizonWeeks, i) => {
    let [n, model, stays] = [0, 0, 0];
    const [fewest, fewestLong] = settings.fewest ?? fewestWeeks;
    const first = i === 0 ? fewest : fewestLong;
    for (let origin = first; origin + horizonWeeks <= prices.length; origin += stepWeeks) {
      if (isBrokenUntil(breaks, origin, origin + horizonWeeks - 1)) continue;
      const known = breaks.filter((at) => at < origin);
      const forecast = forecastFuel(prices.slice(0, origin), settings, known);
      if (forecast.status !== 'ok' || forecast.point.length < horizonWeeks) continue;
      const observed = prices[origin + horizonWeeks - 1] as number;
      model += Math.abs((forecast.point[horizonWeeks - 1] as number) - observed);
      stays += Math.abs((prices[origin - 1] as number) - observed);
      n += 1;
    }
    return n === 0 ? [] : [{ horizonWeeks, n, maeRatio: stays === 0 ? null : model / stays }];
  });
}

function requireSettings({ phi, driftWindow, volatilityWindow, horizonsWeeks }: FuelSettings): void {
  requireFinite('phi', phi, 0, 1);
  requireWhole('driftWindow', driftWindow, 1, 1040);
  requireWhole('volatilityWindow', volatilityWindow, 2, 1040);
  requireSeries('horizonsWeeks', horizonsWeeks, { minLength: 1 });
  horizonsWeeks.forEach((weeks, i) => requireWhole(`horizonsWeeks[${i}]`, weeks, 1, 104));
  requireIncreasing('horizonsWeeks', horizonsWeeks);
}

function dampedPath(last: number, drift: number, phi: number, weeks: number): number[] {
  let damping = 0;
  return Array.from({ length: weeks }, (_, i) => {
    damping += phi ** (i + 1);
    return last + drift * damping;
  });
}

function populationSd(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}
