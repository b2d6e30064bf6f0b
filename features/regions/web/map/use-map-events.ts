import { useCallback, useMemo } from 'react';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { browserApi } from '#platform/web/browser-api.ts';
import { useLocale } from '#platform/web/text.ts';

/** What was told of each subject in the seven days up to a day. */
export type MapEvents = OutputOf<'event/getRegionMapEvents'>;

/** The events of the week that ends on a day, as they were known on it, with how many headlines each place has. */
export function useMapEvents(day: string): {
  loaded: Loaded<MapEvents>;
  counts: ReadonlyMap<number, number>;
} {
  const locale = useLocale();
  const load = useCallback(
    (signal?: AbortSignal): Promise<MapEvents> =>
      browserApi(locale, day).call('event/getRegionMapEvents', { yugoId: federalYugoId }, { signal }),
    [locale, day],
  );
  const loaded = useLoaded(load);
  const counts = useMemo(
    () => new Map((loaded.data ?? []).map(({ yugoId, itemCount }) => [yugoId, itemCount])),
    [loaded.data],
  );
  return { loaded, counts };
}
