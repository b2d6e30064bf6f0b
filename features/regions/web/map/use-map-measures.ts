import { useCallback, useMemo } from 'react';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { browserApi } from '#platform/web/browser-api.ts';
import { useLocale } from '#platform/web/text.ts';

/** How many measures every subject has of its own. */
export type MapMeasures = OutputOf<'measure/getRegionCounts'>;

/** The measures in force on a day of the map, and the places that have one of their own; it loads by itself. */
export function useMapMeasures(day: string): { loaded: Loaded<MapMeasures>; places: ReadonlySet<number> } {
  const locale = useLocale();
  const load = useCallback(
    (signal?: AbortSignal): Promise<MapMeasures> =>
      browserApi(locale, day).call('measure/getRegionCounts', {}, { signal }),
    [locale, day],
  );
  const loaded = useLoaded(load);
  const places = useMemo(
    () =>
      new Set((loaded.data?.regions ?? []).filter(({ inForce }) => inForce > 0).map(({ yugoId }) => yugoId)),
    [loaded.data],
  );
  return { loaded, places };
}
