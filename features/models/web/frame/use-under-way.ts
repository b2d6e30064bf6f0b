import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { isOnItsWay } from '#platform/web/routes/way.ts';

const stepMs = 30;

interface UnderWay {
  /** Does the work after a while, and not before the page is at rest; what it gives takes the work back. */
  doAtRest: (work: () => void, afterMs: number) => () => void;
  whenAtRest: () => Promise<void>;
}

/**
 * Waits while the page is on its way somewhere or asks for its data anew. A page that keeps its data when only its
 * address says more would lose what it asked for. So who writes the address waits for the data, and who asks for data
 * waits for the address. What the router has begun is drawn only when the page has nothing more urgent to draw: its
 * navigations themselves are asked.
 */
export function useUnderWay(): UnderWay {
  const { pathname, search } = useLocation();
  const drawn = useRef<string | null>(pathname + search);
  useEffect(() => {
    drawn.current = pathname + search;
    // Whoever waits is let go with the page.
    return () => void (drawn.current = null);
  }, [pathname, search]);
  // A page that has been left is drawn for a while yet: what it has to say of its address is no more the address's.
  const isUnderWay = useCallback((): boolean => drawn.current !== null && isOnItsWay(drawn.current), []);
  return useMemo(
    () => ({
      doAtRest(work, afterMs) {
        const look = (): void => {
          if (isUnderWay()) timer = setTimeout(look, stepMs);
          else work();
        };
        let timer = setTimeout(look, afterMs);
        return () => clearTimeout(timer);
      },
      async whenAtRest() {
        while (isUnderWay()) await new Promise((done) => setTimeout(done, stepMs));
      },
    }),
    [isUnderWay],
  );
}
