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
  return aroundPoint(scale, [x, y], size);
}

/** The view with a point of the map in its middle, as far as the frame allows. */
export function aroundPoint(scale: number, [x, y]: readonly [number, number], size: MapSize): MapView {
  const held = Math.min(largest, Math.max(1, scale));
  return holdInFrame({ scale: held, x: size.width / 2 - x * held, y: size.height / 2 - y * held }, size);
}

/** The view in which an area fills the frame as far as it goes, with air around it. */
export function fitView(
  [left, upper, right, lower]: readonly [number, number, number, number],
  size: MapSize,
): MapView {
  const air = 1.15;
  const wanted = Math.min(size.width / ((right - left) * air), size.height / ((lower - upper) * air));
  return aroundPoint(wanted, [(left + right) / 2, (upper + lower) / 2], size);
}

function holdInFrame({ scale, x, y }: MapView, { width, height }: MapSize): MapView {
  const hold = (shift: number, length: number) => Math.min(0, Math.max(length - length * scale, shift));
  return { scale, x: hold(x, width), y: hold(y, height) };
}
