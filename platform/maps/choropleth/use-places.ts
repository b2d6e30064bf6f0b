import {
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { findRegionAt } from '#platform/maps/shapes/find-region-at.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { nextPlace } from './next-place.ts';
import type { MapSize } from './layout-choropleth.ts';
import type { MapZoom } from '#platform/maps/zoom/use-map-view.ts';

interface Options {
  svg: RefObject<SVGSVGElement | null>;
  regions: readonly RegionShape[];
  size: MapSize;
  zoom: MapZoom;
  ownId?: number;
  onSelect?: (id: number) => void;
  onHover?: (id: number | null) => void;
}

const zoomKeys: Record<string, number> = { '+': 1.6, '=': 1.6, '-': 1 / 1.6 };

/** Which place is meant, by pointer with tolerance or by focus, and what click and keys do with it. */
export function usePlaces({ svg, regions, size, zoom, ownId, onSelect, onHover }: Options) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const [visitedId, setVisitedId] = useState<number | null>(null);
  // Without scripts all places stand in the tab order; with them one does and arrows lead on.
  const tabStop = useHasScripts() ? (visitedId ?? ownId ?? regions[0]?.id ?? null) : null;
  const find = (id: number | null) => regions.find((region) => region.id === id);
  const regionAt = (point: MapPoint) => findUnder(point, svg.current, regions, size, zoom.view);
  const show = (id: number | null) => {
    if (id === activeId) return;
    setActiveId(id);
    onHover?.(id);
  };
  const handlers = {
    onPointerDown: zoom.startDrag,
    onPointerMove: (event: PointerEvent) => {
      if (!zoom.pan(event)) show(regionAt(event)?.id ?? null);
    },
    onPointerLeave: () => show(null),
    onFocus: ({ target }: FocusEvent) => {
      const region = find(regionIdOf(target));
      if (!region || !target.matches(':focus-visible')) return;
      setVisitedId(region.id);
      show(region.id);
      zoom.reveal([region.labelX, region.labelY]);
    },
    onBlur: () => show(null),
    onClick: (event: MouseEvent) => {
      if (zoom.endDrag()) return event.preventDefault();
      const targetId = regionIdOf(event.target);
      // A click made by the keyboard has no place of its own.
      const id = event.detail === 0 ? targetId : (regionAt(event)?.id ?? targetId);
      if (id !== null) openPlace(id, targetId, event, onSelect);
    },
    onKeyDown: (event: KeyboardEvent) => pressKey(event, find(regionIdOf(event.target)), regions, zoom),
  };
  return { active: find(activeId), tabStop, handlers };
}

type MapPoint = Pick<PointerEvent, 'clientX' | 'clientY'>;

function findUnder(
  { clientX, clientY }: MapPoint,
  svg: SVGSVGElement | null,
  regions: readonly RegionShape[],
  size: MapSize,
  { scale, x, y }: MapZoom['view'],
): RegionShape | undefined {
  const box = svg?.getBoundingClientRect();
  if (!box) return undefined;
  const ratio = size.width / box.width;
  const mapX = ((clientX - box.left) * ratio - x) / scale;
  const mapY = ((clientY - box.top) * ratio - y) / scale;
  return findRegionAt(regions, mapX, mapY, scale);
}

/** Arrows, Home and End move focus; + − 0 zoom, Escape undoes the zoom; everything else is left to the page. */
function pressKey(
  event: KeyboardEvent,
  from: RegionShape | undefined,
  regions: readonly RegionShape[],
  zoom: MapZoom,
): void {
  const next = nextPlace(event.key, from, regions);
  const factor = zoomKeys[event.key];
  if (next) elementOf(event.currentTarget, next.id)?.focus();
  else if (factor !== undefined) zoom.zoomBy(factor);
  else if (isReset(event, zoom)) zoom.reset();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const subscribeToNothing = () => () => undefined;

/** False in the HTML from the server, true once the page lives. */
function useHasScripts(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function isReset({ key }: KeyboardEvent, { view }: MapZoom): boolean {
  return key === '0' || (key === 'Escape' && view.scale > 1);
}

function openPlace(
  id: number,
  targetId: number | null,
  event: MouseEvent,
  onSelect?: (id: number) => void,
): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (isPlain && onSelect) {
    event.preventDefault();
    onSelect(id);
  } else if (id !== targetId) {
    // The pointer meant a tiny place beside the link it hit: follow that place's own link.
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    const click = new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    });
    elementOf(event.currentTarget, id)?.dispatchEvent(click);
  }
}

function elementOf(root: Element, id: number): SVGElement | null {
  return root.querySelector<SVGElement>(`[data-region="${id}"]`);
}

function regionIdOf(target: EventTarget | null): number | null {
  const id = target instanceof Element ? target.closest('[data-region]')?.getAttribute('data-region') : null;
  return id == null ? null : Number(id);
}
