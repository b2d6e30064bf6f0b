import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { loadSubjects, type Subject } from '../frame/load-subjects.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { horizons, type PlaceStart } from '../../domain/population/place-start.ts';
import type { Variant } from '../../domain/population/variants.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';

/** What the reader has saved of the place's residents. */
type Kept = OutputOf<'modeling/getSimulationParams'>;

/** A place's projection with all that others are run from. */
export interface Forecast extends OutputOf<'modeling/getPeopleStatsForecast'> {
  /** Null = it could not be read, and the list alone says so. */
  kept: Pick<Kept, 'variants' | 'limit'> | null;
  /** Whose residents may be looked at instead; the country stands before them. */
  places: Subject[];
}

/** A projection of a place that has a start. */
export interface KnownForecast extends Forecast {
  start: PlaceStart;
  variants: Record<Variant, PopulationParams>;
}

/** Loads the place of the address, the country where it names none; the UN's years reach as far as a horizon may. */
export const loadPopulationModel: LoadPage<Forecast> = async ({ api, params }) => {
  const yugoId = params['id'] === undefined ? federalYugoId : idOf(params);
  const [forecast, kept, places] = await Promise.all([
    api.call('modeling/getPeopleStatsForecast', { yugoId, horizonYears: horizons.most }),
    partOfPage(api.call('modeling/getSimulationParams', { yugoId, kind: 'population' })),
    loadSubjects(api),
  ]);
  return { ...forecast, kept, places };
};
