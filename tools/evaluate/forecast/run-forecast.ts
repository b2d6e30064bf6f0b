import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { summariseScores } from '#simulation/forecast/quality/summarise-scores.ts';
import type { HorizonQuality } from '#simulation/forecast/quality/summarise-scores.ts';
import { missedBars } from '#tools/evaluate/forecast/bars.ts';
import { printPhases, printQuality } from '#tools/evaluate/forecast/print-quality.ts';
import { originOn, readOptions } from '#tools/evaluate/forecast/read-options.ts';
import { historiesOf, readSeries } from '#tools/evaluate/forecast/read-series.ts';

/** Backtests both measures and prints the table; false when a bar of the bundled span is missed. */
export function runForecast(args: readonly string[], settings: ForecastSettings = productSettings): boolean {
  const options = readOptions(args);
  const started = performance.now();
  const { regions, firstDay, lastDay } = readSeries(options.source);
  const histories = historiesOf(regions);
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
