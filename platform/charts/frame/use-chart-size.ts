import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useRoomySize } from './chart-room.ts';
import { isSmall, type ChartSize, type NominalSize } from './chart-size.ts';

/** Container width in px under which a chart takes its phone layout; Plot.module.css repeats it. */
const narrowBelow = 480;

/** The size at a container width: heights are fixed per layout, so nothing below the chart ever moves. */
export function sizeAt(width: number, { height, narrowHeight = height }: NominalSize): ChartSize {
  const narrow = width < narrowBelow;
  return { width, height: narrow ? narrowHeight : height, narrow };
}

/** Width of a phone's column, px: the second layout in the server's HTML. */
const phoneWidth = 328;

/** What a chart is laid out for; `phone` is to be drawn too until the container is measured, null afterwards. */
export interface MeasuredSize {
  container: RefObject<HTMLDivElement | null>;
  size: ChartSize;
  phone: ChartSize | null;
  isMeasured: boolean;
}

/**
 * The nominal size on the server and at first, then the container's width; measured before the first paint.
 * A wide chart comes from the server in its phone layout too: style decides which of the two is seen. A small one comes once
 * and is drawn together to the width there is: on a phone its letters are a fifth narrower until it is measured.
 */
export function useChartSize(nominal: NominalSize): MeasuredSize {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
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
  const { width: nominalWidth, height, narrowHeight } = useRoomySize(nominal);
  const small = isSmall(nominal);
  // The same object until something changes: whoever lays out by it need not do it again.
  return useMemo(() => {
    const heights = { width: nominalWidth, height, narrowHeight };
    const phone = width === null && !small ? sizeAt(phoneWidth, heights) : null;
    return { container, size: sizeAt(width ?? nominalWidth, heights), phone, isMeasured: width !== null };
  }, [width, small, nominalWidth, height, narrowHeight]);
}
