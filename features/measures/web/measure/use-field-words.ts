import { useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FieldWords } from './field-text.ts';
import type { LoadedMeasure } from './load-measure.ts';

/** Names of what a measure's numbers stand for. */
export function useFieldWords({
  places,
  measure,
  issues,
  units,
}: Pick<LoadedMeasure, 'places' | 'measure' | 'issues' | 'units'>): FieldWords {
  const t = useText();
  const formats = useFormats();
  return useMemo(() => {
    const byPlace = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
    const names = new Map(
      [...measure.issueNames, ...measure.unitNames, ...issues, ...units].map(({ id, name }) => [id, name]),
    );
    const nameOf = (id: number): string => names.get(id) ?? `№ ${id}`;
    return {
      t,
      formats,
      placeOf: (yugoId) => byPlace.get(yugoId) ?? String(yugoId),
      issueOf: nameOf,
      unitOf: nameOf,
    };
  }, [t, formats, places, measure, issues, units]);
}
