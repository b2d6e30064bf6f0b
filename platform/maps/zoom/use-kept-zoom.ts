import { useEffect, useRef } from 'react';
import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';
import type { MapView } from './map-view.ts';
import { readZoomMark, writeZoomMark } from './zoom-mark.ts';

/** Where a page keeps how its map is seen. */
export interface KeptZoom {
  mark: string;
  onMark: (mark: string) => void;
}

/** A map that stood still so long has found its view. */
const restMs = 400;

/** A map opens as its address says, at any size, and tells the address once it stands still. */
export function useKeptZoom(
  kept: KeptZoom | undefined,
  view: MapView,
  setView: (view: MapView) => void,
  size: MapSize,
): void {
  const latest = useRef({ kept, setView });
  useEffect(() => void (latest.current = { kept, setView }));
  useEffect(() => {
    const named = readZoomMark(latest.current.kept?.mark ?? '', size);
    if (named) latest.current.setView(named);
  }, [size]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) return void (isFirst.current = false);
    const timer = setTimeout(() => {
      const mark = writeZoomMark(view, size);
      const { kept: now } = latest.current;
      if (now && now.mark !== mark) now.onMark(mark);
    }, restMs);
    return () => clearTimeout(timer);
  }, [view, size]);
}
