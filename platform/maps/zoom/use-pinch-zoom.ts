import { useEffect, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';
import { panView, zoomView, type MapView } from './map-view.ts';

interface Pinch {
  /** Between the fingers, px of the layout. */
  distance: number;
  middle: [number, number];
}

/** Two fingers zoom the map at what lies between them and move it along; one finger goes on scrolling the page. Tells whether they do. */
export function usePinchZoom(
  svg: RefObject<SVGSVGElement | null>,
  size: MapSize,
  setView: Dispatch<SetStateAction<MapView>>,
  zoomable: boolean,
): () => boolean {
  const last = useRef<Pinch | null>(null);
  useEffect(() => {
    const element = svg.current;
    if (!element || !zoomable) return undefined;
    const move = (event: TouchEvent) => {
      const before = last.current;
      last.current = readPinch(event.touches, element.getBoundingClientRect(), size);
      if (last.current === null) return;
      // Else the browser zooms the whole page.
      if (event.cancelable) event.preventDefault();
      if (before !== null) setView((view) => pinchView(view, before, last.current!, size));
    };
    const settle = ({ touches }: TouchEvent) => {
      last.current = readPinch(touches, element.getBoundingClientRect(), size);
    };
    element.addEventListener('touchmove', move, { passive: false });
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(name, settle, { passive: true });
    return () => {
      element.removeEventListener('touchmove', move);
      for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(name, settle);
    };
  }, [svg, size, setView, zoomable]);
  return () => last.current !== null;
}

/** The view after two fingers went from one place to another: what was between them stays between them. */
export function pinchView(view: MapView, before: Pinch, now: Pinch, size: MapSize): MapView {
  const zoomed = zoomView(view, now.distance / before.distance, before.middle, size);
  return panView(zoomed, now.middle[0] - before.middle[0], now.middle[1] - before.middle[1], size);
}

function readPinch(touches: TouchList, box: DOMRect, size: MapSize): Pinch | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || box.width === 0) return null;
  const ratio = size.width / box.width;
  const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) * ratio;
  const middle: [number, number] = [
    ((one.clientX + other.clientX) / 2 - box.left) * ratio,
    ((one.clientY + other.clientY) / 2 - box.top) * ratio,
  ];
  return { distance: Math.max(1, distance), middle };
}
