import { useMemo } from 'react';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import type { MapValue } from './choropleth-data.ts';
import type { ChoroplethProps } from './choropleth-props.ts';
import { ChoroplethMarks } from './ChoroplethMarks.tsx';
import { LabelMarks } from '#platform/maps/words/LabelMarks.tsx';
import { EventDiscs } from './EventDiscs.tsx';
import { MarkerMarks } from './MarkerMarks.tsx';
import { PointMarks } from './PointMarks.tsx';
import { TileWords } from '#platform/maps/tiles/TileWords.tsx';
import { sayPlace } from './note-of-place.tsx';
import type { MapSize } from './layout-choropleth.ts';
import type { MapView } from '#platform/maps/zoom/map-view.ts';
import styles from './Choropleth.module.css';

interface Props extends ChoroplethProps {
  regions: readonly RegionShape[];
  values: ReadonlyMap<number, MapValue>;
  size: MapSize;
  narrow: boolean;
  view: MapView;
  tabStop: number | null;
  active: RegionShape | undefined;
}

const nobody: readonly number[] = [];

/** What the map draws, from the ground up: places, discs, words, the outline of the one pointed at. */
export function MapLayers(props: Props) {
  const { regions, values, size, scale, format, texts, view, ownId, active, tabStop } = props;
  const { highlighted = null, labelled = nobody } = props;
  const name = useMemo(
    () => (id: number) => sayPlace(values.get(id), format, texts),
    [values, format, texts],
  );
  // On a phone they would cover the land; zoomed, the sea where the words stand is somewhere else.
  const leaders = props.narrow || props.tiles || view.scale > 1 ? nobody : (props.leaders ?? nobody);
  return (
    <>
      <g transform={transformOf(view)}>
        <ChoroplethMarks {...{ regions, values, scale, highlighted, ownId, tabStop, name }} />
      </g>
      <MarkerMarks {...{ regions, values, scale, view, highlighted, ownId }} />
      {props.events && <EventDiscs {...{ regions, view }} events={props.events} />}
      {props.points && <PointMarks {...{ regions, view }} points={props.points} />}
      <g className={styles.words}>
        {props.tiles ? (
          <TileWords {...{ regions, values, format }} />
        ) : (
          <LabelMarks {...{ regions, values, size, format, leaders, labelled }} />
        )}
      </g>
      {active && <ActiveMarks region={active} view={view} />}
    </>
  );
}

function transformOf({ scale, x, y }: MapView): string | undefined {
  return scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale})`;
}

/** The outline of the place under pointer or focus, above everything; a ring around a tiny one. */
function ActiveMarks({ region, view }: { region: RegionShape; view: MapView }) {
  const { path, labelX, labelY, depth } = region;
  return (
    <g pointerEvents="none" aria-hidden="true" fill="none" stroke="var(--ink)" strokeWidth={1.5}>
      <path
        d={path}
        transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {depth * view.scale < 3.5 && (
        <circle cx={labelX * view.scale + view.x} cy={labelY * view.scale + view.y} r={7} />
      )}
    </g>
  );
}
