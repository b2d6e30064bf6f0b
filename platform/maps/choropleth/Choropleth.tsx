import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { CursorTip } from '#platform/charts/frame/CursorTip.tsx';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import type { ChoroplethProps } from './choropleth-props.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { MapLayers } from './MapLayers.tsx';
import { noteOfPlace } from './note-of-place.tsx';
import { layoutChoropleth, layoutInset } from './layout-choropleth.ts';
import { layoutTiles } from '#platform/maps/tiles/layout-tiles.ts';
import { onScreen } from '#platform/maps/zoom/map-view.ts';
import { useMapView } from '#platform/maps/zoom/use-map-view.ts';
import { usePlaces } from './use-places.ts';
import { ZoomButtons } from '#platform/maps/zoom/ZoomButtons.tsx';
import styles from './Choropleth.module.css';

const wide: NominalSize = { width: 840, height: 460, narrowHeight: 200 };

/** The country by classes: every place a target of its own by pointer, touch, Tab and arrows; zoom, names at sea. */
export function Choropleth(props: ChoroplethProps) {
  const { map, places, scale, format, texts, only, tiles = false, nominal = wide } = props;
  const { zoomable = only === undefined && !tiles } = props;
  const { container, size: measured, isMeasured } = useChartSize(nominal);
  const { width, height, narrow } = measured;
  const size = useMemo(() => ({ width, height }), [width, height]);
  const regions = useMemo(() => layoutPlaces(map, { only, tiles }, size), [map, only, tiles, size]);
  const values = useMemo(() => new Map(places.map((place) => [place.id, place])), [places]);
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useMapView(svg, size, zoomable, aimOf(regions, props.ownId), props.keptZoom);
  useFit(regions, tiles ? undefined : props.fitIds, zoom.fit, (props.keptZoom?.mark ?? '') !== '');
  useFocus(regions, zoomable ? props.focusId : undefined, zoom.focus);
  const { active, tabStop, handlers } = usePlaces({ svg, regions, size, zoom, ...props });
  return (
    <div ref={container} className={styles.box}>
      <figure className={styles.map} style={reserve(nominal)} aria-label={texts.label}>
        <svg
          ref={svg}
          className={zoom.view.scale > 1 ? styles.zoomed : only ? styles.inset : styles.whole}
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          height="100%"
          preserveAspectRatio="xMinYMin meet"
          fontFamily="var(--ui)"
          fontSize={12}
          data-chart=""
          data-nominal={isMeasured ? undefined : ''}
          {...handlers}
        >
          <MapLayers {...props} {...{ regions, values, size, narrow, tabStop, active }} view={zoom.view} />
        </svg>
        {active && (
          <CursorTip
            note={noteOfPlace(values.get(active.id), scale, format, texts)}
            {...onScreen(active, zoom.view)}
            {...{ width, height, narrow }}
          />
        )}
        {zoomable && <ZoomButtons zoom={zoom} texts={texts} />}
      </figure>
    </div>
  );
}

/** All places by their borders, some of them enlarged, or one hexagon each. */
function layoutPlaces(
  map: ChoroplethProps['map'],
  { only, tiles }: { only: readonly number[] | undefined; tiles: boolean },
  size: { width: number; height: number },
): RegionShape[] {
  if (tiles) return layoutTiles(map, size);
  return only ? layoutInset(map, only, size) : layoutChoropleth(map, size);
}

/** Where a first step of the zoom leads: the own place, else the middle of all places, which lies where most of them are. */
function aimOf(regions: readonly RegionShape[], ownId: number | undefined): [number, number] {
  const own = regions.find(({ id }) => id === ownId);
  if (own) return [own.labelX, own.labelY];
  const xs = regions.map(({ labelX }) => labelX).toSorted((one, other) => one - other);
  const ys = regions.map(({ labelY }) => labelY).toSorted((one, other) => one - other);
  const half = Math.floor(regions.length / 2);
  return [xs[half] ?? 0, ys[half] ?? 0];
}

/** Brings a place into sight when it is chosen, not when the map is measured anew. */
function useFocus(
  regions: readonly RegionShape[],
  id: number | undefined,
  focus: (box: RegionShape['box']) => void,
): void {
  const latest = useRef({ regions, focus });
  useEffect(() => void (latest.current = { regions, focus }));
  useEffect(() => {
    const region = latest.current.regions.find((candidate) => candidate.id === id);
    if (region) latest.current.focus(region.box);
  }, [id]);
}

/**
 * Lets some places fill the frame when they are asked for, and goes back to the whole when they no longer are. A map
 * that opens at a named view is left there.
 */
function useFit(
  regions: readonly RegionShape[],
  ids: readonly number[] | undefined,
  fit: ReturnType<typeof useMapView>['fit'],
  isPlaced: boolean,
): void {
  const wasFitted = useRef(false);
  const fittedIds = useRef(isPlaced ? ids : undefined);
  useEffect(() => {
    const boxes = regions.filter(({ id }) => ids?.includes(id)).map(({ box }) => box);
    if (boxes.length === 0 && !wasFitted.current) return;
    // The address names a view of its own until other places are asked for.
    if (fittedIds.current === ids) return void (wasFitted.current = true);
    fittedIds.current = undefined;
    wasFitted.current = boxes.length > 0;
    const edge = (at: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
      pick(...boxes.map((box) => box[at]));
    fit(
      boxes.length === 0
        ? null
        : [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)],
    );
  }, [regions, ids, fit]);
}

function reserve({ height, narrowHeight = height }: NominalSize) {
  return { '--map-height': `${height}px`, '--map-narrow': `${narrowHeight}px` } as CSSProperties;
}
