import type { PastForecasts } from '#simulation/forecast/bands/past-forecasts.ts';
import { listOrigins, rollOrigins } from '#simulation/forecast/bands/roll-origins.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { weeklyPoints } from '#simulation/forecast/quality/backtest.ts';
import { scoreForecasts } from '#simulation/forecast/quality/score-forecasts.ts';
import type { ScoredForecast } from '#simulation/forecast/quality/score-forecasts.ts';
import { daysOf } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { leadSettings, leanOnLeads } from '#tools/evaluate/forecast/leading/lean-on-leads.ts';
import type { Signals } from '#tools/evaluate/forecast/leading/lean-on-leads.ts';
import { compareScores } from '#tools/evaluate/forecast/leading/compare-scores.ts';
import type { Comparison } from '#tools/evaluate/forecast/leading/compare-scores.ts';

/** A leading series and what it may help to forecast. */
export interface LeadTrial {
  readonly lead: string;
  readonly measure: ForecastMeasure;
  readonly histories: readonly RegionHistory[];
  /** Days known at the first origin; the others follow week by week. */
  readonly firstOrigin: number;
  readonly signals: (origins: readonly number[]) => Signals;
  /** The same form of signals out of the measure alone: what a lead has to add to. */
  readonly own: (origins: readonly number[]) => Signals;
}

/** How a lead did on one stretch of origins, one entry a horizon. */
export interface LeadPart {
  readonly from: number;
  readonly to: number;
  readonly origins: number;
  /** With the lead against without, and with the measure's own signals against without. */
  readonly lead: readonly (Comparison | null)[];
  readonly own: readonly (Comparison | null)[];
}

/** The verdict: the first two thirds of the origins, on which settings were chosen, and the last third, read once. */
export interface LeadVerdict {
  readonly lead: string;
  readonly measure: ForecastMeasure;
  readonly places: number;
  readonly origins: number;
  readonly chosenOn: LeadPart | null;
  readonly unread: LeadPart | null;
}

/** Origins that teach before scoring starts, and fewest that make a verdict. */
const warmup = productSettings.warmupOrigins;
const leastOrigins = 6;

/** Forecasts the same places at the same origins with and without a lead, by the protocol of all backtests. */
export function judgeLead(trial: LeadTrial): LeadVerdict {
  const { histories, measure, firstOrigin, lead } = trial;
  const { horizonWeeks, stepDays, bands } = productSettings;
  const origins = listOrigins(firstOrigin, daysOf(histories) - 7, stepDays);
  const series = histories.map((history) => history[measure]);
  const signals = trial.signals(origins);
  const isLed = histories.map((_, region) => signals.some((row) => row[region] !== null));
  const first = signals.findIndex((row) => row.some((signal) => signal !== null)) + warmup;
  const last = signals.findLastIndex((row) => row.some((signal) => signal !== null));
  const count = Math.max(0, last - first + 1);
  const about = { lead, measure, places: isLed.filter(Boolean).length, origins: count };
  if (count < leastOrigins) return { ...about, chosenOn: null, unread: null };
  const without = rollOrigins(series, origins, weeklyPoints(histories, measure, productSettings), {
    horizonWeeks,
    stepDays,
  });
  const score = (past: PastForecasts) =>
    scoreForecasts(past, series, first, bands[measure]).filter(({ region }) => isLed[region]);
  const ways = {
    without: score(without),
    lead: score(leanOnLeads(without, signals, leadSettings)),
    own: score(leanOnLeads(without, onlyWhere(trial.own(origins), signals), leadSettings)),
  };
  const cut = first + Math.floor((2 * count) / 3);
  const part = (from: number, to: number) => partOf(ways, origins[from]!, origins[to]!);
  return { ...about, chosenOn: part(first, cut - 1), unread: part(cut, last) };
}

/** Signals of the measure itself where the lead speaks too, so that both are compared on the same forecasts. */
function onlyWhere(own: Signals, lead: Signals): Signals {
  return own.map((row, k) => row.map((signal, region) => (lead[k]?.[region] ? signal : null)));
}

function partOf(
  ways: Readonly<Record<'without' | 'lead' | 'own', readonly ScoredForecast[]>>,
  from: number,
  to: number,
): LeadPart {
  const of = (scored: readonly ScoredForecast[], h: number) =>
    scored.filter(({ origin, horizonWeeks }) => horizonWeeks === h + 1 && origin >= from && origin <= to);
  const weeks = Array.from({ length: productSettings.horizonWeeks }, (_, h) => h);
  const against = (way: 'lead' | 'own') =>
    weeks.map((h) => compareScores(of(ways[way], h), of(ways.without, h)));
  const lead = against('lead');
  return { from, to, origins: lead[0]?.origins ?? 0, lead, own: against('own') };
}
