import { useEffect, useRef, type RefObject } from 'react';

/** Calls `reach` when the element comes within one screen below the view, and again while it stays there. `round` = when to look anew. */
export function useScreenAhead(reach: () => void, round: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(reach);
  useEffect(() => void (latest.current = reach));
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '0px 0px 100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [round]);
  return element;
}
