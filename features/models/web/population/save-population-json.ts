import { saveFile } from '#platform/ui/tables/save-file.ts';
import { writeResult } from '../../domain/population/write-result.ts';
import type { KnownForecast } from './load-population-model.ts';
import type { PopulationModel } from './use-population-model.ts';

/** Saves everything a run is made of and what came of it: parameters, both results, model, version, day of the data. */
export function savePopulationJson(
  { yugoId, name, meta, source }: KnownForecast,
  { view, edition, start, reference, ownRun, referenceRun }: PopulationModel,
): void {
  const content = {
    ...meta,
    modelVersion: edition.version,
    place: { yugoId, name },
    source,
    address: window.location.href,
    variant: view.variant,
    params: view.params,
    referenceParams: reference,
    result: writeResult(ownRun, null, start),
    reference: writeResult(referenceRun, null, start),
  };
  saveFile(
    new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }),
    `population-${yugoId}.json`,
  );
}
