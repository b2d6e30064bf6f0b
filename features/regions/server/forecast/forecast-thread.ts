import { forecastAtOrigins } from '#simulation/forecast/forecast-origins.ts';
import type { RegionForecast } from '#simulation/forecast/forecast-regions.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import { forecastMeasures, publishedHistory } from '#simulation/forecast/series/region-history.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import { persons } from '#simulation/numeric/units.ts';
import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { scoreFrozen } from '../../domain/forecast/score-frozen.ts';
import { reproductionOf } from '../../domain/stages/reproduction.ts';
import type { ForecastPart, ForecastTask, IssuedColumns, SentTotals } from './forecast-task.ts';

answerTasks<ForecastTask, null, ForecastPart>((task, tell) => {
  const histories = task.totals.map(historyOf);
  if (task.kind === 'issue') {
    const memory: PointMemory = new Map();
    for (const measure of forecastMeasures)
      for (const { origin, forecasts } of forecastAtOrigins(
        histories,
        measure,
        task.origins,
        productSettings,
        memory,
      ))
        tell({ issued: { measure, origin, ...columnsOf(histories, forecasts) } });
    return null;
  }
  if (task.kind === 'rt') {
    for (const { id, cases } of histories)
      tell({ yugoId: Number(id), rt: reproductionOf(Array.from(cases.final), task.from) });
    return null;
  }
  const seriesOf = new Map(histories.map((history) => [Number(history.id), history[task.measure]]));
  const scored = task.rows.flatMap(({ issueId, yugoId, origin, quantiles }) => {
    const series = seriesOf.get(yugoId);
    const numbers = quantiles.slice(1, -1).split(',').map(Number);
    return series ? scoreFrozen(numbers, series, origin).map((week) => ({ issueId, yugoId, ...week })) : [];
  });
  tell({ scored });
  return null;
});

function historyOf({ yugoId, isTotal, population, cases, deaths }: SentTotals): RegionHistory {
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
): Omit<IssuedColumns, 'measure' | 'origin'> {
  const made = forecasts.map((forecast) => (forecast.status === 'ok' ? forecast : null));
  const lacks = forecasts.map((forecast) => (forecast.status === 'ok' ? null : forecast));
  return {
    yugoId: histories.map(({ id }) => Number(id)),
    lastWeek: made.map((forecast) => forecast?.lastWeek ?? null),
    usesBaseline: made.map((forecast) => forecast?.usesBaseline ?? false),
    trend: made.map((forecast) => forecast?.trend ?? null),
    daily: made.map((forecast) => forecast && arrayText(forecast.daily)),
    quantiles: made.map((forecast) => forecast && arrayText(forecast.weekly.flat())),
    lack: lacks.map((lack) => lack?.reason ?? null),
    needed: lacks.map((lack) => lack?.needed ?? null),
    got: lacks.map((lack) => lack?.got ?? null),
  };
}

/** Seven digits: what the column keeps. */
function arrayText(values: ArrayLike<number>): string {
  return `{${Array.from(values, (value) => Number(value.toPrecision(7))).join(',')}}`;
}
