import { useCallback } from 'react';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useStart } from '#platform/web/start-context.ts';

/** What was not known on the shown day, as the bar draws it. */
export type Later = OutputOf<'site/getLater'>;

/** What was not known on the shown day; null until it came and where it could not be had: the bar stands without it. */
export function useLater(): Later | null {
  const api = useApi();
  const { clock } = useStart();
  const load = useCallback((signal?: AbortSignal) => api.call('site/getLater', {}, { signal }), [api]);
  const { data } = useLoaded(load);
  return data?.day === clock.day ? data : null;
}
