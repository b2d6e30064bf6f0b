import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import { publishedWeek } from '#simulation/forecast/bands/roll-origins.ts';
import { scoreQuantiles } from '#simulation/forecast/quality/score-forecasts.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';

/** How one frozen target week did. Unit of scores: people. All null but the horizon where the week was corrected or not published. */
export interface WeekScore {
  horizon: number;
  observed: number | null;
  wis: number | null;
  wisBaseline: number | null;
  error: number | null;
  errorBaseline: number | null;
  /** Narrowest band that held the truth, per cent; 100 = none. */
  inside: number | null;
}

const levels = hubLevels.length;
const bands = [
  { percent: 50, low: 6, high: 16 },
  { percent: 80, low: 3, high: 19 },
  { percent: 95, low: 1, high: 21 },
];

/**
 * Scores the target weeks of one frozen forecast that are over, ours and others' by the same rule.
 *
 * @param quantiles  of every week at the hub levels, week after week. Unit: people.
 * @param series     the place's reports.
 * @param origin     days passed when it was issued.
 * @returns one entry a week that is over; nothing where two weeks before the origin are not known, so that there is no baseline.
 */
export function scoreFrozen(quantiles: readonly number[], series: KnownSeries, origin: number): WeekScore[] {
  const from = Math.max(0, Math.min(origin, series.levelStart(origin)));
  const weekly = weeklySums(series.final.subarray(from, origin));
  if (weekly.length < 2) return [];
  const weeks = quantiles.length / levels;
  const baseline = baselineQuantiles(weekly, hubLevels, weeks);
  const stays = weekly.at(-1)!;
  const over = Math.min(weeks, Math.floor((series.final.length - origin) / 7));
  return Array.from({ length: Math.max(0, over) }, (_, h) => {
    const observed = publishedWeek(series, origin, origin + 7 * h);
    if (Number.isNaN(observed)) return missingWeek(h + 1);
    const own = quantiles.slice(h * levels, (h + 1) * levels);
    const model = scoreQuantiles(own, own[11]!, observed);
    const same = scoreQuantiles(baseline[h]!, stays, observed);
    const held = bands.find(({ low, high }) => observed >= own[low]! && observed <= own[high]!);
    return {
      horizon: h + 1,
      observed,
      wis: model.wis,
      wisBaseline: same.wis,
      error: model.absError,
      errorBaseline: same.absError,
      inside: held?.percent ?? 100,
    };
  });
}

function missingWeek(horizon: number): WeekScore {
  return {
    horizon,
    observed: null,
    wis: null,
    wisBaseline: null,
    error: null,
    errorBaseline: null,
    inside: null,
  };
}
