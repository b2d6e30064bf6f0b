import { useMemo } from 'react';
import type { LoadPage } from '#platform/web/page.ts';
import { useLoadedNow } from '#platform/web/use-loaded-now.ts';
import { markRevised } from '../../domain/revisions/mark-revised.ts';

/** What a tab loaded for the chosen day, each value that was corrected since with what it is now: its charts draw that dashed. */
export function useRevised<T>(data: T, load: LoadPage<T>): T {
  const now = useLoadedNow(load);
  return useMemo(() => (now === null ? data : markRevised(data, now)), [data, now]);
}
