import { weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import { lackOfForecast, openDaysAt } from '#simulation/forecast/series/open-days.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { limitGrowth } from './growth-limit.ts';
import { deathWindowWeeks, pointOfDeaths } from './point-of-deaths.ts';
import type { CaseWeeks } from './point-of-deaths.ts';
import { pathWeeks, pointOfPath } from './region-point.ts';
import type { CasesAhead, RegionPoint } from './region-point.ts';

// The longest lag of cases behind deaths and the week before it, counted back from the last report of deaths.
const weeksBack = 3;

/** Cases of a stretch of days around an origin, known and forecast together. Unit: persons. */
interface CaseDays {
  readonly from: number;
  readonly daily: Float64Array;
}

/**
 * Point forecasts of registered deaths of all regions, from their own weeks and the cases of region and country.
 *
 * @param ahead  forecast cases of each region, null where there are none.
 * @param count  days passed.
 *
 * Source: modelling.md 1.3 B.
 */
export function deathsOfRegions(
  histories: readonly RegionHistory[],
  ahead: readonly (CasesAhead | null)[],
  count: number,
  settings: ForecastSettings,
): (RegionPoint | null)[] {
  const regional = histories.map((history, region) => caseDays(history, ahead[region] ?? null, count));
  const country = sumOfRegions(histories, regional);
  return histories.map((history, region) => {
    const own = regional[region];
    return own ? deathsOfRegion(history, [own, country ?? own], count, settings) : null;
  });
}

function deathsOfRegion(
  history: RegionHistory,
  caseSeries: readonly CaseDays[],
  count: number,
  settings: ForecastSettings,
): RegionPoint | null {
  if (lackOfForecast(history, 'deaths', count) !== null) return null;
  const { cases, deaths, population = null } = history;
  const days = openDaysAt(deaths, count);
  const level = Math.max(deaths.levelStart(count), cases.levelStart(count));
  const from = Math.max(level, days.reported - 7 * deathWindowWeeks);
  const weeks = weeklySums(deaths.filled.subarray(from, days.reported));
  const horizon = pathWeeks(settings);
  const weekly = pointOfDeaths(
    weeks,
    caseSeries.map((series) => caseWeeks(series, days.reported, horizon)),
    horizon,
  );
  const warnings = limitGrowth(weekly, weeks.at(-1) ?? 0, population, settings.horizonWeeks);
  const path = new Float64Array(7 * horizon);
  weekly.forEach((sum, week) => path.fill(sum / 7, 7 * week, 7 * week + 7));
  return pointOfPath({ days, path, warnings }, settings.horizonWeeks);
}

function caseDays({ cases }: RegionHistory, ahead: CasesAhead | null, count: number): CaseDays | null {
  if (!ahead) return null;
  const from = count - 7 * (weeksBack + 1);
  const { reported } = ahead.days;
  const known = reported - Math.max(0, from);
  const daily = new Float64Array(reported - from + ahead.path.length);
  daily.set(cases.filled.subarray(Math.max(0, from), reported), reported - from - known);
  daily.set(ahead.path, reported - from);
  return { from, daily };
}

function sumOfRegions(
  histories: readonly RegionHistory[],
  regional: readonly (CaseDays | null)[],
): CaseDays | null {
  const counted = regional.filter((one, region): one is CaseDays => !histories[region]?.isTotal && !!one);
  const [first] = counted;
  if (!first) return null;
  const daily = new Float64Array(Math.min(...counted.map((one) => one.daily.length)));
  for (const one of counted)
    for (let day = 0; day < daily.length; day++) daily[day] = (daily[day] ?? 0) + (one.daily[day] ?? 0);
  return { from: first.from, daily };
}

// Weeks that end with the last report of deaths, before and after it.
function caseWeeks({ from, daily }: CaseDays, reported: number, horizonWeeks: number): CaseWeeks {
  const start = reported - 7 * weeksBack - from;
  return {
    weeks: weeklySums(daily.subarray(start, start + 7 * (weeksBack + horizonWeeks - 1))),
    at: weeksBack - 1,
  };
}
