import { useEffect, useRef, useState } from 'react';

const marginPx = 400;

/** True from the moment the element comes within 400 px of the view; never on the server. */
export function useNearView<Target extends Element>() {
  const target = useRef<Target>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (target.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, []);
  return [target, isNear] as const;
}
