import { requireWhole } from '#simulation/numeric/refusal.ts';
import type { ScoredForecast } from './score-forecasts.ts';

/** A region's latest scored forecasts and the one that missed by most. */
export interface RecentForecasts {
  /** Oldest first; `low95`, `median`, `high95` against `observed`. */
  readonly recent: readonly ScoredForecast[];
  /** Largest ratio between median and observation (both plus 1); null without a scored forecast. */
  readonly worst: { readonly forecast: ScoredForecast; readonly factor: number } | null;
}

/**
 * The last forecasts of one region and horizon beside what happened.
 *
 * @param region  index in the backtest's histories.
 * @param count   how many, 12 on screen.
 *
 * Source: modelling.md 1.3 E (quality page).
 */
export function recentForecasts(
  scored: readonly ScoredForecast[],
  region: number,
  horizonWeeks: number,
  count = 12,
): RecentForecasts {
  requireWhole('count', count, 1, 1000);
  const own = scored.filter((one) => one.region === region && one.horizonWeeks === horizonWeeks);
  const recent = own.sort((a, b) => a.origin - b.origin).slice(-count);
  const missed = recent.map((forecast) => ({ forecast, factor: missFactor(forecast) }));
  const worst = missed.reduce<RecentForecasts['worst']>(
    (most, one) => (one.factor > (most?.factor ?? 0) ? one : most),
    null,
  );
  return { recent, worst };
}

// 2 means: twice too high or twice too low.
function missFactor({ median, observed }: ScoredForecast): number {
  return Math.exp(Math.abs(Math.log((observed + 1) / (median + 1))));
}
