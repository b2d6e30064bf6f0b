import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { requireOneOf } from '#simulation/numeric/refusal.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { summariseScores } from '#simulation/forecast/quality/summarise-scores.ts';
import type { HorizonQuality } from '#simulation/forecast/quality/summarise-scores.ts';
import { missedBars } from '#tools/evaluate/forecast/bars.ts';
import { printPhases, printQuality } from '#tools/evaluate/forecast/print-quality.ts';
import { reportingWay } from '#tools/evaluate/forecast/report-otherwise.ts';
import { readSeries } from '#tools/evaluate/forecast/read-series.ts';
import type { SeriesSource } from '#tools/evaluate/forecast/read-series.ts';

const bundled = fileURLToPath(new URL('../../../data/covid/daily.csv', import.meta.url));
const bundledColumns = { date: 'date', region: 'yugo_id', cases: 'cases_total', deaths: 'deaths_total' };
const otherColumns = { date: 'date', region: 'region', cases: 'cases', deaths: 'deaths' };
const bundledCountry = '1180665';
// The protocol's first origin has 120 days of the series from 21.03.2020 on, 19.07.2020; the bundled totals begin a day later (SOURCE.md).
const firstOrigins = { bundled: '119', other: '120' };

/** Backtests both measures and prints the table; false when a bar of the bundled span is missed. */
export function runForecast(args: readonly string[], settings: ForecastSettings = productSettings): boolean {
  const options = readOptions(args);
  const started = performance.now();
  const { histories, firstDay, lastDay } = readSeries(options.source);
  const loaded = performance.now();
  const firstOrigin = originOn(options.weekday, options.firstOrigin, firstDay);
  const tables = (['cases', 'deaths'] as const).map((measure) =>
    evaluateMeasure(histories, measure, firstOrigin, settings),
  );
  const seconds = (performance.now() - loaded) / 1000;
  if (options.json)
    console.log(JSON.stringify({ firstDay, lastDay, regions: histories.length, seconds, tables }));
  else {
    console.log(
      `${histories.length} regions, ${firstDay} to ${lastDay}, first origin after ${firstOrigin} days`,
    );
    for (const { measure, quality } of tables) printQuality(measure, quality);
    for (const { measure, quality } of tables) printPhases(measure, quality);
    console.log(`backtest ${seconds.toFixed(2)} s, reading ${((loaded - started) / 1000).toFixed(2)} s`);
  }
  const { judgedAs } = options;
  const missed = judgedAs
    ? tables.flatMap(({ measure, quality }) => missedBars(measure, quality, judgedAs))
    : [];
  for (const line of missed) console.error(`missed: ${line}`);
  return missed.length === 0;
}

function evaluateMeasure(
  histories: readonly RegionHistory[],
  measure: 'cases' | 'deaths',
  firstOrigin: number,
  settings: ForecastSettings,
) {
  const backtest = backtestRegions(histories, measure, firstOrigin, settings);
  if (backtest.status !== 'ok') {
    console.error(`${measure}: ${backtest.reason}, needed ${backtest.needed}, got ${backtest.got}`);
    return { measure, quality: [] as HorizonQuality[] };
  }
  return { measure, quality: summariseScores(backtest.scored) };
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

// The first day on or after the first origin whose last known day is that weekday; day number 0 was a Thursday.
function originOn(weekday: string | undefined, firstOrigin: number, firstDay: string): number {
  if (weekday === undefined) return firstOrigin;
  const wanted = weekdays.indexOf(requireOneOf('weekday', weekday, weekdays));
  const found = (dayNumber(firstDay) + firstOrigin + 4) % 7;
  return firstOrigin + ((wanted - found + 7) % 7);
}

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      without: { type: 'string' },
      'first-origin': { type: 'string' },
      'date-column': { type: 'string' },
      'region-column': { type: 'string' },
      'cases-column': { type: 'string' },
      'deaths-column': { type: 'string' },
      reported: { type: 'string', default: 'as-published' },
      seed: { type: 'string', default: '1' },
      weekday: { type: 'string' },
      bar: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const isBundled = values.data === undefined;
  const file = values.data ?? bundled;
  if (!existsSync(file)) throw new Error(`${file} doesn't exist`);
  const names = isBundled ? bundledColumns : otherColumns;
  const source: SeriesSource = {
    file,
    columns: {
      date: values['date-column'] ?? names.date,
      region: values['region-column'] ?? names.region,
      cases: values['cases-column'] ?? names.cases,
      deaths: values['deaths-column'] ?? names.deaths,
    },
    from: values.from ?? (isBundled ? '2020-03-21' : null),
    until: values.until ?? (isBundled ? '2022-01-20' : null),
    without: new Set((values.without ?? (isBundled ? bundledCountry : '')).split(',').filter(Boolean)),
  };
  const way = reportingWay(values.reported);
  const isBarSpan = isBundled && source.from === '2020-03-21' && source.until === '2022-01-20';
  return {
    source: { ...source, reported: { way, seed: Number(values.seed) } },
    json: values.json,
    firstOrigin: Number(values['first-origin'] ?? firstOrigins[isBundled ? 'bundled' : 'other']),
    weekday: values.weekday,
    judgedAs: values.bar || isBarSpan ? way : null,
  };
}
