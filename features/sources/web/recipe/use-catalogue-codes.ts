import { useCallback } from 'react';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { useApi } from '#platform/web/use-api.ts';

/** Indicators of the catalogue at once. */
const maxIndicators = 1000;

/** Indicators of the catalogue with their units, to choose a code among; none before they are loaded. */
export function useCatalogueCodes(): { code: string; name: string; unit: string }[] {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal) => {
      const input = { text: '', most: maxIndicators };
      return api.call('explore/findIndicators', input, signal === undefined ? {} : { signal });
    },
    [api],
  );
  const { data } = useLoaded(load);
  return (data?.indicators ?? []).flatMap(({ indicator, name, unit }) =>
    indicator.includes(':') ? [] : [{ code: indicator, name, unit: unit.code }],
  );
}
