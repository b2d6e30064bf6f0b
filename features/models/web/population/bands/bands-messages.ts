import type { PlaceStart } from '#features/models/domain/population/place-start.ts';
import type { PopulationParams } from '#features/models/domain/population/population-params.ts';
import type { TotalBands } from '#features/models/domain/population/run-population.ts';

/** What the worker is asked; `reference` null where nothing differs from it. */
export interface BandsQuestion {
  id: number;
  start: PlaceStart;
  own: PopulationParams;
  reference: PopulationParams | null;
  version: number;
  members: number;
  seed: number;
}

/** The bands of one's own and of the reference, from the same draws. */
export interface BothBands {
  own: TotalBands;
  reference: TotalBands;
}

/** How far the worker is; with the bands at its end. */
export interface BandsNews {
  id: number;
  done: number;
  of: number;
  bands: BothBands | null;
}
