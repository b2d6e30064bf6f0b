import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import { publishedWeek } from '#simulation/forecast/bands/roll-origins.ts';
import { phaseOf, scoreQuantiles } from '#simulation/forecast/quality/score-forecasts.ts';
import type { ForecastScore, Phase } from '#simulation/forecast/quality/score-forecasts.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';

/** How one frozen target week did. Unit of scores: people; `score` is null where the week was corrected or not published. */
export interface FrozenWeek {
  horizon: number;
  score: WeekScore | null;
}

/** The scores of a week that came, and the phase that was known when it was forecast. */
export interface WeekScore {
  observed: number;
  phase: Phase;
  model: ForecastScore;
  /** Of "same as last week". */
  baseline: ForecastScore;
}

const levels = hubLevels.length;
const middle = 11;

/**
 * Scores the target weeks of one frozen forecast that are over, ours and others' by the same rule.
 *
 * @param quantiles  of every week at the hub levels, week after week. Unit: people.
 * @param series     the place's reports.
 * @param origin     days passed when it was issued.
 * @returns one entry a week that is over; nothing where two weeks before the origin are not known, so that there is no baseline.
 */
export function scoreFrozen(quantiles: readonly number[], series: KnownSeries, origin: number): FrozenWeek[] {
  const from = Math.max(0, Math.min(origin, series.levelStart(origin)));
  const weekly = weeklySums(series.final.subarray(from, origin));
  if (weekly.length < 2) return [];
  const weeks = quantiles.length / levels;
  const baseline = baselineQuantiles(weekly, hubLevels, weeks);
  const stays = weekly.at(-1)!;
  const phase = phaseOf(weekly);
  const over = Math.min(weeks, Math.floor((series.final.length - origin) / 7));
  return Array.from({ length: Math.max(0, over) }, (_, h) => {
    const observed = publishedWeek(series, origin, origin + 7 * h);
    if (Number.isNaN(observed)) return { horizon: h + 1, score: null };
    const own = quantiles.slice(h * levels, (h + 1) * levels);
    const model = scoreQuantiles(own, own[middle]!, observed);
    return {
      horizon: h + 1,
      score: { observed, phase, model, baseline: scoreQuantiles(baseline[h]!, stays, observed) },
    };
  });
}

/** Narrowest band that held the truth, per cent; 100 = none. */
export function narrowestBand({ in50, in80, in95 }: ForecastScore): number {
  if (in50) return 50;
  if (in80) return 80;
  return in95 ? 95 : 100;
}
