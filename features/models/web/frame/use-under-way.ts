import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

const stepMs = 30;

interface UnderWay {
  /** Does the work after a while, and not before the page is at rest; what it gives takes the work back. */
  doAtRest: (work: () => void, afterMs: number) => () => void;
  whenAtRest: () => Promise<void>;
}

/**
 * Waits while the page is on its way somewhere or asks for its data anew. A page that keeps its data when only its address
 * says more would lose what it asked for: who writes the address waits for the data, who asks for data for the address.
 * The router is asked itself: what it has begun is drawn only when the page has nothing more urgent to draw.
 */
export function useUnderWay(): UnderWay {
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  const drawn = useRef<string | null>(key);
  useEffect(() => {
    drawn.current = key;
    // Whoever waits is let go with the page.
    return () => void (drawn.current = null);
  }, [key]);
  const isUnderWay = useCallback((): boolean => {
    if (!router || drawn.current === null) return false;
    const { navigation, revalidation, location } = router.state;
    // A page that has been left is drawn for a while yet: what it has to say of its address is no more the address's.
    return navigation.state !== 'idle' || revalidation !== 'idle' || location.key !== drawn.current;
  }, [router]);
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
