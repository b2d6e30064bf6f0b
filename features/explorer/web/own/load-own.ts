import type { OwnSeriesData } from '#features/owndata/public.web.ts';
import { ApiError, type Api } from '#platform/web/api.ts';

/** A series of the reader's own that an address names; null: the reader has none of that number. */
export interface OwnInView {
  id: number;
  series: OwnSeriesData | null;
}

/** Reads the series an address names; one of somebody else is as none, and the view is shown without it. */
export function loadOwn(ids: readonly number[], api: Api, signal: AbortSignal): Promise<OwnInView[]> {
  return Promise.all(
    ids.map(async (id) => {
      try {
        return { id, series: await api.call('own/getSeries', { id }, { signal }) };
      } catch (error) {
        const { code } = error instanceof ApiError ? error.problem : { code: null };
        if (code !== 'not_found' && code !== 'not_authenticated') throw error;
        return { id, series: null };
      }
    }),
  );
}
