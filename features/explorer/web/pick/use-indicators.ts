import { useCallback } from 'react';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';

/** A subject of indicators. */
export type Family = OutputOf<'explore/findIndicators'>['families'][number]['family'];

const pauseMs = 150;
/** Indicators shown at once; more words make them fewer. */
const maxShown = 60;

/** The indicators that words and a subject find, asked after a short pause in typing. */
export function useIndicators(text: string, family: Family | null) {
  const api = useApi();
  const asked = useRested(text.trim(), pauseMs);
  const load = useCallback(
    (signal?: AbortSignal) =>
      api.call(
        'explore/findIndicators',
        { text: asked, most: maxShown, ...(family !== null && { family }) },
        { signal },
      ),
    [api, asked, family],
  );
  return useLoaded(load);
}
