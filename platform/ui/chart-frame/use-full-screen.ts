import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Where a page keeps in its address that a block covers the window; kept here when left out. */
export interface KeptFull {
  full?: boolean;
  onFull?: (full: boolean) => void;
}

/** A block laid over the whole window: the page behind does not scroll, Escape leaves. */
export function useFullScreen(kept: KeptFull = {}): [full: boolean, setFull: (full: boolean) => void] {
  const [own, setOwn] = useState(false);
  const full = kept.full ?? own;
  const setFull = kept.onFull ?? setOwn;
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
  }, [full, setFull]);
  return [full, setFull];
}

/** Height in px left for the picture while its frame covers the window; null otherwise. Title, source and margins keep theirs. */
export function useRoom(
  full: boolean,
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!full) return undefined;
    const measure = () => {
      const inner = frame.current?.firstElementChild?.clientHeight ?? 0;
      const drawn = picture.current?.offsetHeight ?? 0;
      setRoom(Math.max(0, window.innerHeight - (inner - drawn) - margins));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      setRoom(null);
    };
  }, [full, frame, picture]);
  return full ? room : null;
}

/** Above and below the frame together, px. */
const margins = 64;
