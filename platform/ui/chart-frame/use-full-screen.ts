import { useEffect, useState } from 'react';

/** A block laid over the whole window: the page behind does not scroll, Escape leaves. */
export function useFullScreen(): [full: boolean, setFull: (full: boolean) => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return undefined;
    const leave = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && setFull(false);
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', leave);
    return () => {
      document.documentElement.style.overflow = overflow;
      document.removeEventListener('keydown', leave);
    };
  }, [full]);
  return [full, setFull];
}
