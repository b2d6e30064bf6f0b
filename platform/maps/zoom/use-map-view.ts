import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { usePinchZoom } from './use-pinch-zoom.ts';
import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';

/** Zoom factor and shift: screen = scale × map + shift, px. */
export interface MapView {
  scale: number;
  x: number;
  y: number;
}

/** The whole map. */
export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };

/** Where a region's middle stands on the screen, px of the layout. */
export function onScreen({ labelX, labelY }: { labelX: number; labelY: number }, { scale, x, y }: MapView) {
  return { x: labelX * scale + x, y: labelY * scale + y };
}

const largest = 12;

/** Zooms by a factor around a point of the screen; the map never leaves its frame. */
export function zoomView(
  view: MapView,
  factor: number,
  [atX, atY]: [number, number],
  size: MapSize,
): MapView {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return holdInFrame({ scale, x: atX - (atX - view.x) * ratio, y: atY - (atY - view.y) * ratio }, size);
}

/** Shifts the map by px of the screen, as far as its frame allows. */
export function panView(view: MapView, dx: number, dy: number, size: MapSize): MapView {
  return holdInFrame({ ...view, x: view.x + dx, y: view.y + dy }, size);
}

/** Shifts a point of the map into the frame, `air` px from its edges, when the zoom has left it outside. */
export function revealPoint(view: MapView, [x, y]: [number, number], size: MapSize, air = 24): MapView {
  const screenX = x * view.scale + view.x;
  const screenY = y * view.scale + view.y;
  const dx = Math.max(0, air - screenX) - Math.max(0, screenX - size.width + air);
  const dy = Math.max(0, air - screenY) - Math.max(0, screenY - size.height + air);
  return dx === 0 && dy === 0 ? view : panView(view, dx, dy, size);
}

/** Least side of a focused region on the screen, px: large enough to be hit and seen. */
const focusedSide = 48;

/** The view with a region in its middle, zoomed in until it is large enough; the same view where it already is and in sight. */
export function focusView(
  view: MapView,
  box: readonly [number, number, number, number],
  size: MapSize,
): MapView {
  const [left, upper, right, lower] = box;
  const side = Math.max(right - left, lower - upper, 0.1);
  const scale = Math.min(largest, Math.max(view.scale, focusedSide / side));
  const [x, y] = [(left + right) / 2, (upper + lower) / 2];
  if (scale === view.scale) return revealPoint(view, [x, y], size);
  return holdInFrame({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, size);
}

/** The view in which an area fills the frame as far as it goes, with air around it. */
export function fitView(
  [left, upper, right, lower]: readonly [number, number, number, number],
  size: MapSize,
): MapView {
  const air = 1.15;
  const wanted = Math.min(size.width / ((right - left) * air), size.height / ((lower - upper) * air));
  const scale = Math.min(largest, Math.max(1, wanted));
  const [x, y] = [(left + right) / 2, (upper + lower) / 2];
  return holdInFrame({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, size);
}

function holdInFrame({ scale, x, y }: MapView, { width, height }: MapSize): MapView {
  const hold = (shift: number, length: number) => Math.min(0, Math.max(length - length * scale, shift));
  return { scale, x: hold(x, width), y: hold(y, height) };
}

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
): MapZoom {
  const [view, setView] = useState(wholeMap);
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
