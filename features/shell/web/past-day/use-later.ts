import { useCallback } from 'react';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { withOwnAlert, type StepEvent } from '../../domain/nearest-event.ts';

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

/** What the bar steps to on either side. */
type Beside = Record<'before' | 'after', StepEvent | null>;

/** The nearest events beside the shown day, the reader's own thresholds among them. */
export function useBeside(later: Later | null): Beside {
  const api = useApi();
  const { clock } = useStart();
  const { hasActiveLicense } = useSession();
  const load = useCallback(
    async (signal?: AbortSignal) =>
      hasActiveLicense ? await api.call('alerts/getBeside', {}, { signal }) : null,
    [api, hasActiveLicense],
  );
  const { data } = useLoaded(load);
  const own = data?.day === clock.day ? data : null;
  return {
    before: withOwnAlert('before', later?.before ?? null, own?.before ?? null),
    after: withOwnAlert('after', later?.after ?? null, own?.after ?? null),
  };
}
