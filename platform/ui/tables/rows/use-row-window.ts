import { useEffect, useRef, useState, type RefObject } from 'react';
import { windowRows, type RowWindow } from './window-rows.ts';

const drawAllUpTo = 200;
const firstView = { top: 0, height: 1200 };

/** Draws only what is in view of a table with more than 200 rows; on the server and at first its beginning. */
export function useRowWindow(count: number, rowHeight: number): [RefObject<HTMLElement | null>, RowWindow] {
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState(firstView);
  const many = count > drawAllUpTo;
  useEffect(() => {
    const element = scroller.current;
    if (!element || !many) return undefined;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [many]);
  const all = { first: 0, end: count, above: 0, below: 0 };
  return [scroller, many ? windowRows(count, rowHeight, view.top, view.height) : all];
}
