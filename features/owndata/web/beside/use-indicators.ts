import { useCallback } from 'react';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { FileRead } from '../load-own-data.ts';

/** Indicators of the catalogue at once. */
const maxIndicators = 1000;
const periods = { annual: 'year', quarterly: 'quarter', monthly: 'month', daily: 'day', weekly: '' } as const;

/** A public indicator that a series of a file can stand beside. */
export interface PublicIndicator {
  indicator: string;
  name: string;
  unitCode: string;
}

/** Whole public indicators of the period of a file; none before they are loaded. */
export function useIndicators({ reading }: FileRead): PublicIndicator[] {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal) => {
      const input = { text: '', most: maxIndicators };
      return api.call('explore/findIndicators', input, signal === undefined ? {} : { signal });
    },
    [api],
  );
  const { data } = useLoaded(load);
  return (data?.indicators ?? []).flatMap(({ indicator, name, unit, period }) =>
    indicator.includes(':') || periods[period] !== reading.period
      ? []
      : [{ indicator, name, unitCode: unit.code }],
  );
}
