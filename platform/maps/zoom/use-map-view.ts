import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { fitView, focusView, panView, revealPoint, wholeMap, zoomView, type MapView } from './map-view.ts';
import { useKeptZoom, type KeptZoom } from './use-kept-zoom.ts';
import { usePinchZoom } from './use-pinch-zoom.ts';
import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';

/** The view and what changes it; `pan` answers whether the map followed the pointer. */
export interface MapZoom {
  view: MapView;
  zoomBy: (factor: number, at?: [number, number]) => void;
  reset: () => void;
  reveal: (point: [number, number]) => void;
  /** Goes to a region given by its left, upper, right and lower edge. */
  focus: (box: readonly [number, number, number, number]) => void;
  /** Lets an area fill the frame; null = the whole map. */
  fit: (box: readonly [number, number, number, number] | null) => void;
  startDrag: (event: PointerEvent) => void;
  pan: (event: PointerEvent) => boolean;
  /** True once after a drag: the click that ends it opens nothing. */
  endDrag: () => boolean;
}

/** Buttons and keys zoom at what is looked at: the aim while the whole map is seen, the middle of the frame afterwards. */
function aimOnScreen(view: MapView, [x, y]: [number, number], { width, height }: MapSize): [number, number] {
  return view.scale === 1 ? [x, y] : [width / 2, height / 2];
}

/** Drag pans once zoomed, Ctrl + wheel and a pinch of two fingers or on a trackpad zoom; the wheel alone keeps scrolling the page. */
export function useMapView(
  svg: RefObject<SVGSVGElement | null>,
  size: MapSize,
  zoomable: boolean,
  aim: [number, number],
  kept?: KeptZoom,
): MapZoom {
  const [view, setView] = useState(wholeMap);
  useKeptZoom(kept, view, setView, size);
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const [aimX, aimY] = aim;
  const zoomBy = useCallback(
    (factor: number, at?: [number, number]) =>
      setView((before) => zoomView(before, factor, at ?? aimOnScreen(before, [aimX, aimY], size), size)),
    [size, aimX, aimY],
  );
  const focus = useCallback(
    (box: readonly [number, number, number, number]) => setView((before) => focusView(before, box, size)),
    [size],
  );
  const fit = useCallback(
    (box: readonly [number, number, number, number] | null) =>
      setView(box === null ? wholeMap : fitView(box, size)),
    [size],
  );
  useWheelZoom(svg, size, zoomBy, zoomable);
  const isPinching = usePinchZoom(svg, size, setView, zoomable);
  const pan = (event: PointerEvent) => {
    const from = drag.current;
    if (!from || event.buttons === 0 || view.scale === 1 || isPinching()) return false;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!from.moved && Math.hypot(dx, dy) < 4) return false;
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
    setView((before) => panView(before, dx, dy, size));
    return true;
  };
  return {
    view,
    zoomBy,
    reset: () => setView(wholeMap),
    reveal: (point) => setView((before) => revealPoint(before, point, size)),
    startDrag: ({ clientX, clientY }) => {
      drag.current = { x: clientX, y: clientY, moved: false };
    },
    focus,
    fit,
    pan,
    endDrag: () => {
      const moved = drag.current?.moved ?? false;
      drag.current = null;
      return moved;
    },
  };
}

/** Listens itself: the framework's wheel handlers are passive and could not hold the page's own zoom back. */
function useWheelZoom(
  svg: RefObject<SVGSVGElement | null>,
  size: MapSize,
  zoomBy: MapZoom['zoomBy'],
  zoomable: boolean,
): void {
  useEffect(() => {
    const element = svg.current;
    if (!element || !zoomable) return undefined;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const ratio = size.width / box.width;
      zoomBy(Math.exp(-event.deltaY / 200), [
        (event.clientX - box.left) * ratio,
        (event.clientY - box.top) * ratio,
      ]);
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [svg, size, zoomBy, zoomable]);
}
