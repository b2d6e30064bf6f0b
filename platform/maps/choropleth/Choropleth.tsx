import { useMemo, useRef, type CSSProperties } from 'react';
import { CursorTip } from '#platform/charts/frame/CursorTip.tsx';
import { useChartSize, type NominalSize } from '#platform/charts/frame/use-chart-size.ts';
import type { ClassScale } from '#platform/maps/classes.ts';
import type { RegionMap } from '#platform/maps/read-topology.ts';
import { ActiveMarks } from './ActiveMarks.tsx';
import type { ChoroplethTexts, MapValue } from './choropleth-data.ts';
import { ChoroplethMarks } from './ChoroplethMarks.tsx';
import { LabelMarks } from './LabelMarks.tsx';
import { MarkerMarks } from './MarkerMarks.tsx';
import { noteOfPlace, sayPlace, type MapFormat } from './note-of-place.tsx';
import { placeChoropleth, placeInset } from './place-choropleth.ts';
import { useMapView, type MapView } from './use-map-view.ts';
import { usePlaces } from './use-places.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import styles from './Choropleth.module.css';

interface Props {
  map: RegionMap;
  places: readonly MapValue[];
  scale: ClassScale;
  format: MapFormat;
  texts: ChoroplethTexts;
  /** Places named at sea with a line: the tiny and the extreme, two or three, the most important first. */
  leaders?: readonly number[];
  /** Enlarge these until they fill the frame, for an inset; keep the array itself the same between renders. */
  only?: readonly number[];
  /** Places with words on them, the most important first: for the inset. */
  labelled?: readonly number[];
  /** The reader's own or chosen place: outlined in ink. */
  ownId?: number;
  /** A class pointed at in the legend; the other places fade. */
  highlighted?: number | null;
  zoomable?: boolean;
  nominal?: NominalSize;
  /** Called on a plain click or Enter instead of following the link. */
  onSelect?: (id: number) => void;
  /** The place under pointer or focus, null when it is left. */
  onHover?: (id: number | null) => void;
}

const wide: NominalSize = { width: 840, height: 460, narrowHeight: 200 };
const nobody: readonly number[] = [];

/** The country by classes: every place a target of its own by pointer, touch, Tab and arrows; zoom, names at sea. */
export function Choropleth(props: Props) {
  const {
    map,
    places,
    scale,
    format,
    texts,
    only,
    ownId,
    zoomable = only === undefined,
    nominal = wide,
  } = props;
  const [container, { width, height, narrow }] = useChartSize(nominal);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const regions = useMemo(
    () => (only ? placeInset(map, only, size) : placeChoropleth(map, size)),
    [map, only, size],
  );
  const values = useMemo(() => new Map(places.map((place) => [place.id, place])), [places]);
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useMapView(svg, size, zoomable);
  const { active, tabStop, handlers } = usePlaces({ svg, regions, size, zoom, ...props });
  const leaders = narrow || zoom.view.scale > 1 ? nobody : (props.leaders ?? nobody);
  const labelled = props.labelled ?? nobody;
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
          {...handlers}
        >
          <g transform={transformOf(zoom.view)}>
            <ChoroplethMarks
              {...{ regions, values, scale, ownId, tabStop }}
              highlighted={props.highlighted ?? null}
              name={useMemo(
                () => (id: number) => sayPlace(values.get(id), format, texts),
                [values, format, texts],
              )}
            />
          </g>
          <MarkerMarks {...{ regions, values, scale }} view={zoom.view} />
          <LabelMarks {...{ regions, values, size, format, leaders, labelled }} />
          {active && <ActiveMarks region={active} view={zoom.view} />}
        </svg>
        {active && (
          <CursorTip
            note={noteOfPlace(values.get(active.id), scale, format, texts)}
            x={active.labelX * zoom.view.scale + zoom.view.x}
            y={active.labelY * zoom.view.scale + zoom.view.y}
            {...{ width, height, narrow }}
          />
        )}
        {zoomable && <ZoomButtons zoom={zoom} texts={texts} />}
      </figure>
    </div>
  );
}

function transformOf({ scale, x, y }: MapView): string | undefined {
  return scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale})`;
}

function reserve({ height, narrowHeight = height }: NominalSize) {
  return { '--map-height': `${height}px`, '--map-narrow': `${narrowHeight}px` } as CSSProperties;
}
