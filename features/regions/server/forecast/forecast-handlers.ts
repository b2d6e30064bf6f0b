import type { Routes } from '#platform/server/context.ts';
import type { forecastContract } from '../../contract/forecast-calls.ts';
import { readForecast } from './read-forecast.ts';
import { readQuality } from './read-quality.ts';
import { readSummary } from './read-summary.ts';

/** Handlers of the forecasts. */
export const forecastRoutes: Routes<typeof forecastContract> = {
  'regiondossier/getForecast': ({ yugoId, measure }, context) => readForecast(yugoId, measure, context),
  'regiondossier/getForecastQuality': (asked, context) => readQuality(asked, context),
  'regiondossier/getForecastSummary': (asked, context) => readSummary(asked, context),
};
