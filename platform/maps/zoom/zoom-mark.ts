import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';
import { aroundPoint, type MapView } from './map-view.ts';

/** Parts of the map's width and height in which a mark's middle is counted. */
const parts = 1000;

/** What an address says of a view: how near, and what stands in its middle, whatever the map's size: `2.5~310~440`; '' for the whole map. */
export function writeZoomMark({ scale, x, y }: MapView, { width, height }: MapSize): string {
  if (scale < 1.05) return '';
  const part = (shift: number, length: number) => Math.round(((length / 2 - shift) / scale / length) * parts);
  return [Number(scale.toFixed(1)), part(x, width), part(y, height)].join('~');
}

/** The view a mark names; null for the whole map and for what is no mark. */
export function readZoomMark(mark: string, size: MapSize): MapView | null {
  const [, scale, x, y] = /^(\d{1,2}(?:\.\d)?)~(\d{1,4})~(\d{1,4})$/.exec(mark) ?? [];
  if (scale === undefined || Number(scale) <= 1) return null;
  const point: [number, number] = [(Number(x) / parts) * size.width, (Number(y) / parts) * size.height];
  return aroundPoint(Number(scale), point, size);
}
