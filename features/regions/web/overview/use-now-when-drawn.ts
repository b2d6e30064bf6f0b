import { useEffect, useState } from 'react';
import { useLoadedNow } from '#platform/web/use-loaded-now.ts';
import { fetchParts, wakeRevised } from './islands.ts';
import { loadOverview, type LoadedOverview } from './load-overview.ts';

/** What the overview would show today, on a page of an earlier day; given out when the parts that draw it have taken over: one that changes before is blanked. */
export function useNowWhenDrawn(): LoadedOverview | null {
  const loaded = useLoadedNow(loadOverview);
  const [drawn, setDrawn] = useState<LoadedOverview | null>(null);
  useEffect(() => {
    if (loaded === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    wakeRevised();
    void fetchParts().then(() => {
      if (isHere) timer = setTimeout(() => setDrawn(loaded));
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
      setDrawn(null);
    };
  }, [loaded]);
  return drawn;
}
