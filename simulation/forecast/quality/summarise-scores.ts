import { biasOf } from './score-forecasts.ts';
import type { Phase, ScoredForecast } from './score-forecasts.ts';

/** Quality of one horizon over many forecasts. Ratios are model over baseline: under 1 is better than "nothing changes". */
export interface HorizonQuality {
  readonly horizonWeeks: number;
  readonly n: number;
  readonly wisModel: number;
  readonly wisBaseline: number;
  /** Ratios are null where the baseline was never wrong. */
  readonly relativeWis: number | null;
  /** Geometric mean of the regions' ratios. */
  readonly relativeWisGeoByRegion: number | null;
  readonly relativeWisLog: number | null;
  readonly maeModel: number;
  readonly maeBaseline: number;
  readonly maeRatio: number | null;
  readonly cov50: number;
  readonly cov80: number;
  readonly cov95: number;
  /** Mean of `biasOf`: above 0 the forecasts were too high. */
  readonly bias: number;
  readonly cov50Baseline: number;
  readonly cov95Baseline: number;
  /** Share of regions whose mean WIS is below the baseline's. */
  readonly regionsBetter: number | null;
  readonly byPhase: Readonly<Record<Phase, PhaseQuality>>;
}

/** Quality within one phase known at the origin; null without a forecast. */
export interface PhaseQuality {
  readonly n: number;
  readonly relativeWis: number | null;
  readonly cov50: number | null;
  readonly cov80: number | null;
  readonly cov95: number | null;
}

/** Quality by horizon, shortest first; horizons without a scored forecast are left out. Source: modelling.md 1.3 E. */
export function summariseScores(scored: readonly ScoredForecast[]): HorizonQuality[] {
  const byHorizon = Map.groupBy(scored, ({ horizonWeeks }) => horizonWeeks);
  return [...byHorizon.entries()]
    .sort(([a], [b]) => a - b)
    .map(([horizonWeeks, forecasts]) => summariseHorizon(horizonWeeks, forecasts));
}

/** Mean WIS of model over that of the baseline by region, e.g. for the map; null where the baseline was never wrong. */
export function relativeWisByRegion(scored: readonly ScoredForecast[]): Map<number, number | null> {
  const ratios = new Map<number, number | null>();
  for (const [region, forecasts] of Map.groupBy(scored, ({ region }) => region))
    ratios.set(region, ratio(forecasts, 'wis'));
  return ratios;
}

function summariseHorizon(horizonWeeks: number, forecasts: readonly ScoredForecast[]): HorizonQuality {
  const regional = [...relativeWisByRegion(forecasts).values()].filter(
    (value) => value !== null && value > 0,
  ) as number[];
  const mean = (value: (forecast: ScoredForecast) => number) => meanOf(forecasts, value);
  const maeModel = mean(({ model }) => model.absError);
  const maeBaseline = mean(({ baseline }) => baseline.absError);
  return {
    horizonWeeks,
    n: forecasts.length,
    wisModel: mean(({ model }) => model.wis),
    wisBaseline: mean(({ baseline }) => baseline.wis),
    relativeWis: ratio(forecasts, 'wis'),
    relativeWisGeoByRegion:
      regional.length === 0
        ? null
        : Math.exp(regional.reduce((sum, value) => sum + Math.log(value), 0) / regional.length),
    relativeWisLog: ratio(forecasts, 'logWis'),
    maeModel,
    maeBaseline,
    maeRatio: maeBaseline === 0 ? null : maeModel / maeBaseline,
    cov50: mean(({ model }) => Number(model.in50)),
    cov80: mean(({ model }) => Number(model.in80)),
    cov95: mean(({ model }) => Number(model.in95)),
    bias: mean(({ model }) => biasOf(model)),
    cov50Baseline: mean(({ baseline }) => Number(baseline.in50)),
    cov95Baseline: mean(({ baseline }) => Number(baseline.in95)),
    regionsBetter:
      regional.length === 0 ? null : regional.filter((value) => value < 1).length / regional.length,
    byPhase: {
      rising: summarisePhase(forecasts, 'rising'),
      stable: summarisePhase(forecasts, 'stable'),
      falling: summarisePhase(forecasts, 'falling'),
    },
  };
}

function summarisePhase(all: readonly ScoredForecast[], phase: Phase): PhaseQuality {
  const forecasts = all.filter((forecast) => forecast.phase === phase);
  if (forecasts.length === 0) return { n: 0, relativeWis: null, cov50: null, cov80: null, cov95: null };
  return {
    n: forecasts.length,
    relativeWis: ratio(forecasts, 'wis'),
    cov50: meanOf(forecasts, ({ model }) => Number(model.in50)),
    cov80: meanOf(forecasts, ({ model }) => Number(model.in80)),
    cov95: meanOf(forecasts, ({ model }) => Number(model.in95)),
  };
}

function ratio(forecasts: readonly ScoredForecast[], score: 'wis' | 'logWis'): number | null {
  const baseline = meanOf(forecasts, (forecast) => forecast.baseline[score]);
  return baseline === 0 ? null : meanOf(forecasts, ({ model }) => model[score]) / baseline;
}

function meanOf(forecasts: readonly ScoredForecast[], value: (forecast: ScoredForecast) => number): number {
  let sum = 0;
  for (const forecast of forecasts) sum += value(forecast);
  return sum / forecasts.length;
}
