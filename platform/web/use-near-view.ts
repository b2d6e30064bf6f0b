import { useEffect, useRef, useState } from 'react';

/** True from the moment the element comes within a margin of the view (`400px`, `100%` of its height); never on the server. */
export function useNearView<Target extends Element>(margin = '400px') {
  const target = useRef<Target>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (target.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [margin]);
  return [target, isNear] as const;
}
