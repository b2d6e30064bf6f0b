import type { SavedRow } from '../frame/use-saved-params.ts';
import type { Forecast } from './load-population-model.ts';

/** Saved variants as the list of every model takes them. */
export function savedRowsOf({ kept }: Pick<Forecast, 'kept'>): SavedRow[] {
  return (kept?.variants ?? []).map(({ population, ...row }) => ({
    ...row,
    content: { population, modelVersion: row.modelVersion },
  }));
}
