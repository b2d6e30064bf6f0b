import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The size a chart is drawn at before its container is measured, px. */
export interface NominalSize {
  width: number;
  height: number;
  /** Height below `narrowBelow` px of container width; the same as `height` when left out. */
  narrowHeight?: number;
}

/** The size a chart is laid out for now, px. */
export interface ChartSize {
  width: number;
  height: number;
  narrow: boolean;
}

/** Container width in px under which a chart takes its phone layout; Plot.module.css repeats it. */
export const narrowBelow = 480;

/** The size at a container width: heights are fixed per layout, so nothing below the chart ever moves. */
export function sizeAt(width: number, { height, narrowHeight = height }: NominalSize): ChartSize {
  const narrow = width < narrowBelow;
  return { width, height: narrow ? narrowHeight : height, narrow };
}

/** The nominal size on the server and at first, then the container's width; measured before the first paint. */
export function useChartSize(nominal: NominalSize): [RefObject<HTMLDivElement | null>, ChartSize] {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(nominal.width);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = () => {
      const measured = Math.round(element.clientWidth);
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [container, sizeAt(width, nominal)];
}
