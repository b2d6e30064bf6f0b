import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { MeasureTerms } from '../region/measure-lanes.ts';
import { readForecastView } from '../../domain/forecast/forecast-view.ts';

/** The newest forecast of a place and those before it. */
export type Forecast = OutputOf<'regiondossier/getForecast'>;
/** What frozen forecasts were worth. */
export type Quality = OutputOf<'regiondossier/getForecastQuality'>;

/** What was loaded of the tab; null = it failed, and its parts alone say so. */
export interface LoadedForecast {
  forecast: Forecast | null;
  quality: Quality | null;
  /** For the lanes under the chart. */
  terms: MeasureTerms;
}

/** The reported days of the place, as known on the day that is asked. */
export type Reported = OutputOf<'regiondossier/getRegionStat'>;

/** Loads what was reported in the place of the address. */
export const loadReported: LoadPage<Reported | null> = ({ api, params }) =>
  partOfPage(api.call('regiondossier/getRegionStat', { yugoId: idOf(params) }));

/** Loads the forecast of the place and measure that the address names, and its record. */
export const loadForecast: LoadPage<LoadedForecast> = async ({ api, params, url }) => {
  const yugoId = idOf(params);
  const { measure } = readForecastView(url.searchParams);
  const [forecast, quality, terms] = await Promise.all([
    partOfPage(api.call('regiondossier/getForecast', { yugoId, measure })),
    partOfPage(api.call('regiondossier/getForecastQuality', { yugoId, measure })),
    partOfPage(api.call('measure/getTerms', { yugoId })),
  ]);
  return { forecast, quality, terms };
};
