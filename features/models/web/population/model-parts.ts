import type { KnownForecast } from './load-population-model.ts';
import type { PopulationModel } from './use-population-model.ts';

/** What every part of the result is given: `index` is the shown year's, counted from the base year. */
export interface ModelParts {
  forecast: KnownForecast;
  model: PopulationModel;
  index: number;
}
