import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** Calls `reach` when the element comes within one screen below the view. A new element (by its key) is looked at anew. */
export function useScreenAhead(reach: () => void): RefCallback<HTMLElement> {
  const latest = useRef(reach);
  useEffect(() => void (latest.current = reach));
  return useCallback((element) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '0px 0px 100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
